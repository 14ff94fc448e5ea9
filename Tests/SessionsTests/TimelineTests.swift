import Interpreter
import ObjectRuntime
import Playgrounds
import Scripts
import Simulator
import Syntax
import Testing
import UIKitClasses

@testable import Sessions

@Suite struct TimelineTests {
  private static let start = ["let a = UIViewController()", "let b = UIViewController()"]
  private static let stack =
    start + [
      "let nav = UINavigationController(rootViewController: a)", "window.rootViewController = nav",
    ]
  private static let push = stack + ["nav.pushViewController(b, animated: true)"]

  @Test(arguments: [
    (push, ["a", "b"]), (push + ["nav.popViewController(animated: true)"], ["b", "a"]),
    (stack, ["a"]),
    (
      start + [
        "b.modalPresentationStyle = .fullScreen", "window.rootViewController = a",
        "a.present(b, animated: true)",
      ], ["a", "b"]
    ),
    (
      start + [
        "let tabs = UITabBarController()", "tabs.viewControllers = [a, b]",
        "window.rootViewController = tabs", "tabs.selectedIndex = 1",
      ], ["a", "b"]
    ),
    (start + ["window.rootViewController = a", "window.rootViewController = b"], ["a", "b"]),
  ])
  func whoLeavesStandsFirst(_ lines: [String], _ lanes: [String]) {
    #expect(play(lines).lanes == lanes)
  }

  @Test func theAnimationStandsBetweenTheCalls() throws {
    let timeline = play(TimelineTests.push)
    let place = try #require(timeline.rows.firstIndex(of: .mark(.animation)))
    #expect(timeline.rows[place + 1].selector == "viewDidDisappear:")
    #expect(timeline.rows[place - 1].selector == "viewDidLayoutSubviews")
    #expect(timeline.callCount == timeline.rows.count - 1)
  }

  @Test func aLaterTurnIsMarkedOnceAndOnlyWhereSomethingHappens() {
    let timeline = play([
      "var count = 0",
      """
      for number in 1...3 {
        DispatchQueue.main.async { count += number }
        DispatchQueue.main.async { print(number) }
      }
      DispatchQueue.main.async { count = 0 }
      """,
    ])
    #expect(
      timeline.rows == [
        .mark(.laterTurn), .log("1"), .mark(.laterTurn), .log("2"), .mark(.laterTurn), .log("3"),
      ])
  }

  @Test func aTurnThatWasHeldOpenIsOneTurn() {
    let lines = [":hold", "let a = UIViewController()", "window.rootViewController = a"]
    let open = play(lines)
    #expect(open.rows.first?.selector == "init")
    #expect(open.rows.last?.selector == "viewWillAppear:")
    let settled = play(lines + [":settle"])
    #expect(settled.rows.starts(with: open.rows))
    #expect(settled.rows.last?.selector == "viewDidAppear:")
    #expect(play(lines + [":settle", "print(1)"]).rows == [.log("1")])
  }

  @Test func viewsAndConsoleHaveNoLane() {
    let timeline = play([
      "class Badge: UIView { override func layoutSubviews() { print(\"badge\") } }",
      "let badge = Badge()", "window.addSubview(badge)",
    ])
    #expect(timeline.lanes.isEmpty)
    #expect(timeline.rows.count == 2)
    #expect(timeline.rows.last == .log("badge"))
  }

  private func play(_ lines: [String]) -> Timeline {
    var playground = Playground(World(simulation: Simulation(version: UIKitVersion(26))))
    for line in lines {
      if line.hasPrefix(":"), let command = try? WorldCommand.read(line) {
        _ = try? playground.obey(command, text: line)
      } else {
        _ = playground.play(line)
      }
    }
    return Timeline(playground.lastTurn, in: playground.simulation)
  }
}

extension Timeline.Row {
  fileprivate var selector: String? {
    switch self {
    case .call(let call, _), .aside(let call): call.selector
    default: nil
    }
  }
}
