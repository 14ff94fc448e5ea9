import Curriculum
import Grading
import Mistakes
import Sessions
import Simulator
import Statements
import Syntax
import UIKitAPI

/// Čeština: klidný kolega, vykání, žádný rod čtenáře.
struct Czech: Phrasebook {
  let invitation = "napište kód nebo příkaz: :learn, :quiz, :help"

  func memory(_ memory: Memory) -> String {
    memory == .manual ? "ruční počítání referencí" : "automatické počítání referencí"
  }

  func place(_ place: ControllerPlace) -> String {
    switch place {
    case .noView: "bez view"
    case .offScreen: "mimo obrazovku"
    case .onScreen: "na obrazovce"
    case .inTransition: "v přechodu"
    }
  }

  func note(_ note: NotePhrase) -> String {
    switch note {
    case .memoryWarning: "varování o nedostatku paměti"
    case .memory(let before, let after):
      "obsazená paměť: \(before.bytes(",", kilo: "kB")) předtím, "
        + "\(after.bytes(",", kilo: "kB")) potom"
    case .nibRead(let name): "čte \(name).nib"
    case .outletConnected(let outlet, let name): "\(outlet) <- \(name)"
    case .freed(let name): "zaniká \(name)"
    case .zombie(let name, let end, let line): "\(name): \(freed(line: line, by: end))"
    case .counted(let owners):
      "retainCount je počet vlastníků v modelu (\(self.owners(owners))); skutečná čísla se liší"
    case .unavailable(let api, let version): "\(api) existuje až od iOS \(version)"
    case .nilReceiver(let name, let isOutlet):
      isOutlet
        ? "nic se nestane: \(name) je nil, dokud se view nenačte, "
          + "a zpráva pro nil neudělá nic"
        : "nic se nestane: \(name) je nil a zpráva pro nil neudělá nic"
    case .nobodyToUnwindTo(let action):
      "nic se nestane: na cestě zpět nemá žádný controller metodu \(action)"
    case .backingStorePurged(let name): "bitmapa objektu \(name) se zahodí, view zůstává"
    case .moved(let told, let scenes):
      "Controllery se to nedozvědí. UIKit to řekne delegátu aplikace (\(told)) a "
        + "po každém volání rozešle pozorovatelům notifikaci."
        + (scenes.map { " V aplikaci se scénami se to místo něj dozví delegát scény (\($0))." }
          ?? "")
    case .animation: "animace"
    case .viewSize(let size): "view \(size)"
    }
  }

  let undoneByFault = "Tady by aplikace skončila. Všechno je jako před tímto řádkem."
  let nothingHappened = "nic se nestalo"
  let noControllers = "zatím žádný controller"
  let nothingChanged = "nic se nezměnilo"

  func sameInBoth(_ versions: [String], events: Int) -> String {
    "Pod oběma verzemi, \(versions[0]) a \(versions[1]), totéž; "
      + (events == 0 ? "nestane se nic." : "počet událostí: \(events).")
  }

  func doesNotRun(line: Int, _ text: String, _ reason: String) -> String {
    "tady neběží: řádek \(line), '\(text)': \(reason)"
  }

  let dropped =
    "Řádky před příkazem nebyly dokončené a zahazují se; vrátí je šipka nahoru, zahodit je jde i přes Ctrl-C."

  func stopped(_ resource: Fault.Resource) -> String {
    switch resource {
    case .steps: "zastaveno: počet kroků je vyčerpaný; není tu nekonečný cyklus?"
    case .objects: "zastaveno: žije už milion objektů"
    case .memory: "zastaveno: došla paměť; neroste něco bez konce?"
    case .output: "zastaveno: výpis přesáhl 10 MB"
    case .patience: "zastaveno: Ctrl+C"
    }
  }

  func memory(inUse bytes: Int) -> String { "obsazená paměť: \(bytes.bytes(",", kilo: "kB"))" }
  var returnSteps: String { "Enter ukáže další" }
  func step(_ number: Int, of count: Int) -> String { "\(number)/\(count)" }
  func change(_ before: String, _ after: String) -> String { "\(before) -> \(after)" }

  func log(calls: Int, _ version: UIKitVersion) -> String {
    "výpis konzole, volání životního cyklu: \(calls), čteno jako iOS \(version)"
  }

  let logIsPossible = "Všechna tato volání mohl provést UIKit."

  func impossible(line: Int, _ reason: LogVerdict.Reason) -> String {
    let why =
      switch reason {
      case .missing(let before, let call):
        "\(call.rawValue) přichází až po \(before.rawValue), a ta ve výpisu není; "
          + "není metoda volaná ručně, nechybí volání super?"
      case .repeated(let call): "\(call.rawValue) už přišla a od té doby ji nic neukončilo"
      case .loadedOnScreen: "view už je na obrazovce, takže se načetlo dávno předtím"
      case .unloadedOnScreen: "view na obrazovce se nikdy neuvolní"
      case .afterDealloc: "objekt už zanikl; vede k němu jen visící ukazatel"
      case .notSent(let version): "iOS \(version) takovou zprávu neposílá"
      }
    return "řádek \(line) nemůže pocházet z UIKitu: \(why)"
  }

  func travel(_ travel: Travel) -> String {
    switch travel {
    case .undone(let line): "vráceno: \(line)"
    case .redone(let line): "provedeno znovu: \(line)"
    case .nothingToUndo: "Není co vrátit."
    case .nothingToRedo: "Není co provést znovu."
    case .arrived(let place, let count): "po řádku \(place), celkem \(count)"
    case .noSuchPlace(let name, let first, let last):
      "Místo „\(name)“ neexistuje. Příkaz :goto přijímá čísla \(first)–\(last) nebo jméno záložky."
    case .bookmarked(let name, let place):
      "záložka \(name) po řádku \(place); zpátky vede :goto \(name)"
    case .places(_, let place): "jste po řádku \(place)"
    }
  }

  let goodbye = "Vaše místo je uložené."
  func languageChosen(_ language: Language) -> String { "Rozhraní je teď česky." }
  func didYouMean(_ suggestion: String) -> String { "možná '\(suggestion)'?" }

  func failure(_ failure: Failure) -> String {
    switch failure {
    case .journal(let path, let reason):
      "deník \(path) nelze vést: \(reason); pokračovat lze, ale nic se nezapamatuje"
    case .journalLocked(let path):
      "deník \(path) používá jiný program; zavřete ho a začněte znovu"
    case .journalFull(let path):
      "na disku není místo: deník \(path) nemůže růst; uvolněte místo a začněte znovu"
    case .journalNewer(let path):
      "deník \(path) patří novější verzi programu; aktualizujte ho, nebo zadejte --state"
    case .journalSetAside(let path, let salvaged):
      "deník byl poškozený; zůstal jako \(path) a v novém je záznamů: \(salvaged)"
    case .history(let path, let reason): "historie \(path) se neukládá: \(reason)"
    case .noContent:
      "žádné lekce; složku udává --content DIR. Pískoviště funguje i bez nich."
    case .unreadable(let path, let reason): "\(path) nelze přečíst: \(reason)"
    case .notUTF8(let path, let byte, let line):
      "\(path):\(line): bajt \(byte) není UTF-8; uložte text v UTF-8"
    case .nulByte(let path, let byte, let line): "\(path):\(line): bajt \(byte) je NUL"
    case .fileExists(let path):
      "soubor \(path) už existuje a zůstal beze změny; zvolte jiný název"
    case .unwritable(let path, let reason): "soubor \(path) nelze zapsat: \(reason)"
    }
  }
}

/// Číslo s podstatným jménem: 1 otázka, 3 otázky, 5 otázek.
func czech(_ count: Int, _ one: String, _ few: String, _ many: String) -> String {
  "\(count)\u{A0}\(count == 1 ? one : (2...4).contains(count) ? few : many)"
}

/// „z 10“, ale „ze 12“: předložka podle výslovnosti číslovky.
func czechOf(_ count: Int) -> String {
  let isSoftened =
    [2, 3, 4, 6, 7, 12, 13, 14, 16, 17].contains(count) || (20...49).contains(count)
    || (60...79).contains(count) || (100...199).contains(count)
  return "\(isSoftened ? "ze" : "z")\u{A0}\(count)"
}
