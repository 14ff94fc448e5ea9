public import AutoLayout
public import ObjectModel
import Syntax

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
  /// Only layers were made with it where they resize with nothing.
  case sizeChanged(from: Size, to: Size, for: SizedThing = .views)
  /// How much of the view was covered when that was used, and is where it is shown.
  case insetsChanged(from: Insets, to: Insets)
  /// The field that holds the view, else its class.
  case subviewSizeChanged(String, from: Size, to: Size)
  case nothingLetGo([String])
  /// The same where `viewDidUnload` says nothing at all.
  case unloadIsEmpty([String])
  /// The same where there is no `viewDidUnload`.
  case unloadIsMissing([String])
  case outletKept(String)
  /// It was set to nil without a release.
  case outletForgotten(String)
  case entryLost(String, String)
  case onlyHome(String, String)
  case heldThroughWarning(String, bytes: Int)
  case viewLoadedInUnload
  case superSkipped(WrittenCall)
  /// Another of super's methods was called in its place.
  case superMistaken(WrittenCall, for: String)
  case outletDangles(String)
  /// What it captures owns it, over the members of a circle; a block of Objective-C, or a closure.
  case heldByClosure(captured: String, circle: String, isBlock: Bool)
  /// A child with that name was never sent the message.
  case childNotMoved(String, WrittenCall)
  /// The view of a controller of that name is shown in another's, and it is nobody's child.
  case childNotAdded(String, WrittenCall)
  /// A controller of that name left its parent, and was never sent the message before.
  case childNotWarned(String, WrittenCall)
  case viewNotSet
  /// By one that repeats, or by a display link; the call that would have ended it.
  case heldByTimer(isLink: Bool, stop: String)
  /// By the block that observes the notification of that name; the call that would have ended it, nil
  /// for a subscription of Combine's.
  case heldByObserver(String, stop: String?)
  /// By a task that waits without end; the call that would have ended it.
  case heldByTask(stop: String)
  /// By that message, which asks for itself again; the call that would have ended it.
  case heldByMessage(String, stop: String)
  /// By what a type shares for as long as the app lasts, over a block of Objective-C's or a closure;
  /// the way to it, and what the closure calls it.
  case heldByShared(way: String, captured: String, isBlock: Bool)
  /// By a method that runs whenever it appears; how often it is told by now.
  case observedEachTime(String, count: Int)
  /// By a block that a method adds whenever it appears; how many there are by now.
  case blockAddedEachTime(String, count: Int)
  /// By a task that a method begins whenever it appears; how many there are by now.
  case taskBegunEachTime(String, count: Int)
  /// By a timer that begins whenever it appears; how many go on by now, and the call that ends one.
  case timerBegunEachTime(count: Int, stop: String)
  /// It goes with the notifications of that name still to be sent to it.
  case freedWhileObserving(String)
  /// It goes, and an object of that class that lives on has it told of the key path.
  case freedWhileObservingKey(String, of: String)
  /// By the property of that name in what it owns, over the members of a circle.
  case heldByDelegate(String, circle: String)
  /// By the property of that name in what it owns, over the members of a circle.
  case heldByField(String, circle: String)
  /// An object of that class, that the message made or retained.
  case neverReleased(String, by: String)
  /// Something of that class is added at each appearance, or at each layout; how many there are by
  /// now.
  case addedEachTime(String, count: Int, isLayout: Bool)
  /// The member of that name, of an object of the class, was used; what the main queue is asked by.
  case changedOffMain(String, of: String, String)
  /// The controller of that name; before its presenter was shown, or after.
  case presentedOffScreen(String, isEarly: Bool)
}

extension Evidence {
  /// The fields that are to be let go.
  var kept: [String] {
    switch self {
    case .nothingLetGo(let names), .unloadIsEmpty(let names), .unloadIsMissing(let names): names
    case .outletKept(let name), .outletForgotten(let name), .outletDangles(let name): [name]
    case .outletWasNil, .loadedByTest, .neverShown, .madeInInitializer, .notSetUp, .leaked,
      .doubled, .observedAgain, .wentBack, .sizeChanged, .insetsChanged, .subviewSizeChanged,
      .entryLost, .onlyHome,
      .heldThroughWarning, .viewLoadedInUnload, .superSkipped, .superMistaken, .heldByClosure,
      .childNotMoved,
      .childNotAdded, .childNotWarned, .viewNotSet, .heldByTimer, .heldByObserver,
      .heldByTask, .heldByMessage, .heldByShared,
      .presentedOffScreen, .observedEachTime, .blockAddedEachTime, .taskBegunEachTime,
      .timerBegunEachTime,
      .heldByDelegate, .heldByField,
      .freedWhileObserving, .freedWhileObservingKey, .addedEachTime, .changedOffMain,
      .neverReleased:
      []
    }
  }

  /// The outlet, field, class or method it is about; empty where it is about the view.
  var name: String {
    switch self {
    case .outletWasNil(let name), .madeInInitializer(let name), .leaked(_, let name, _),
      .doubled(let name, _), .wentBack(let name, _, _), .subviewSizeChanged(let name, _, _),
      .outletKept(let name), .outletForgotten(let name), .entryLost(let name, _),
      .onlyHome(let name, _),
      .heldThroughWarning(let name, _), .outletDangles(let name), .heldByDelegate(let name, _),
      .freedWhileObserving(let name), .freedWhileObservingKey(let name, _),
      .blockAddedEachTime(let name, _),
      .taskBegunEachTime(let name, _), .heldByField(let name, _),
      .addedEachTime(let name, _, _), .neverReleased(let name, _):
      name
    case .unloadIsMissing(let names): names.first ?? ""
    case .notSetUp(_, by: let name, _), .observedAgain(let name, _), .observedEachTime(let name, _):
      String(name.prefix { $0 != "(" })
    case .superSkipped(let call), .superMistaken(let call, _):
      String(call.name.prefix { $0 != "(" })
    case .changedOffMain(let name, _, _): String(name.prefix { $0 != "(" && $0 != ":" })
    case .nothingLetGo, .unloadIsEmpty, .loadedByTest, .neverShown, .sizeChanged, .insetsChanged,
      .viewLoadedInUnload,
      .heldByClosure, .childNotMoved, .childNotAdded, .childNotWarned, .viewNotSet, .heldByTimer,
      .heldByObserver, .heldByTask, .heldByMessage, .heldByShared, .timerBegunEachTime,
      .presentedOffScreen:
      ""
    }
  }

  func repair(in style: CodeStyle) -> Repair {
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
    case .subviewSizeChanged(let name, _, _): .askWhenLaidOut(name)
    case .sizeChanged(_, _, .views): .layOutLater
    case .sizeChanged(_, _, .layers): .layOutLayersLater
    case .sizeChanged(_, _, .content): .askWhenLaidOut("view")
    case .insetsChanged: .askForInsetsLater
    case .nothingLetGo(let names), .unloadIsEmpty(let names), .unloadIsMissing(let names):
      .letGo(style.clearing(names))
    case .outletKept(let outlet), .outletForgotten(let outlet): .letGo(style.clearing([outlet]))
    case .entryLost(let outlet, _): .saveBeforeUnload(outlet)
    case .onlyHome(let outlet, _): .keepInProperty(outlet)
    case .heldThroughWarning(let field, _): .dropOnWarning(field)
    case .viewLoadedInUnload: .leaveViewAlone
    case .superSkipped(let call), .superMistaken(let call, _): .callSuper(call.code)
    case .outletDangles(let outlet): style.clearing(dangling: outlet)
    case .heldByClosure(let captured, _, _): style.capture(of: captured)
    case .childNotMoved(_, let call): .tellChild(call.code)
    case .childNotAdded(_, let call): .adoptChild(call.code)
    case .childNotWarned(_, let call): .warnChild(call.code)
    case .viewNotSet: .setView
    case .heldByTimer(_, let code), .heldByMessage(_, let code): .stopWhenGone(code)
    case .heldByObserver(_, let code): code.map { .stopWhenGone($0) } ?? style.capture(of: "self")
    case .heldByTask(let code): .cancelWhenGone(code)
    case .heldByShared(_, let captured, _): style.capture(of: captured)
    case .observedEachTime(let selector, _): .removeWhenGone(selector)
    case .blockAddedEachTime: .removeBlockWhenGone(style.endOfBlockObservation)
    case .timerBegunEachTime(_, let code): .stopWhenGone(code)
    case .taskBegunEachTime: .cancelWhenHidden("task.cancel()")
    case .freedWhileObserving: .removeWhenFreed(style.endOfOwnObservations)
    case .freedWhileObservingKey(let path, _):
      .removeWhenFreed(style.endOfOwnObservation(ofKey: path))
    case .heldByDelegate(let name, _), .heldByField(let name, _): style.weakening(name)
    case .neverReleased: .releaseOnce
    case .addedEachTime: .addWhenLoaded
    case .changedOffMain(_, _, let code): .changeOnMain(code)
    case .presentedOffScreen(_, let isEarly): isEarly ? .presentLater : .presentWhileShown
    }
  }
}
