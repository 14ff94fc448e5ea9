import Simulator

// Findings in English, as JSON has them; what people read is Rendering's.
extension Finding {
  /// What happened in the run; what is on no list begins with its name.
  public var text: String {
    switch subject {
    case .mistake: evidence.text(of: object)
    case .oddity(let oddity): oddity.rawValue + ": " + evidence.text(of: object)
    }
  }
}

extension Evidence {
  /// What happened, in English.
  public func text(of object: String) -> String {
    switch self {
    case .outletWasNil(let outlet):
      "outlet '\(outlet)' of \(object) was used before the view was loaded, and was nil"
    case .loadedByTest: "a test for nil loaded the view of \(object)"
    case .neverShown: "the view of \(object) was loaded here, and was not shown"
    case .madeInInitializer(let type):
      "a \(type) was made in an initialiser of \(object), whose view may never be shown"
    case .notSetUp(let names, let initializer, let ran):
      "\(object) came from \(ran), and lacks what \(initializer) sets up: \(list(names))"
    case .leaked(let type, let field, let line):
      "the \(type) of line \(line) in '\(field)' was replaced on another viewDidLoad, and leaks"
    case .doubled(let field, let count):
      "another viewDidLoad added to '\(field)' what was there already: \(count) elements now"
    case .observedAgain(let selector, let count):
      "another viewDidLoad registered '\(selector)' again: \(object) is told \(count) times now"
    case .wentBack(let outlet, let old, let new):
      "'\(outlet)' showed \(old) before the reload, and shows \(new) after it"
    case .sizeChanged(let early, let shown):
      "the view was \(early.text) when its size was used, and is \(shown.text) on screen"
    case .nothingLetGo(let names):
      "viewDidUnload of \(object) only calls super, and \(list(names)) could have been let go"
    case .outletForgotten(let outlet):
      "\(object) set '\(outlet)' to nil without a release and still owns what it pointed to"
    case .outletKept(let outlet): "\(object) still owns '\(outlet)' after its view was unloaded"
    case .entryLost(let outlet, let text):
      "what was entered in '\(outlet)' (\(text)) is lost after viewDidUnload"
    case .onlyHome(let outlet, let text):
      "'\(text)' was kept in outlet '\(outlet)' and nowhere else"
    case .heldThroughWarning(let field, let bytes):
      "\(object) is not on screen, and held \(bytes) bytes in '\(field)' through a memory warning"
    case .viewLoadedInUnload: "\(object) has its view again, and nothing was gained"
    case .superSkipped(let selector): "\(selector) of \(object) did not call super"
    case .outletDangles(let outlet): "'\(outlet)' of \(object) points to a freed object"
    case .heldByClosure(_, let circle, let isBlock):
      "\(object) and a \(isBlock ? "block" : "closure") keep each other alive: \(circle)"
    case .childNotMoved(let child, let call):
      "\(object) made \(child) its child and never called \(call) on it"
    case .viewNotSet: "loadView of \(object) returned without a view"
    }
  }

  private func list(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
  }
}

extension Size {
  /// `320×460`.
  fileprivate var text: String { "\(width.shortDescription)×\(height.shortDescription)" }
}

extension Repair {
  /// The smallest change, as advice.
  public var text: String {
    switch self {
    case .fillInDidLoad(let outlet):
      "keep the value in a property, and fill '\(outlet)' from it in viewDidLoad"
    case .askIsViewLoaded: "ask isViewLoaded"
    case .readModel: "read from where the data is kept, or ask isViewLoaded first"
    case .createInDidLoad(let type): "make the \(type) in loadView or viewDidLoad"
    case .shareSetUp: "move the set-up into one method, and call it from both initialisers"
    case .createOnce(let field): "make it only if '\(field)' is nil, or let it go in viewDidUnload"
    case .addOnce(let field): "empty '\(field)' before it is filled"
    case .observeInInitializer(let selector):
      "register '\(selector)' in the initialiser, or remove the observer when the view goes"
    case .restore(let outlet): "fill '\(outlet)' from the state that is kept"
    case .layOutLater: "lay out in viewWillLayoutSubviews, or set autoresizingMask"
    case .moveToDidLoad: "move it to viewDidLoad"
    case .letGo(let code): "in viewDidUnload: " + code
    case .saveBeforeUnload(let outlet): "save what '\(outlet)' shows when it changes"
    case .keepInProperty(let outlet): "keep it in a property, and let '\(outlet)' only show it"
    case .dropOnWarning(let field):
      "empty '\(field)' in didReceiveMemoryWarning, or use an NSCache"
    case .leaveViewAlone: "in viewDidUnload use what is not in the view"
    case .callSuper(let code): "call \(code)"
    case .clearOutlet(let outlet): "declare '\(outlet)' weak, or set it to nil in viewDidUnload"
    case .captureWeakly(let code): "capture it weakly: \(code)"
    case .tellChild(let code): "call \(code) when the child's view is in place"
    case .setView: "give view a value in loadView, or leave loadView out"
    }
  }
}
