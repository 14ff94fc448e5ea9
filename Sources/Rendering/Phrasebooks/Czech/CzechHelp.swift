import Scripts
import Sessions
import Simulator
import Statements
import UIKitAPI

extension Czech {
  func group(_ group: CommandGroup) -> String {
    switch group {
    case .look: "Prohlížení"
    case .world: "Svět aplikace"
    case .person: "Co dělá uživatel"
    case .time: "Cesta časem"
    case .study: "Studium"
    case .program: "Program"
    }
  }

  func meaning(of command: Command) -> String {
    switch command {
    case .ios: "spustí aplikaci znovu v jiné verzi"
    case .memory: "začne znovu s ručním, nebo automatickým počítáním"
    case .device: "začne znovu na jiném zařízení"
    case .relaunch: "ukončí proces a spustí aplikaci znovu; UserDefaults zůstanou"
    case .warn: "systém pošle varování o nedostatku paměti"
    case .nib: "deklaruje nib"
    case .storyboard: "deklaruje storyboard"
    case .file: "deklaruje velikost souboru s obrázkem nebo daty"
    case .type: "napíše text do pole na obrazovce"
    case .set: "přepne přepínač nebo posune posuvník na obrazovce"
    case .swipeBack: "vrátí se v zásobníku tahem od levého kraje"
    case .swipeDown: "zavře sheet tažením dolů"
    case .swipePage: "obrátí stránku"
    case .selectTab: "klepne na tab N, počítá se od 0"
    case .tap: "klepne na prvek, na který ukazuje outlet"
    case .rotate: "otočí zařízení"
    case .background: "aplikace odejde z obrazovky"
    case .foreground: "aplikace se vrátí"
    case .hold: "nechá tento průchod run loopem otevřený"
    case .settle: "ukončí otevřený průchod run loopem"
    case .state: "kde je který controller"
    case .owners: "kdo objekt vlastní"
    case .tree: "okna, controllery a view"
    case .find: "kde jsou controllery třídy, od okna"
    case .timeline: "poslední průchod run loopem ve sloupcích, nebo jako obrázek"
    case .leaks: "na co už nikdo nedosáhne"
    case .trace: "poslední odpověď ještě jednou"
    case .step: "poslední odpověď po jednotlivých událostech"
    case .diff: "co změnil poslední řádek"
    case .compare: "poslední řádek ve dvou verzích"
    case .repair: "co po chybě změnit"
    case .undo: "vrátí poslední řádek, který něco změnil"
    case .redo: "provede vrácené znovu"
    case .goto: "přejde na okamžik po řádku N nebo na záložku"
    case .bookmark: "dá tomuto okamžiku jméno"
    case .as: "poslední řádek v druhém programovacím jazyce"
    case .help: "vypíše tento přehled, nebo vysvětlí příkaz či volání"
    case .language: "přepne jazyk rozhraní"
    case .learn: "vypíše lekce, nebo jednu otevře"
    case .quiz: "vypíše kvízy, nebo jeden otevře"
    case .review: "zopakuje nesprávné odpovědi"
    case .progress: "ukáže, co už je hotové"
    case .next: "přejde na další krok"
    case .back: "vrátí se o krok"
    case .skip: "jde dál bez odpovědi"
    case .again: "začne stránku nebo kvíz znovu"
    case .hint: "napoví, pokaždé o něco víc"
    case .answer: "ukáže odpověď"
    case .why: "ukáže výpočet posledního skóre"
    case .resume: "vrátí se do rozdělané lekce"
    case .neverResume: "zapomene, kde lekce skončila"
    case .leave: "odejde z lekce nebo kvízu na pískoviště"
    case .quit: "ukončí program; místo se uloží"
    }
  }

  func meaning(of message: LifeCycle) -> String {
    switch message {
    case .create: "vytvoří objekt; pošle initWithNibName:bundle: s nil"
    case .createWithStyle: "vytvoří tabulkový controller daného stylu"
    case .createWithNib: "uloží jméno nibu; nic se ještě nenačte"
    case .createWithCoder: "vytvoří objekt z archivu: nibu nebo storyboardu"
    case .createWithFrame: "vytvoří view v kódu"
    case .awakeFromNib: "vše v nibu je propojené; File's Owner tuto zprávu nedostane"
    case .loadView: "vytvoří nebo načte view, když je poprvé potřeba"
    case .viewDidLoad: "view je načtené; outlety platí, rozměry ještě ne"
    case .viewWillAppear: "view se má objevit; v okně ještě není"
    case .viewIsAppearing: "view je v okně a má svou velikost (od iOS 13)"
    case .viewDidAppear: "view se objevilo, animace skončila"
    case .viewWillDisappear: "view má zmizet, nebo se přechod obrátil"
    case .viewDidDisappear: "view zmizelo"
    case .viewWillLayoutSubviews: "začíná přepočet rozvržení (od iOS 5)"
    case .viewDidLayoutSubviews: "přepočet rozvržení skončil (od iOS 5)"
    case .layoutSubviews: "view rozmístí svá podřízená view"
    case .updateProperties: "vlastnosti se aktualizují před rozvržením (od iOS 26)"
    case .viewWillTransition:
      "velikost view se právě změní, třeba při otočení (od iOS 8)"
    case .willMoveToParent: "kontejner controller přijímá, nebo vydává"
    case .didMoveToParent: "kontejner controller přijal, nebo vydal"
    case .didReceiveMemoryWarning: "dochází paměť; do iOS 5 se view může uvolnit"
    case .viewWillUnload: "systém se chystá view uvolnit (jen iOS 5)"
    case .setView: "nastaví vlastnost view; s nil se view vzdá"
    case .viewDidUnload: "systém view uvolnil (iOS 3–5)"
    case .shouldPerformSegue: "smí segue proběhnout?"
    case .prepareForSegue: "předání dat; view dalšího controlleru ještě není"
    case .dealloc: "poslední vlastník se objektu vzdal; uvolnění ani zmizení nikdo nehlásí"
    }
  }

  func refusal(_ refusal: Refusal) -> String {
    switch refusal {
    case .unknownCommand(let name, let suggestion):
      "Příkaz :\(name) neexistuje."
        + (suggestion.map { " Možná :\($0)?" } ?? " Všechny ukáže :help.")
    case .unknownTopic(let name, let suggestion):
      "O „\(name)“ tu nic není."
        + (suggestion.map { " Možná „\($0)“?" } ?? " Všechny příkazy ukáže :help.")
    case .missingArgument(let command):
      "Příkazu chybí argument: \(command.usage)"
    case .unknownVersion(let text):
      ":compare zná iOS 2.0 až 18 a 26; '\(text)' mezi nimi není."
    case .unknownOption(let command, let option):
      "Příkaz :\(command.rawValue) nezná '\(option)': \(command.usage)"
    case .notInQuiz(let command):
      "Během otázek příkaz :\(command.rawValue) nefunguje; na pískoviště vede :leave."
    case .noSuchLesson(let name, let suggestion):
      "Lekce „\(name)“ neexistuje."
        + (suggestion.map { " Možná „\($0)“?" } ?? " Všechny ukáže :learn.")
    case .noSuchQuiz(let name, let suggestion):
      "Kvíz „\(name)“ neexistuje."
        + (suggestion.map { " Možná „\($0)“?" } ?? " Všechny ukáže :quiz.")
    case .noContent: "Nejsou tu lekce ani kvízy; složku udává --content DIR."
    case .notStudying: "Žádná lekce ani kvíz není otevřený. Seznam ukážou :learn a :quiz."
    case .nothingToExplain: "Na obrazovce není odpověď, kterou by šlo vysvětlit."
    case .nothingToReview: "K opakování už nic nezbývá."
    case .nothingToResume: "Nic nedokončeného tu není. Lekce ukáže :learn, kvízy :quiz."
    case .returnGoesOn: "Odpověď je na obrazovce: Enter\u{A0}=\u{A0}dál, :back se zeptá znovu."
    case .nothingToAnswer: "Na této stránce úkol není: Enter\u{A0}=\u{A0}dál."
    case .noSuchStep(let number, let count):
      "Krok \(number) tu není, počet kroků lekce: \(count)."
    case .noHint: "Tady není co napovědět. Odpověď na úkol nebo otázku ukáže :answer."
    case .unknownLanguage(let name): "„\(name)“ není mezi jazyky en, ru, zh, cs, ja."
    case .unknownVariable(let name): "Nic se nejmenuje „\(name)“. Co tu je, ukáže :state."
    case .noController(let name): "Žádný controller třídy „\(name)“ tu není. Všechny ukáže :tree."
    case .nothingToRepair: "V posledním řádku se žádná chyba neobjevila."
    case .nothingHappenedYet: "Zatím se nic nestalo. Nejdřív napište kód."
    case .nothingToDraw:
      "Poslední řádek nevyvolal žádné volání životního cyklu, není co nakreslit. "
        + "Nejdřív zobrazte controller nebo ho vložte na zásobník."
    case .malformedAnswer(.unknown(nil), let count):
      "Odpověď jsou čísla od 1 do \(count) nebo jména oddělená mezerou; otázku přeskočí :skip."
    case .malformedAnswer(.unknown(let word?), let count):
      "'\(word)' není číslo od 1 do \(count) ani jedno ze jmen."
    case .malformedAnswer(.noNumber(let word), let count):
      "'\(word)' není číslo od 1 do \(count); 0 = žádná chyba, přeskočí ji :skip."
    case .malformedAnswer(.ambiguous(let word, let names), _):
      "'\(word)' může být \(names.joined(separator: ", "))."
    case .untranslatable: "Tento řádek v druhém jazyce vyjádřit nelze."
    case .unreadableQuestion: "Tuto otázku nelze položit; důvod řekne viewdidlearn check."
    }
  }
}
