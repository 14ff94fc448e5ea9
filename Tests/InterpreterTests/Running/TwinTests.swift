import Diagnostics
import Foundation
import Notation
import ObjectRuntime
import Scripts
import Simulator
import Syntax
import Testing
import UIKitClasses

@testable import Interpreter
@testable import TypedTree

/// The same life in Objective-C and in Swift: UIKit sends the same, in the same order.
struct TwinTests {
  struct Twins: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var objectiveC: String
    var swift: String
  }

  private static let controllers = Twins(
    testDescription: "",
    objectiveC: """
      UIViewController *a = [[UIViewController alloc] init];
      UIViewController *b = [[UIViewController alloc] init];

      """,
    swift: """
      let a = UIViewController()
      let b = UIViewController()

      """)

  static let twins = [
    Twins(
      testDescription: "a push, a cancelled swipe, a pop",
      objectiveC: """
        UINavigationController *nav = [[UINavigationController alloc] initWithRootViewController:a];
        window.rootViewController = nav;
        [nav pushViewController:b animated:YES];
        :swipe-back begin
        :swipe-back cancel
        [nav popViewControllerAnimated:YES];
        """,
      swift: """
        let nav = UINavigationController(rootViewController: a)
        window.rootViewController = nav
        nav.pushViewController(b, animated: true)
        :swipe-back begin
        :swipe-back cancel
        nav.popViewController(animated: true)
        """),
    Twins(
      testDescription: "a sheet that is pulled down",
      objectiveC: """
        window.rootViewController = a;
        [a presentViewController:b animated:YES completion:nil];
        :swipe-down
        """,
      swift: """
        window.rootViewController = a
        a.present(b, animated: true)
        :swipe-down
        """),
    Twins(
      testDescription: "tabs, by code and by finger",
      objectiveC: """
        UITabBarController *tabs = [[UITabBarController alloc] init];
        tabs.viewControllers = @[a, b];
        window.rootViewController = tabs;
        tabs.selectedIndex = 1;
        :select-tab 0
        """,
      swift: """
        let tabs = UITabBarController()
        tabs.viewControllers = [a, b]
        window.rootViewController = tabs
        tabs.selectedIndex = 1
        :select-tab 0
        """),
    Twins(
      testDescription: "a child comes and goes",
      objectiveC: """
        window.rootViewController = a;
        [a addChildViewController:b];
        [a.view addSubview:b.view];
        [b didMoveToParentViewController:a];
        [b willMoveToParentViewController:nil];
        [b.view removeFromSuperview];
        [b removeFromParentViewController];
        """,
      swift: """
        window.rootViewController = a
        a.addChild(b)
        a.view.addSubview(b.view)
        b.didMove(toParent: a)
        b.willMove(toParent: nil)
        b.view.removeFromSuperview()
        b.removeFromParent()
        """),
    Twins(
      testDescription: "pages",
      objectiveC: """
        UIPageViewController *pages = [[UIPageViewController alloc] initWithTransitionStyle:UIPageViewControllerTransitionStyleScroll navigationOrientation:UIPageViewControllerNavigationOrientationHorizontal options:nil];
        [pages setViewControllers:@[a] direction:UIPageViewControllerNavigationDirectionForward animated:NO completion:nil];
        window.rootViewController = pages;
        [pages setViewControllers:@[b] direction:UIPageViewControllerNavigationDirectionForward animated:YES completion:nil];
        """,
      swift: """
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([a], direction: .forward, animated: false)
        window.rootViewController = pages
        pages.setViewControllers([b], direction: .forward, animated: true)
        """),
  ]

  @Test(arguments: twins, [UIKitVersion(9), UIKitVersion(13), .newest])
  func theDialectMakesNoDifference(_ twins: Twins, _ version: UIKitVersion) throws {
    // Before iOS 13 there is no gesture that pulls a sheet down.
    if twins.swift.contains(":swipe-down"), version < UIKitVersion(13) { return }
    let sides = [
      (Dialect.objectiveC, Self.controllers.objectiveC + twins.objectiveC),
      (.swift, Self.controllers.swift + twins.swift),
    ].map { dialect, text in
      ScriptRun(
        of: SourceText(name: "twin", text: text), dialect: dialect,
        in: World(simulation: Simulation(version: version)))
    }
    for side in sides { #expect(side.status == .ok, "\(side.mistakes)") }
    #expect(sides[0].events.map(\.withoutLine) == sides[1].events.map(\.withoutLine))
    #expect(sides[0].events.count > 10)
  }

  /// The scripts about data between controllers that there are in both dialects.
  private static let pairs: [String] = {
    let folder = scripts.appending(path: "data")
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path())
    let names = Set(files ?? [])
    return names.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }
      .filter { names.contains($0 + ".m") }.sorted()
  }()

  private static let scripts = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Scripts")

  /// A dialect has its own names for owners and descriptions, but not for what UIKit calls.
  @Test(arguments: pairs)
  func dataTakesTheSameWayInBothDialects(_ name: String) throws {
    let sides = try [("m", Dialect.objectiveC), ("swift", .swift)].map { ending, dialect in
      let file = Self.scripts.appending(path: "data/\(name).\(ending)")
      let text = try String(contentsOf: file, encoding: .utf8)
      let run = ScriptRun(of: SourceText(name: name, text: text), dialect: dialect)
      #expect(run.status != nil, "\(run.mistakes)")
      return run
    }
    #expect(sides[0].calls == sides[1].calls)
    #expect(!sides[0].calls.isEmpty)
    #expect(sides[0].status == sides[1].status)
  }

  @Test func thereAreTwinScripts() { #expect(Self.pairs.count >= 9) }
}

extension ScriptRun {
  /// What UIKit and the app call, in order.
  fileprivate var calls: [String] {
    events.compactMap {
      if case .call(let call, _, _) = $0 { "\(call.object) \(call.text)" } else { nil }
    }
  }
}

extension RunEvent {
  /// What does not differ where a dialect needs another number of lines.
  fileprivate var withoutLine: [JSON.Member] {
    (json.members ?? []).filter { $0.name != "line" }
  }
}
