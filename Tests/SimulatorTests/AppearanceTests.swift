import ObjectModel
import ObjectRuntime
import Syntax
import Testing

@testable import Simulator
@testable import UIKitClasses

/// The automaton of uikit-facts 5.1, and that nothing else is ever said of a controller.
struct AppearanceTests {
  enum Step: CaseIterable, Sendable { case appear, disappear, end }

  /// What may follow what; a controller begins as one that has disappeared.
  private static let followers: [String: Set<String>] = [
    "viewDidDisappear:": ["viewWillAppear:"],
    "viewWillAppear:": ["viewDidAppear:", "viewWillDisappear:"],
    "viewDidAppear:": ["viewWillDisappear:"],
    "viewWillDisappear:": ["viewDidDisappear:", "viewWillAppear:"],
  ]

  /// All sequences of so many steps.
  private static func sequences(of length: Int) -> [[Step]] {
    length == 0
      ? [[]] : sequences(of: length - 1).flatMap { first in Step.allCases.map { first + [$0] } }
  }

  private func calls(_ steps: [Step]) throws -> (calls: [String], warnings: Int) {
    var turn = Turn(on: Simulation(version: UIKitVersion(9)))
    let type = try #require(turn.simulation.classes.id(named: "UIViewController"))
    let controller = Value.object(try turn.allocate(type, counting: .manual))
    try turn.send("init", to: controller)
    for step in steps {
      switch step {
      case .end: try turn.send("endAppearanceTransition", to: controller)
      case .appear, .disappear:
        try turn.send(
          "beginAppearanceTransition:animated:", to: controller,
          [.bool(step == .appear), .bool(false)])
      }
    }
    let calls = turn.trace.calls.map(\.selector.name).filter { Self.followers[$0] != nil }
    return (calls, turn.trace.events.count { if case .warning = $0.kind { true } else { false } })
  }

  @Test func whateverIsBegunAndEndedTheCallsFollowTheAutomaton() throws {
    for steps in Self.sequences(of: 6) {
      let (calls, warnings) = try calls(steps)
      for (one, next) in zip(["viewDidDisappear:"] + calls, calls) {
        #expect(Self.followers[one]?.contains(next) == true, "\(steps): \(one) then \(next)")
      }
      #expect(calls.count + warnings == steps.count, "\(steps)")
    }
  }

  @Test(arguments: [
    ([Step.appear, .end], ["viewWillAppear:", "viewDidAppear:"]),
    ([.appear, .disappear, .end], ["viewWillAppear:", "viewWillDisappear:", "viewDidDisappear:"]),
    (
      [.appear, .end, .disappear, .appear, .end],
      [
        "viewWillAppear:", "viewDidAppear:", "viewWillDisappear:", "viewWillAppear:",
        "viewDidAppear:",
      ]
    ),
    ([.end], []), ([.disappear], []), ([.appear, .appear], ["viewWillAppear:"]),
  ])
  func aSequenceIsAnsweredByItsCalls(_ steps: [Step], _ expected: [String]) throws {
    #expect(try calls(steps).calls == expected)
  }
}
