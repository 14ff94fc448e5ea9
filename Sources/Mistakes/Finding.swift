import Interpreter
public import Simulator
public import Syntax

/// A mistake that was seen to happen, with its evidence.
public struct Finding: Hashable, Sendable {
  public var subject: Subject
  /// The class whose code is at fault.
  public var type: String
  /// The object it happened to, by the name people know it by.
  public var object: String
  public var line: Int
  public var evidence: Evidence
  /// The language that the class is written in, and that repairs are told in.
  public var dialect: Dialect

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

  public var repair: Repair { evidence.repair(in: dialect) }
}

/// A mistake that is none of the twelve; its name is the same in every language.
public enum Oddity: String, CaseIterable, Sendable {
  case viewLoadedInUnload = "viewDidUnload loads the view"
  case superSkipped = "missing super"
  case outletDangles = "dangling outlet"
  case retainCycle = "retain cycle"
  case childNotMoved = "missing didMove"
  case viewNotSet = "loadView without a view"

  public var kind: Mistake.Kind {
    switch self {
    case .viewLoadedInUnload, .retainCycle: .performance
    case .superSkipped, .outletDangles, .childNotMoved, .viewNotSet: .logic
    }
  }
}

/// What happened in the run: facts, which are put into words elsewhere.
public enum Evidence: Hashable, Sendable {
  case outletWasNil(String)
  /// The view was loaded by a test for nil, which could have asked `isViewLoaded`.
  case loadedByTest
  case neverShown(inInitializer: Bool)
  /// A view of that class was made.
  case madeInInitializer(String)
  /// What one initialiser set up is missing where the other one ran.
  case notSetUp([String], by: String, ran: String)
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
  case superSkipped(WrittenCall)
  case outletDangles(String)
  /// What it captures owns it, over the members of a circle; a block of Objective-C, or a closure.
  case heldByClosure(captured: String, circle: String, isBlock: Bool)
  /// A child with that name was never sent the message.
  case childNotMoved(String, WrittenCall)
  case viewNotSet
}

/// A message, as its language writes it: `viewWillAppear(_:)`, and its call in full,
/// `super.viewWillAppear(animated)`.
public struct WrittenCall: Hashable, Sendable, CustomStringConvertible {
  public var name: String
  public var code: String

  public var description: String { name }
}

/// The smallest change that makes the evidence go away.
public enum Repair: Hashable, Sendable {
  /// Keep the value in a property, and fill the outlet from it in `viewDidLoad`.
  case fillInDidLoad(String)
  case askIsViewLoaded
  case readModel
  case moveToDidLoad
  case createInDidLoad(String)
  case shareSetUp
  case createOnce(String)
  case addOnce(String)
  case observeInInitializer(String)
  case restore(String)
  case layOutLater
  /// The assignments of nil, as code.
  case letGo(String)
  case saveBeforeUnload(String)
  case keepInProperty(String)
  case dropOnWarning(String)
  case leaveViewAlone
  case callSuper(String)
  case clearOutlet(String)
  /// What a capture list, or a line before the block, has to say.
  case captureWeakly(String)
  case tellChild(String)
  case setView
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
    case .notSetUp(_, by: let name, _): String(name.prefix { $0 != "(" })
    case .superSkipped(let call): String(call.name.prefix { $0 != "(" })
    case .nothingLetGo, .loadedByTest, .neverShown, .sizeChanged, .viewLoadedInUnload,
      .heldByClosure, .childNotMoved, .viewNotSet:
      ""
    }
  }

  func repair(in dialect: Dialect) -> Repair {
    switch self {
    case .outletWasNil(let outlet): .fillInDidLoad(outlet)
    case .loadedByTest: .askIsViewLoaded
    case .neverShown(let inInitializer): inInitializer ? .moveToDidLoad : .readModel
    case .madeInInitializer(let type): .createInDidLoad(type)
    case .notSetUp: .shareSetUp
    case .leaked(_, let field, _): .createOnce(field)
    case .doubled(let field, _): .addOnce(field)
    case .observedAgain(let selector, _): .observeInInitializer(selector)
    case .wentBack(let outlet, _, _): .restore(outlet)
    case .sizeChanged: .layOutLater
    case .nothingLetGo(let names): .letGo(dialect.clearing(names))
    case .outletKept(let outlet), .outletForgotten(let outlet): .letGo(dialect.clearing([outlet]))
    case .entryLost(let outlet, _): .saveBeforeUnload(outlet)
    case .onlyHome(let outlet, _): .keepInProperty(outlet)
    case .heldThroughWarning(let field, _): .dropOnWarning(field)
    case .viewLoadedInUnload: .leaveViewAlone
    case .superSkipped(let call): .callSuper(call.code)
    case .outletDangles(let outlet): .clearOutlet(outlet)
    case .heldByClosure(let captured, _, _): .captureWeakly(dialect.weakCapture(of: captured))
    case .childNotMoved(_, let call): .tellChild(call.code)
    case .viewNotSet: .setView
    }
  }
}
