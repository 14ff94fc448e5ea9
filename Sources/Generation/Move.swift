import Curriculum
import Syntax

/// Something that is done to an app, by its code, by a person or by the system.
enum Move: Hashable {
  /// By name, and whether it is animated; so are those that follow.
  case push(String, Bool)
  case pop(Bool)
  case popToRoot(Bool)
  /// Back from the left edge, to the end or taken back.
  case swipe(isDone: Bool)
  /// A tab by its place, from 0.
  case select(Int)
  /// Over whatever is topmost, in a style.
  case present(String, Stage.Style, Bool)
  case dismiss(Bool)
  /// A person pulls a sheet down, which not every style allows.
  case swipeDown
  /// With the calls around it that containment asks for (§9.1).
  case add(String, to: String)
  case remove(String)
  case replaceRoot(String)
  /// The whole stack is set: what it is then, from its root.
  case restack([String], Bool)
  /// `view = nil` of a controller.
  case dropView(String)
  /// A controller is looked at; some ways to look load its view.
  case glance(String, Glance)
  /// By the system: memory warnings and the app's state.
  case warn, background, foreground

  /// What code reads of a controller in passing; some of it loads the view.
  enum Glance: CaseIterable {
    case view, colour, tag, alpha, bounds, loadIfNeeded
    /// These leave the view unloaded.
    case title, isLoaded, item, bar

    /// Whether the controller's view is loaded by it (§3.2).
    var loads: Bool {
      switch self {
      case .view, .colour, .tag, .alpha, .bounds, .loadIfNeeded: true
      case .title, .isLoaded, .item, .bar: false
      }
    }

    /// The first version that has it.
    var since: UIKitVersion {
      switch self {
      case .loadIfNeeded: UIKitVersion(9)
      case .isLoaded: UIKitVersion(3)
      case .view, .colour, .tag, .alpha, .bounds, .title, .item, .bar: .oldest
      }
    }
  }

  /// Whether something covers the rest, or does no longer.
  var isModal: Bool {
    switch self {
    case .present, .dismiss, .swipeDown: true
    case .push, .pop, .popToRoot, .swipe, .select, .add, .remove, .replaceRoot, .restack,
      .dropView, .glance, .warn, .background, .foreground:
      false
    }
  }

  /// Whether UIKit calls anybody for it, which somebody may not expect.
  func isTelling(on stage: Stage) -> Bool {
    switch self {
    case .glance(let name, let glance): glance.loads && !stage.loaded.contains(name)
    case .dropView, .background, .foreground: false
    case .push, .pop, .popToRoot, .swipe, .select, .present, .dismiss, .swipeDown, .add, .remove,
      .replaceRoot, .restack, .warn:
      true
    }
  }

  /// As a blueprint demands it.
  var word: Demand.Move {
    switch self {
    case .push: .push
    case .pop: .pop
    case .popToRoot: .popToRoot
    case .swipe(let isDone): isDone ? .swipe : .swipeCancel
    case .select: .select
    case .present: .present
    case .dismiss: .dismiss
    case .swipeDown: .swipeDown
    case .add: .add
    case .remove: .remove
    case .replaceRoot: .replaceRoot
    case .restack: .restack
    case .dropView: .dropView
    case .glance: .glance
    case .warn: .warn
    case .background: .background
    case .foreground: .foreground
    }
  }

  /// What a question about the move asks for.
  var skills: [Skill] {
    switch self {
    case .push, .pop, .popToRoot, .restack: [.subject(.nav), .edge(.appear)]
    case .swipe: [.subject(.nav), .edge(.turnBack)]
    case .select: [.subject(.tab), .edge(.appear)]
    case .present, .dismiss, .swipeDown: [.subject(.modal), .edge(.appear)]
    case .add, .remove: [.subject(.child)]
    case .replaceRoot: [.edge(.appear), .edge(.gone)]
    case .glance: [.edge(.load)]
    case .dropView: [.edge(.toNil)]
    case .warn: [.edge(.warn), .edge(.unload)]
    case .background, .foreground: [.edge(.appear)]
    }
  }
}

extension Move {
  /// What is typed for it, a statement or command a line; `stage` is where it happens.
  func lines(on stage: Stage, in dialect: Snippet.Dialect) -> [String] {
    let isSwift = dialect == .swift
    func say(_ swift: String, _ objectiveC: String) -> [String] { [isSwift ? swift : objectiveC] }
    switch self {
    case .push(let name, let isAnimated):
      return say(
        "nav.pushViewController(\(name), animated: \(isAnimated))",
        "[nav pushViewController:\(name) animated:\(isAnimated.yesOrNo)];")
    case .pop(let isAnimated):
      return say(
        "nav.popViewController(animated: \(isAnimated))",
        "[nav popViewControllerAnimated:\(isAnimated.yesOrNo)];")
    case .popToRoot(let isAnimated):
      return say(
        "nav.popToRootViewController(animated: \(isAnimated))",
        "[nav popToRootViewControllerAnimated:\(isAnimated.yesOrNo)];")
    case .swipe(let isDone):
      return isDone ? [":swipe-back"] : [":swipe-back begin", ":swipe-back cancel"]
    case .select(let place):
      return say("tabs.selectedIndex = \(place)", "tabs.selectedIndex = \(place);")
    case .present(let name, let style, let isAnimated):
      return presenting(name, style, isAnimated, on: stage, isSwift)
    case .dismiss(let isAnimated):
      let name = stage.presented.last?.name ?? ""
      if stage.version < UIKitVersion(5) {
        return ["[\(name) dismissModalViewControllerAnimated:\(isAnimated.yesOrNo)];"]
      }
      return say(
        "\(name).dismiss(animated: \(isAnimated))",
        "[\(name) dismissViewControllerAnimated:\(isAnimated.yesOrNo) completion:nil];")
    case .swipeDown: return [":swipe-down"]
    case .add(let name, let parent):
      return isSwift
        ? [
          "\(parent).addChild(\(name))", "\(parent).view.addSubview(\(name).view)",
          "\(name).didMove(toParent: \(parent))",
        ]
        : [
          "[\(parent) addChildViewController:\(name)];",
          "[\(parent).view addSubview:\(name).view];",
          "[\(name) didMoveToParentViewController:\(parent)];",
        ]
    case .remove(let name):
      return isSwift
        ? [
          "\(name).willMove(toParent: nil)", "\(name).view.removeFromSuperview()",
          "\(name).removeFromParent()",
        ]
        : [
          "[\(name) willMoveToParentViewController:nil];", "[\(name).view removeFromSuperview];",
          "[\(name) removeFromParentViewController];",
        ]
    case .replaceRoot(let name):
      return say(
        "window.rootViewController = \(name)", "window.rootViewController = \(name);")
    case .glance(let name, let glance):
      switch glance {
      case .view: return say("_ = \(name).view", "[\(name) view];")
      case .colour:
        return say(
          "\(name).view.backgroundColor = .red",
          "\(name).view.backgroundColor = [UIColor redColor];")
      case .tag: return say("\(name).view.tag = 7", "\(name).view.tag = 7;")
      case .alpha: return say("\(name).view.alpha = 0.5", "\(name).view.alpha = 0.5;")
      case .bounds: return say("_ = \(name).view.bounds", "(void)\(name).view.bounds;")
      case .bar:
        return say(
          "\(name).navigationItem.title = \"New\"", "\(name).navigationItem.title = @\"New\";")
      case .title: return say("\(name).title = \"New\"", "\(name).title = @\"New\";")
      case .isLoaded: return say("_ = \(name).isViewLoaded", "[\(name) isViewLoaded];")
      case .item:
        return say("\(name).tabBarItem.title = \"New\"", "\(name).tabBarItem.title = @\"New\";")
      case .loadIfNeeded: return say("\(name).loadViewIfNeeded()", "[\(name) loadViewIfNeeded];")
      }
    case .restack(let names, let isAnimated):
      let list = names.joined(separator: ", ")
      return say(
        "nav.setViewControllers([\(list)], animated: \(isAnimated))",
        "[nav setViewControllers:[NSArray arrayWithObjects:\(list), nil] "
          + "animated:\(isAnimated.yesOrNo)];")
    case .dropView(let name): return say("\(name).view = nil", "\(name).view = nil;")
    case .warn: return [":warn"]
    case .background: return [":background"]
    case .foreground: return [":foreground"]
    }
  }

  /// As the version says it: modal before iOS 5, with its style in Swift where that is not the
  /// usual one.
  private func presenting(
    _ name: String, _ style: Stage.Style, _ isAnimated: Bool, on stage: Stage, _ isSwift: Bool
  ) -> [String] {
    let front = stage.front
    if stage.version < UIKitVersion(5) {
      return [
        "[\(front) presentModalViewController:\(name) animated:\(isAnimated.yesOrNo)];"
      ]
    }
    if !isSwift {
      return [
        "[\(front) presentViewController:\(name) animated:\(isAnimated.yesOrNo) completion:nil];"
      ]
    }
    let present = "\(front).present(\(name), animated: \(isAnimated))"
    let isUsual = style == (stage.version >= UIKitVersion(13) ? .pageSheet : .fullScreen)
    return isUsual ? [present] : ["\(name).modalPresentationStyle = .\(style.rawValue)", present]
  }
}

extension Bool {
  /// As Objective-C writes it.
  fileprivate var yesOrNo: String { self ? "YES" : "NO" }
}
