import AutoLayout
import InterfaceModel
package import ObjectModel
package import ObjectRuntime
import Syntax
import UIKitAPI

// Page view controllers: of all pages one is shown; the next is asked for when the finger moves.
//
// Apple's pages of UIPageViewController and its data source and delegate. Of the two styles the one
// that scrolls is modelled: the will-calls come when the drag begins, the did-calls when it has
// ended.
extension Turn {
  /// `setViewControllers:direction:animated:completion:`. No delegate hears of it.
  package mutating func setPages(
    _ pages: [ObjectID], of container: ObjectID, animated: Bool, completion: Value
  ) throws(Fault) {
    let isShowing = simulation.isShowing(container)
    if isShowing { try finishTransitions() }
    let old = simulation.interface.viewControllers[container]?.selected
    // Of pages that curl there may be two, with the spine between them.
    let scrolls = simulation.field(named: "transitionStyle", of: container)?.integer == 1
    guard let page = pages.first, pages.count == 1 || !scrolls else {
      throw .invalidArgument(
        "The number of view controllers provided (\(pages.count)) doesn't match the number required "
          + "(1) for the requested transition")
    }
    if scrolls {
      try tell("dataSource", of: container, LifeCycle.pageCount)
      try tell("dataSource", of: container, LifeCycle.pageIndex)
    }
    guard page != old else { return try callNow(completion) }
    if let old { try tellOfMove(of: old, to: nil) }
    try tellOfMove(of: page, to: container)
    try adopt(page, by: container)
    if let old { disown(old, by: container) }
    simulation.interface.viewControllers[container]?.selected = page
    guard isShowing else {
      if let view = old.flatMap({ simulation.loadedView(of: $0) }) { try detach(view) }
      if let old { try tellOfEndedMove(of: old, to: nil) }
      // The page hears that it has moved when it has appeared with its container.
      simulation.interface.viewControllers[page]?.movement = .toParent
      return try callNow(completion)
    }
    try begin(
      Transition(
        host: container, kind: .turn, entering: page, leaving: old, isAnimated: animated,
        removed: old.map { [$0] } ?? [],
        completion: completion == .none ? nil : try keepBlock(completion)),
      in: simulation.loadedView(of: container))
  }

  /// A page is as large as its container has room for before it hears that it will appear.
  mutating func makeRoom(forPage page: ObjectID) {
    guard let container = simulation.pageContainer(of: page),
      let around = simulation.loadedView(of: container).flatMap({ simulation.frame(of: $0) }),
      let view = simulation.loadedView(of: page)
    else { return }
    resize(view, to: simulation.room(forPageOf: container, in: around.size))
  }

  /// A completion is told that it has finished, since nothing was interrupted.
  private mutating func callNow(_ completion: Value) throws(Fault) {
    if completion != .none { try call(block: completion, [.bool(true)]) }
  }

  /// The finger moves: the data source is asked for both neighbours, and the one that is wanted
  /// appears if there is one.
  package mutating func beginTurning(_ container: ObjectID, forward: Bool) throws(Fault) {
    guard let page = simulation.interface.viewControllers[container]?.selected else { return }
    let before = try neighbour(of: page, "Before", in: container)
    let after = try neighbour(of: page, "After", in: container)
    guard let next = forward ? after : before else {
      simulation.runLoop.gesture = Gesture(kind: .swipePage(forward: forward), transition: nil)
      return
    }
    try tell(
      "delegate", of: container, LifeCycle.willTurn, [try makeArray([.object(next)])])
    try tellOfMove(of: next, to: container)
    try adopt(next, by: container)
    try begin(
      .swipePage(forward: forward),
      Transition(
        host: container, kind: .turn, entering: next, leaving: page, isAnimated: true),
      in: simulation.loadedView(of: container))
  }

  /// What the data source has on one side of a page; nil at the end.
  private mutating func neighbour(
    of page: ObjectID, _ side: String, in container: ObjectID
  ) throws(Fault) -> ObjectID? {
    let question = Selector("pageViewController:viewController\(side)ViewController:")
    return try tell("dataSource", of: container, question, [.object(page)])?.object
  }

  /// The finger has left a page: the one that is not shown any more is no child any more.
  /// A turn that was broken off leaves the old page, and the new one goes.
  mutating func endTurning(_ transition: Transition, isFinished: Bool) throws(Fault) {
    guard transition.kind == .turn, let new = transition.entering, let old = transition.leaving
    else { return }
    let gone = isFinished ? old : new
    if isFinished { simulation.interface.viewControllers[transition.host]?.selected = new }
    try tellOfMove(of: gone, to: nil)
    disown(gone, by: transition.host)
    try tellOfEndedMove(of: gone, to: nil)
    try tell(
      "delegate", of: transition.host, LifeCycle.didTurn,
      [.bool(true), try makeArray([.object(old)]), .bool(isFinished)])
  }
}

extension Simulation {
  /// All of the container but what the dots below the pages take.
  func room(forPageOf container: ObjectID, in size: Size) -> Rect {
    let dots = showsDots(container) ? pageControlHeight : 0
    return Rect(size: Size(width: size.width, height: max(0, size.height - dots)))
  }

  /// Pages that scroll sideways have dots if the data source answers how many there are and which is
  /// shown: the reference of `presentationCountForPageViewController:`.
  private func showsDots(_ container: ObjectID) -> Bool {
    guard field(named: "transitionStyle", of: container)?.integer == 1,
      field(named: "navigationOrientation", of: container)?.integer == 0,
      let source = field(named: "dataSource", of: container)?.object
    else { return false }
    return isOverridden(LifeCycle.pageCount, by: source)
      && isOverridden(LifeCycle.pageIndex, by: source)
  }

  /// The page view controller whose page a controller is.
  func pageContainer(of id: ObjectID) -> ObjectID? {
    parent(of: id).flatMap { isKind($0, of: "UIPageViewController") ? $0 : nil }
  }
}
