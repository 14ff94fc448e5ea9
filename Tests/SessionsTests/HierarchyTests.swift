import Interpreter
import ObjectRuntime
import Playgrounds
import Scripts
import Simulator
import Syntax
import Testing
import UIKitClasses

@testable import Sessions

@Suite struct HierarchyTests {
  private static let start = ["let a = UIViewController()", "let b = UIViewController()"]
  private static let stack =
    start + [
      "let nav = UINavigationController(rootViewController: a)", "window.rootViewController = nav",
      "nav.pushViewController(b, animated: false)",
    ]

  @Test(arguments: [
    (
      stack,
      [
        "window", " nav root", "  UIView#1", "  a inStack(false)", "   UIView#2",
        "  b inStack(true)", "   UIView#3",
      ]
    ),
    (
      stack + ["let c = UIViewController()", "b.present(c, animated: false)"],
      [
        "window", " nav root", "  UIView#1", "  a inStack(false)", "   UIView#2",
        "  b inStack(true)",
        "   UIView#3", "  c presented(pageSheet)", "   UIView#4",
      ]
    ),
    (
      stack + [":swipe-back begin"],
      [
        "window", " nav root", "  UIView#1", "   b leaving", "    UIView#3", "  a inStack(true)",
        "   UIView#2",
      ]
    ),
    (
      start + ["let tabs = UITabBarController()", "tabs.viewControllers = [a, b]"],
      ["window", "tabs alone", " UIView#1", " a tab(true)", " b tab(false)"]
    ),
    (
      start + ["window.rootViewController = a", "a.view.addSubview(b.view)"],
      ["window", " a root", "  UIView#1", "   b guest", "    UIView#2"]
    ),
    (
      start + ["b.view.addSubview(a.view)"],
      ["window", "b alone", " UIView#1", "  a guest", "   UIView#2"]
    ),
    (
      start + ["let box = UIView()", "box.addSubview(a.view)"],
      ["window", "b alone", "a guest", " UIView#2"]
    ),
    (
      start + [
        "window.rootViewController = a", "let box = UIView()", "a.view.addSubview(box)",
        "a.addChild(b)", "box.addSubview(b.view)",
      ],
      ["window", " a root", "  UIView#1", "   box", "  b child", "   UIView#3 elsewhere"]
    ),
    (
      start + ["let label = UILabel()", "a.view.addSubview(label)", "a.addChild(b)"],
      ["window", "a alone", " UIView#1", "  label", " b child"]
    ),
  ])
  func eachControllerStandsOnceWhereItBelongs(_ lines: [String], _ tree: [String]) {
    var playground = Playground(World(simulation: Simulation(version: UIKitVersion(26))))
    for line in lines {
      if let command = try? WorldCommand.read(line) {
        _ = try? playground.obey(command, text: line)
      } else {
        _ = playground.play(line)
      }
    }
    let simulation = playground.simulation
    let hierarchy = Hierarchy(of: simulation)
    #expect(hierarchy.branches.flatMap { outline($0, "") } == tree)
  }

  private func outline(_ branch: Hierarchy.Branch, _ indent: String) -> [String] {
    [indent + branch.name + role(branch.kind)]
      + branch.branches.flatMap { outline($0, indent + " ") }
  }

  private func role(_ kind: Hierarchy.Kind) -> String {
    if case .view(_, _, in: .some) = kind { return " elsewhere" }
    guard case .controller(let role, _, _) = kind else { return "" }
    return switch role {
    case .root: " root"
    case .child(.inStack(let isTop), _): " inStack(\(isTop))"
    case .child(.tab(let isSelected), _): " tab(\(isSelected))"
    case .child(.child, _): " child"
    case .presented(_, let style): " presented(\(style))"
    case .leaving: " leaving"
    case .guest: " guest"
    case .alone: " alone"
    }
  }
}
