public import Simulator

/// A mistake that was seen to happen, with its evidence.
public struct Finding: Hashable, Sendable {
  public var subject: Subject
  /// The class whose code is at fault.
  public var type: String
  /// The object it happened to, by the name people know it by.
  public var object: String
  public var line: Int
  public var evidence: Evidence

  /// What a finding is about: one of the twelve, or what is on no list.
  public enum Subject: Hashable, Sendable {
    case mistake(Mistake)
    case oddity(Oddity)
  }

  /// 1 to 12; 0 for what is not on the list.
  public var number: Int {
    switch subject {
    case .mistake(let mistake): mistake.number
    case .oddity: 0
    }
  }

  public var kind: Mistake.Kind {
    switch subject {
    case .mistake(let mistake): mistake.kind
    case .oddity(let oddity): oddity.kind
    }
  }

  public var repair: Repair { evidence.repair }
}

/// A mistake that is none of the twelve; its name is the same in every language.
public enum Oddity: String, CaseIterable, Sendable {
  case viewLoadedInUnload = "viewDidUnload loads the view"
  case superSkipped = "missing super"
  case outletDangles = "dangling outlet"

  public var kind: Mistake.Kind { self == .viewLoadedInUnload ? .performance : .logic }
}

/// What happened in the run: facts, which are put into words elsewhere.
public enum Evidence: Hashable, Sendable {
  case outletWasNil(String)
  /// The view was loaded by a test for nil, which could have asked `isViewLoaded`.
  case loadedByTest
  case neverShown
  /// A view of that class was made.
  case madeInInitializer(String)
  /// What one initialiser set up is missing where the other one ran.
  case notSetUp([String], by: Selector, ran: Selector)
  /// An object of that class in a field was replaced, and nobody lets go of it.
  case leaked(String, field: String, madeIn: Int)
  /// An array has what `viewDidLoad` adds more than once.
  case doubled(String, count: Int)
  /// A notification is observed more than once.
  case observedAgain(String, count: Int)
  case wentBack(String, from: String, to: String)
  case sizeChanged(from: Size, to: Size)
  case nothingLetGo([String])
  case outletKept(String)
  /// It was set to nil without a release.
  case outletForgotten(String)
  case entryLost(String, String)
  case onlyHome(String, String)
  case heldThroughWarning(String, bytes: Int)
  case viewLoadedInUnload
  case superSkipped(Selector)
  case outletDangles(String)
}

/// The smallest change that makes the evidence go away.
public enum Repair: Hashable, Sendable {
  /// Keep the value in a property, and fill the outlet from it in `viewDidLoad`.
  case fillInDidLoad(String)
  case askIsViewLoaded
  case readModel
  case createInDidLoad(String)
  case shareSetUp
  case createOnce(String)
  case addOnce(String)
  case observeInInitializer(String)
  case restore(String)
  case layOutLater
  case letGo([String])
  case saveBeforeUnload(String)
  case keepInProperty(String)
  case dropOnWarning(String)
  case leaveViewAlone
  case callSuper(Selector)
  case clearOutlet(String)
}

extension Evidence {
  /// The outlet, field, class or method it is about; empty where it is about the view.
  var name: String {
    switch self {
    case .outletWasNil(let name), .madeInInitializer(let name), .leaked(_, let name, _),
      .doubled(let name, _), .observedAgain(let name, _), .wentBack(let name, _, _),
      .outletKept(let name), .outletForgotten(let name), .entryLost(let name, _),
      .onlyHome(let name, _),
      .heldThroughWarning(let name, _), .outletDangles(let name):
      name
    case .notSetUp(_, by: let selector, _), .superSkipped(let selector): selector.name
    case .nothingLetGo, .loadedByTest, .neverShown, .sizeChanged, .viewLoadedInUnload: ""
    }
  }

  var repair: Repair {
    switch self {
    case .outletWasNil(let outlet): .fillInDidLoad(outlet)
    case .loadedByTest: .askIsViewLoaded
    case .neverShown: .readModel
    case .madeInInitializer(let type): .createInDidLoad(type)
    case .notSetUp: .shareSetUp
    case .leaked(_, let field, _): .createOnce(field)
    case .doubled(let field, _): .addOnce(field)
    case .observedAgain(let selector, _): .observeInInitializer(selector)
    case .wentBack(let outlet, _, _): .restore(outlet)
    case .sizeChanged: .layOutLater
    case .nothingLetGo(let names): .letGo(names)
    case .outletKept(let outlet), .outletForgotten(let outlet): .letGo([outlet])
    case .entryLost(let outlet, _): .saveBeforeUnload(outlet)
    case .onlyHome(let outlet, _): .keepInProperty(outlet)
    case .heldThroughWarning(let field, _): .dropOnWarning(field)
    case .viewLoadedInUnload: .leaveViewAlone
    case .superSkipped(let selector): .callSuper(selector.isOwnInitializer ? "init" : selector)
    case .outletDangles(let outlet): .clearOutlet(outlet)
    }
  }
}

extension Selector {
  /// Whether it is an initialiser that a learner has named, which nothing above answers.
  fileprivate var isOwnInitializer: Bool {
    name.hasPrefix("init")
      && !["init", "initWithNibName:bundle:", "initWithCoder:", "initWithStyle:"].contains(self)
  }
}
