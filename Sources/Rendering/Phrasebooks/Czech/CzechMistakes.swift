import Mistakes
import Simulator

// Chyby, které se před očima staly.
extension Czech {
  func evidence(_ evidence: Evidence, of object: String) -> String {
    switch evidence {
    case .outletWasNil(let outlet):
      "outlet '\(outlet)' objektu \(object) se použil před načtením view, kdy byl nil"
    case .loadedByTest: "test, jestli view existuje, načetl view objektu \(object)"
    case .neverShown: "tady se načetlo view objektu \(object) a nikdo ho neukázal"
    case .madeInInitializer(let type):
      "\(type) vznikl v inicializátoru objektu \(object), jehož view se třeba nikdy neukáže"
    case .notSetUp(let names, let initializer, let ran):
      "\(object) vznikl metodou \(ran) a chybí mu, co nastavuje \(initializer) \(quoted(names))"
    case .leaked(let type, let field, let line):
      "další volání viewDidLoad nahradilo v '\(field)' \(type) z řádku \(line) a ten unikl"
    case .doubled(let field, let count):
      "další volání viewDidLoad přidalo do '\(field)', co tam už bylo; prvky: \(count)"
    case .observedAgain(let selector, let count):
      "další volání viewDidLoad zaregistrovalo '\(selector)' znovu; zavolá se \(count)krát"
    case .wentBack(let outlet, let old, let new):
      "'\(outlet)' ukazoval před novým načtením \(old), po něm ukazuje \(new)"
    case .sizeChanged(let early, let shown):
      "ve chvíli použití mělo view rozměr \(early.text), na obrazovce má \(shown.text)"
    case .nothingLetGo(let names):
      "metoda viewDidUnload objektu \(object) jen volá super a nevzdává se: \(quoted(names))"
    case .outletForgotten(let outlet):
      "\(object) nastavil '\(outlet)' na nil bez release, a tak objekt pořád vlastní"
    case .outletKept(let outlet):
      "view je uvolněné a \(object) pořád vlastní outlet '\(outlet)'"
    case .entryLost(let outlet, let text):
      "po viewDidUnload se ztratilo, co uživatel zadal do '\(outlet)' (\(text))"
    case .onlyHome(let outlet, let text):
      "hodnota '\(text)' žila v outletu '\(outlet)' a nikde jinde"
    case .heldThroughWarning(let field, let bytes):
      "\(object) není na obrazovce a při varování si v '\(field)' nechal \(bytes.bytes(",", kilo: "kB"))"
    case .viewLoadedInUnload: "\(object) má znovu své view a paměť se neuvolnila"
    case .superSkipped(let selector): "metoda \(selector) objektu \(object) nezavolala super"
    case .outletDangles(let outlet): "'\(outlet)' objektu \(object) ukazuje na zaniklý objekt"
    case .heldByClosure(_, let circle, let isBlock):
      "\(object) a \(isBlock ? "blok" : "closure") se navzájem drží při životě: \(circle)"
    case .childNotMoved(let child, let call):
      "\(object) má dceřiný controller \(child) a \(call) na něm nikdo nezavolal"
    case .viewNotSet: "loadView objektu \(object) skončila a view není"
    }
  }

  private func quoted(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
  }

  func repair(_ repair: Repair) -> String {
    switch repair {
    case .fillInDidLoad(let outlet):
      "hodnotu držte ve vlastnosti a '\(outlet)' z ní naplňte ve viewDidLoad"
    case .askIsViewLoaded: "zeptejte se isViewLoaded"
    case .readModel: "čtěte tam, kde data jsou, nebo se nejdřív zeptejte isViewLoaded"
    case .createInDidLoad(let type): "\(type) vytvořte v loadView nebo viewDidLoad"
    case .shareSetUp: "dejte nastavení do jedné metody a volejte ji z obou inicializátorů"
    case .createOnce(let field):
      "objekt vytvořte, jen když je '\(field)' nil, nebo se ho ve viewDidUnload vzdejte"
    case .addOnce(let field): "'\(field)' před plněním vyprázdněte"
    case .observeInInitializer(let selector):
      "'\(selector)' registrujte v inicializátoru, nebo registraci zrušte, když view odchází"
    case .restore(let outlet): "'\(outlet)' naplňte ze stavu, který je uložený"
    case .layOutLater:
      "rozvržení počítejte ve viewWillLayoutSubviews, nebo nastavte autoresizingMask"
    case .letGo(let code):
      "ve viewDidUnload: " + code
    case .saveBeforeUnload(let outlet): "uložte, co '\(outlet)' ukazuje, kdykoli se to změní"
    case .keepInProperty(let outlet): "hodnotu držte ve vlastnosti, '\(outlet)' ať ji jen ukazuje"
    case .dropOnWarning(let field):
      "'\(field)' vyprázdněte v didReceiveMemoryWarning, nebo použijte NSCache"
    case .leaveViewAlone: "ve viewDidUnload vystačte s tím, co ve view není"
    case .callSuper(let code): "zavolejte \(code)"
    case .clearOutlet(let outlet):
      "deklarujte '\(outlet)' jako weak, nebo ho ve viewDidUnload nastavte na nil"
    case .moveToDidLoad: "přesuňte to do viewDidLoad"
    case .captureWeakly(let code): "zachyťte slabě: \(code)"
    case .tellChild(let code): "až bude view dceřiného controlleru na místě, zavolejte \(code)"
    case .setView: "v loadView přiřaďte view, nebo loadView vynechte"
    }
  }

  func name(of mistake: Mistake) -> String {
    "chyba \(mistake.number) (\(kind(mistake.kind))): \(self.mistake(mistake))"
  }

  func oddity(_ oddity: Oddity) -> String {
    switch oddity {
    case .viewLoadedInUnload: "viewDidUnload načítá view"
    case .superSkipped: "chybí volání super"
    case .outletDangles: "visící outlet"
    case .retainCycle: "cyklus silných referencí"
    case .childNotMoved: "chybí volání didMove"
    case .viewNotSet: "loadView bez view"
    }
  }

  func place(line number: Int) -> String { " (řádek\u{A0}\(number))" }
}
