import Interpreter
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax
import UIKitAPI

/// Which of several objects UIKit tells first of one thing that happens (uikit-facts 2.1, 4 to 10).
///
/// Two controllers that make way for one another hear in the order of the run. A controller and the
/// one it stands in keep only to the stages of the transition, and so do two that stand side by side
/// in a container: in a tab bar either is told first on some device. A stack alone has an order of
/// its own, though before iOS 11 the lower one's will may come before the upper one loads. Objects of
/// one nib keep to the steps of its loading, and layout comes when it comes.
struct TransitionOrder {
  /// The app before and after.
  private let moments: [Simulation]

  init(_ run: Observation) { moments = [run.before.simulation, run.after.simulation] }

  /// The first version of which no log has the lower controller of a stack leave before the upper one
  /// loads.
  private static let firstToLoadFirst = UIKitVersion(11)

  /// Whether a call comes before a later one of another object in every order that UIKit may take.
  func isFixed(_ earlier: SeenCall, _ later: SeenCall) -> Bool {
    if earlier.isLayout || later.isLayout { return false }
    // A warning goes to whoever listens, in no order that is promised.
    if DriveRule(earlier.selector) == .memory, DriveRule(later.selector) == .memory { return false }
    if let first = earlier.nibStep, let second = later.nibStep { return first < second }
    let kin = kinship(earlier.object, later.object)
    let isInStack = kin.contains(.inStack)
    if isInStack, isOfOldStack { return earlier.stage != .load || later.stage != .will }
    if kin.contains(.family) || !isInStack && kin.contains(.sideBySide) {
      guard let first = earlier.stage, let second = later.stage else { return false }
      return first < second
    }
    return true
  }

  private var isOfOldStack: Bool {
    moments.contains { $0.version < Self.firstToLoadFirst }
  }

  /// How the two controllers of a pair of calls stand to one another, which decides on their order.
  private enum Kinship {
    /// One stands in the other.
    case family
    /// They stand in different children of a stack, or of another container.
    case inStack, sideBySide
  }

  /// How two controllers stand to one another, before and after.
  private func kinship(_ one: String, _ other: String) -> Set<Kinship> {
    Set(
      moments.compactMap { app in
        guard let first = app.object(named: one), let second = app.object(named: other),
          first != second
        else { return nil }
        let theirs = [second] + app.ancestors(of: second)
        let mine = [first] + app.ancestors(of: first)
        guard let common = mine.first(where: theirs.contains) else { return nil }
        if common == first || common == second { return .family }
        return app.isKind(common, of: "UINavigationController") ? .inStack : .sideBySide
      })
  }
}

extension Simulation {
  fileprivate func ancestors(of id: ObjectID) -> [ObjectID] {
    Array(sequence(first: id) { parent(of: $0) }.dropFirst())
  }
}

extension SeenCall {
  /// Everything of a nib is unarchived before any of it is told that it woke.
  fileprivate var nibStep: Int? {
    switch LifeCycle(rawValue: selector) {
    case .createWithCoder: 0
    case .awakeFromNib: 1
    default: nil
    }
  }

  /// Whatever comes or goes has its view, hears a will, and hears its did when all is done.
  fileprivate var stage: Stage? {
    switch LifeCycle(rawValue: selector) {
    case .loadView, .viewDidLoad: .load
    case .viewWillAppear, .viewIsAppearing, .viewWillDisappear: .will
    case .viewDidAppear, .viewDidDisappear: .did
    default: nil
    }
  }

  /// The part of a transition that a call belongs to.
  fileprivate enum Stage: Int, Comparable {
    case load, will, did

    static func < (one: Stage, other: Stage) -> Bool { one.rawValue < other.rawValue }
  }
}
