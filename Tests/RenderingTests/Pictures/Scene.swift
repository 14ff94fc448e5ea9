import Curriculum
import Learning
import Rendering
import Sessions
import Testing

/// A session that has come to where a picture of it is worth a look.
struct Scene: CustomTestStringConvertible, Sendable {
  var name: String
  var lines: [String]
  var testDescription: String { name }

  private static let controllers = [
    ":ios 26.0", "let list = UIViewController()", "let detail = UIViewController()",
  ]

  static let push = Scene(
    name: "push",
    lines: controllers + [
      "let nav = UINavigationController(rootViewController: list)",
      "window.rootViewController = nav", "nav.pushViewController(detail, animated: true)",
    ])

  static let modal = Scene(
    name: "modal",
    lines: controllers + [
      "detail.modalPresentationStyle = .fullScreen", "window.rootViewController = list",
      "list.present(detail, animated: true) { DispatchQueue.main.async { print(\"a < b & c\") } }",
    ])

  static let tabs = Scene(
    name: "tabs",
    lines: controllers + [
      "let tabs = UITabBarController()", "tabs.viewControllers = [list, detail]",
      "window.rootViewController = tabs", "tabs.selectedIndex = 1",
    ])

  static let crowd = Scene(
    name: "crowd",
    lines: controllers + [
      "let nav = UINavigationController()",
      "let aControllerWithAVeryLongNameThatFillsALine = UIViewController()",
      "nav.setViewControllers([list, aControllerWithAVeryLongNameThatFillsALine, detail], "
        + "animated: false)",
    ])

  static let all = [push, modal, tabs, crowd]

  /// The session after its lines.
  var session: Session {
    var session = Session(language: .en, library: .empty)
    for line in lines { _ = session.handle(line, at: Instant(wall: 0, monotonic: 0)) }
    return session
  }

  /// What a command shows.
  func picture(_ command: String, _ renderer: Renderer) -> [String] {
    var session = session
    return renderer.lines(of: session.handle(command, at: Instant(wall: 0, monotonic: 0)))
  }
}
