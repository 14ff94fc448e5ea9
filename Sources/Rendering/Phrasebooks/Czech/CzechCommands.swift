import Mistakes
import Scripts
import Sessions
import Simulator
import Statements

// What `:help` says of commands and mistakes, and `:diff` of objects.
extension Czech {
  func words(for subject: Vocabulary.Subject) -> [String] {
    switch subject {
    case .group(.look): ["prohlížení"]
    case .group(.world): ["svět", "aplikace"]
    case .group(.person): ["uživatel", "gesta"]
    case .group(.time): ["čas"]
    case .group(.study): ["studium", "učení"]
    case .group(.program): []
    case .mistakes: ["chyba", "chyby"]
    case .kind(.performance): ["výkon", "výkonnostní"]
    case .kind(.logic): ["logika", "logická"]
    case .kind(.userUnfriendly): ["nepřívětivost", "nepřívětivá"]
    }
  }

  var moreHelp: String { "Další · :help s některým z těchto jmen řekne víc" }
  var mistakesHeading: String { "Dvanáct chyb · :help s číslem jednu vysvětlí" }
  func example(_ line: String) -> String { "příklad: \(line)" }

  func kind(_ kind: Mistake.Kind) -> String {
    switch kind {
    case .performance: "výkon"
    case .logic: "logika"
    case .userUnfriendly: "nepřívětivost"
    }
  }

  func meaning(of argument: CommandArgument) -> String {
    switch argument {
    case .choice: ""
    case .version: "verze iOS, od 2.0"
    case .tabIndex: "číslo tabu, počítá se od 0"
    case .fileName: "jméno tak, jak se píše v kódu"
    case .contents: "obsah ve složených závorkách; none soubor odstraní"
    case .fileSize: "velikost ve složených závorkách; none soubor odstraní"
    case .outlet: "outlet controlleru na obrazovce"
    case .text: "zadávaný text v uvozovkách"
    case .value: "on, off, číslo nebo text"
    case .object: "proměnná nebo jméno z odpovědi: UIView#1"
    case .controllerClass: "třída controlleru"
    case .drawing: "soubor, do kterého se obrázek uloží jako SVG"
    case .moment: "číslo řádku (0 = začátek) nebo záložka"
    case .bookmark: "libovolné slovo"
    case .topic: "příkaz, skupina, volání, třída, chyba nebo pojem"
    case .lesson: "číslo nebo jméno lekce"
    case .quiz: "číslo nebo jméno kvízu"
    }
  }

  func explanation(of mistake: Mistake) -> String {
    switch mistake {
    case .outletBeforeLoad:
      "Dokud view není načtené, všechny outlety jsou nil a zpráva pro nil nic neudělá: "
        + "hodnota se ztratí. Uložte ji do vlastnosti a ukažte ve viewDidLoad."
    case .needlessLoad:
      "Kdo se zeptá na view, ten je načte. Chcete-li to jen vědět, ptejte se "
        + "isViewLoaded; skrytý controller nemá za své view platit."
    case .viewsInInitializer:
      "Controller se za celý život nemusí zobrazit. Co vznikne v inicializátoru, zabírá "
        + "paměť celou dobu; view vytvářejte v loadView nebo viewDidLoad."
    case .oneInitializerOnly:
      "Nib vytváří view přes initWithCoder:, kód přes initWithFrame:. Co nastaví jen "
        + "jeden z nich, v druhém případě chybí."
    case .loadedOnce:
      "Do iOS 5 se view mohlo uvolnit a načíst znovu a s ním proběhlo znovu i "
        + "viewDidLoad. Co tam vznikne bez ohledu na to, co už je, uniká nebo se zdvojí."
    case .resetOnReload:
      "Nové načtení není první návštěva. viewDidLoad má ukázat uchovaný stav, ne ten "
        + "počáteční."
    case .earlySizes:
      "Ve viewDidLoad má view ještě rozměry z návrhu. Rozmisťujte ve "
        + "viewWillLayoutSubviews, nebo to nechte na constraints."
    case .emptyUnload:
      "Když systém view uvolnil, je viewDidUnload místem, kde se vzdát všeho, co lze "
        + "vytvořit znovu."
    case .outletKeptInUnload:
      "Outlet, který své view vlastní, je po uvolnění drží při životě. Nastavte ho ve "
        + "viewDidUnload na nil, nebo ho deklarujte jako slabý (weak)."
    case .stateLostInUnload:
      "Co uživatel zadal, žije ve view, která uvolněním zmizí. Uložte to dřív, když se to mění."
    case .stateInOutlet:
      "Popisek nebo pole stav ukazuje, neuchovává. Uložte ho do vlastnosti nebo do modelu."
    case .memoryHeldThroughWarning:
      "Varování o nedostatku paměti žádá to, co lze získat znovu: cache, obrázky, "
        + "načtená data. Kdo je drží, skončí první."
    }
  }

  var isFreed: String { "zanikl" }

  func appearance(_ state: AppearanceState) -> String {
    switch state {
    case .disappeared: "není vidět"
    case .appearing: "objevuje se"
    case .appeared: "je vidět"
    case .disappearing: "mizí"
    }
  }
}
