import Interpreter
import ObjectModel
import ObjectRuntime
import Simulator
import UIKitAPI

/// Which of several objects UIKit tells first of one thing that happens (uikit-facts 2.1, 4 to 10).
///
/// Two controllers that make way for one another hear in the order of the run. A controller and the
/// one it stands in keep only to the stages of the transition, objects of one nib to the steps of
/// its loading, and layout comes when it comes.
struct TransitionOrder {
  /// The app before and after.
  private let moments: [Simulation]

  init(_ run: Observation) { moments = [run.before.simulation, run.after.simulation] }

  /// Whether a call comes before a later one of another object in every order that UIKit may take.
  func isFixed(_ earlier: SeenCall, _ later: SeenCall) -> Bool {
    if earlier.isLayout || later.isLayout { return false }
    if let first = earlier.nibStep, let second = later.nibStep { return first < second }
    if isFamily(earlier.object, later.object) {
      guard let first = earlier.stage, let second = later.stage else { return false }
      return first < second
    }
    return true
  }

  /// Whether one of two controllers stands in the other.
  private func isFamily(_ one: String, _ other: String) -> Bool {
    moments.contains { app in
      guard let first = app.object(named: one), let second = app.object(named: other) else {
        return false
      }
      return app.ancestors(of: first).contains(second) || app.ancestors(of: second).contains(first)
    }
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
  fileprivate var stage: Int? {
    switch LifeCycle(rawValue: selector) {
    case .loadView, .viewDidLoad: 0
    case .viewWillAppear, .viewIsAppearing, .viewWillDisappear: 1
    case .viewDidAppear, .viewDidDisappear: 2
    default: nil
    }
  }
}
