import Sessions
import Simulator
import Statements

extension Czech {
  func group(_ group: CommandGroup) -> String {
    switch group {
    case .look: "Prohlížení"
    case .world: "Svět aplikace"
    case .person: "Co dělá člověk"
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
    case .file: "velikost souboru s obrázkem nebo daty"
    case .type: "člověk píše do pole na obrazovce"
    case .set: "člověk posune přepínač nebo posuvník na obrazovce"
    case .swipeBack: "odsune vrchol zásobníku tahem od kraje"
    case .swipeDown: "stáhne sheet dolů"
    case .swipePage: "obrátí stránku"
    case .selectTab: "prst na tabu N, počítá se od 0"
    case .tap: "prst na tom, kam ukazuje outlet"
    case .rotate: "otočí zařízení"
    case .background: "aplikace odejde z obrazovky"
    case .foreground: "aplikace se vrátí"
    case .hold: "nechá tento průchod run loopem otevřený"
    case .settle: "ukončí otevřený průchod"
    case .state: "kde je který controller"
    case .owners: "kdo objekt vlastní"
    case .tree: "okna, controllery a view"
    case .find: "kde jsou controllery třídy, od okna"
    case .timeline: "poslední průchod v drahách, nebo jako obrázek v souboru"
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
    case .as: "poslední řádek v druhém jazyce"
    case .help: "tento přehled, jeden příkaz nebo jedno volání"
    case .language: "jazyk rozhraní"
    case .learn: "lekce, nebo jedna z nich"
    case .quiz: "kvízy, nebo jeden z nich"
    case .review: "zopakuje nesprávné odpovědi"
    case .progress: "co už máte hotové"
    case .next: "další krok"
    case .back: "předchozí krok"
    case .skip: "dál bez odpovědi"
    case .hint: "nápověda; první stojí nejméně"
    case .answer: "ukáže odpověď"
    case .why: "výpočet posledního skóre"
    case .resume: "zpátky do rozdělané lekce"
    case .neverResume: "zapomene, kde lekce skončila"
    case .leave: "z lekce nebo kvízu na pískoviště"
    case .quit: "konec; místo se uloží"
    }
  }

  func meaning(of message: LifeCycle) -> String {
    switch message {
    case .create: "vytvoří objekt; pošle initWithNibName:bundle: s nil"
    case .createWithStyle: "vytvoří tabulkový controller daného stylu"
    case .createWithNib: "uloží jméno nibu; nic se ještě nenačte"
    case .createWithCoder: "vytvoří objekt z archivu: nibu nebo storyboardu"
    case .createWithFrame: "vytvoří view v kódu"
    case .awakeFromNib: "vše v nibu je propojené; File's Owner ho nedostane"
    case .loadView: "vytvoří nebo načte view, když je poprvé potřeba"
    case .viewDidLoad: "view je načtené; outlety platí, rozměry ještě ne"
    case .viewWillAppear: "view se má objevit; v okně ještě není"
    case .viewIsAppearing: "view je v okně a má svou velikost (iOS 13)"
    case .viewDidAppear: "view se objevilo, animace skončila"
    case .viewWillDisappear: "view má zmizet, nebo se přechod obrátil"
    case .viewDidDisappear: "view zmizelo"
    case .viewWillLayoutSubviews: "začíná přepočet rozvržení (iOS 5)"
    case .viewDidLayoutSubviews: "přepočet rozvržení skončil (iOS 5)"
    case .layoutSubviews: "view rozmístí svá podřízená view"
    case .updateProperties: "vlastnosti se aktualizují před rozvržením (iOS 26)"
    case .willMoveToParent: "kontejner controller přijímá, nebo propouští"
    case .didMoveToParent: "kontejner controller přijal, nebo propustil"
    case .didReceiveMemoryWarning: "dochází paměť; do iOS 5 se view může uvolnit"
    case .viewWillUnload: "systém se chystá view uvolnit (jen iOS 5)"
    case .setView: "nastaví vlastnost view; nil ji uvolní"
    case .viewDidUnload: "systém view uvolnil (iOS 3–5)"
    case .shouldPerformSegue: "smí segue proběhnout?"
    case .prepareForSegue: "předání dat; view dalšího controlleru ještě není"
    case .dealloc: "poslední vlastník se vzdal; uvolnění ani zmizení nikdo nehlásí"
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
      "Příkaz potřebuje víc: \(command.usage)"
    case .unknownOption(let command, let option):
      "Příkaz :\(command.rawValue) nezná '\(option)': \(command.usage)"
    case .notInQuiz(let command):
      "Dokud běží kvíz, příkaz :\(command.rawValue) nefunguje; k aplikaci vede :leave."
    case .noSuchLesson(let name, let suggestion):
      "Lekce „\(name)“ neexistuje."
        + (suggestion.map { " Možná „\($0)“?" } ?? " Všechny ukáže :learn.")
    case .noSuchQuiz(let name, let suggestion):
      "Kvíz „\(name)“ neexistuje."
        + (suggestion.map { " Možná „\($0)“?" } ?? " Všechny ukáže :quiz.")
    case .noContent: "Nejsou tu lekce ani kvízy; složku udává --content DIR."
    case .notStudying: "Žádná lekce ani kvíz není otevřený. Seznam ukážou :learn a :quiz."
    case .nothingToExplain: "Zatím není co vysvětlit."
    case .nothingToReview: "Není co opakovat."
    case .noHint: "Nápověda tu není."
    case .unknownLanguage(let name): "„\(name)“ není mezi jazyky en, ru, zh, cs, ja."
    case .unknownVariable(let name): "Nic se nejmenuje „\(name)“. Co tu je, ukáže :state."
    case .noController(let name): "Žádný controller třídy „\(name)“ tu není. Všechny ukáže :tree."
    case .nothingToRepair: "V posledním řádku se žádná chyba neobjevila."
    case .nothingHappenedYet: "Zatím se nic nestalo. Nejdřív napište kód."
    case .nothingToDraw:
      "Poslední řádek nevyvolal žádné volání životního cyklu, není co nakreslit. "
        + "Nejdřív zobrazte controller nebo ho vložte na zásobník."
    case .malformedAnswer(let count):
      "Odpověď jsou čísla od 1 do \(count) oddělená mezerou; otázku přeskočí :skip."
    case .untranslatable: "Tento řádek v druhém jazyce vyjádřit nelze."
    case .unreadableQuestion: "Tuto otázku nelze položit; důvod řekne viewdidlearn check."
    }
  }
}
