import InterfaceModel
import Orders
import Syntax

/// Something that a program or a person does with the controllers of `WanderingApp`.
enum Command: Hashable {
  case push(Page, animated: Bool)
  case pop(animated: Bool)
  case popToRoot(animated: Bool)
  case setStack([Page], animated: Bool)
  case present(Page, style: Int, animated: Bool)
  case dismiss(Page?, animated: Bool)
  case select(Int)
  case addChild(Page, to: Page)
  case removeChild(Page)
  case clearView(Page)
  case warn
  case gesture(Gesture.Kind, Gesture.Step?)
  /// A timer that repeats, and a message after a delay: both hold the page.
  case tick(Page, halves: Int)
  case later(Page, halves: Int)
  /// The stack goes back by itself, some time.
  case popLater(halves: Int)
  /// UIKit's own alert, over whatever the tabs show.
  case alert(animated: Bool)
  /// The view of a page is to be laid out, at once or with the turn.
  case layOut(Page, isAtOnce: Bool)
  /// So many halves of a second pass.
  case wait(halves: Int)
  /// The run loop turns: what was begun comes to its end.
  case settle

  /// The controllers by their variables; a new one is owned only by what shows it.
  enum Page: String, CaseIterable {
    case a, b, c, d, e, new

    /// One that a variable holds.
    fileprivate static func named(_ generator: inout SplitMix64) -> Page {
      allCases[generator.next(below: allCases.count - 1)]
    }
  }
}

extension Command {
  /// One that the version has, drawn by a generator; half of all are followed by `settle`.
  static func draw(
    from generator: inout SplitMix64, _ version: UIKitVersion
  ) -> [Command] {
    let command = drawOne(from: &generator, version)
    return generator.next(below: 2) == 0 ? [command] : [command, .settle]
  }

  private static func drawOne(
    from generator: inout SplitMix64, _ version: UIKitVersion
  ) -> Command {
    let animated = generator.next(below: 2) == 0
    let page = Page.allCases[generator.next(below: Page.allCases.count)]
    let (other, child) = (Page.named(&generator), Page.named(&generator))
    let halves = 1 + generator.next(below: 4)
    switch generator.next(below: 23) {
    case 0, 1, 2: return .push(page, animated: animated)
    case 3, 4: return .pop(animated: animated)
    case 5: return .popToRoot(animated: animated)
    case 6 where version >= UIKitVersion(3):
      return .setStack([other, .new], animated: animated)
    case 7, 8: return .present(page, style: generator.next(below: 8), animated: animated)
    case 9, 10: return .dismiss(animated ? nil : other, animated: generator.next(below: 2) == 0)
    case 11: return .select(generator.next(below: 2))
    case 12 where version.hasContainment:
      return generator.next(below: 3) == 0 ? .removeChild(child) : .addChild(child, to: other)
    case 13: return .clearView(other)
    case 14: return .warn
    case 15: return .tick(page, halves: halves)
    case 16: return .later(page, halves: halves)
    case 17: return .popLater(halves: halves)
    case 18: return .wait(halves: halves)
    case 19, 20: return .layOut(other, isAtOnce: animated)
    case 21 where version >= UIKitVersion(8): return .alert(animated: animated)
    default:
      let step = ([nil] + Gesture.Step.allCases)[generator.next(below: 4)]
      return .gesture(generator.next(below: 2) == 0 ? .swipeBack : .swipeDown, step)
    }
  }
}

extension Command: CustomStringConvertible {
  /// What a person would type, in the app of `WanderingApp`.
  var description: String {
    switch self {
    case .push(let page, let animated):
      "[nav pushViewController:\(page.expression) animated:\(animated.word)];"
    case .pop(let animated): "[nav popViewControllerAnimated:\(animated.word)];"
    case .popToRoot(let animated): "[nav popToRootViewControllerAnimated:\(animated.word)];"
    case .setStack(let pages, let animated):
      "[nav setViewControllers:@[\(pages.map(\.expression).joined(separator: ", "))] "
        + "animated:\(animated.word)];"
    case .present(let page, let style, let animated):
      "\(page).modalPresentationStyle = \(style); "
        + "[tabs presentViewController:\(page.expression) animated:\(animated.word) completion:nil];"
    case .dismiss(let page, let animated):
      "[\(page?.rawValue ?? "tabs") dismissViewControllerAnimated:\(animated.word) completion:nil];"
    case .select(let index): "tabs.selectedIndex = \(index);"
    case .addChild(let child, let parent):
      "{ [\(parent) addChildViewController:\(child)]; "
        + "[\(parent).view addSubview:\(child).view]; "
        + "[\(child) didMoveToParentViewController:\(parent)]; }"
    case .removeChild(let child):
      "{ [\(child) willMoveToParentViewController:nil]; [\(child).view removeFromSuperview]; "
        + "[\(child) removeFromParentViewController]; }"
    case .clearView(let page): "\(page).view = nil;"
    case .warn: ":warn"
    case .gesture(let kind, let step):
      (kind == .swipeBack ? ":swipe-back" : ":swipe-down") + (step.map { " \($0)" } ?? "")
    case .tick(let page, let halves):
      "[NSTimer scheduledTimerWithTimeInterval:\(halves)/2.0 target:\(page.expression) "
        + "selector:@selector(view) userInfo:nil repeats:YES];"
    case .later(let page, let halves):
      "[\(page.expression) performSelector:@selector(view) withObject:nil afterDelay:\(halves)/2.0];"
    case .popLater(let halves):
      "[nav performSelector:@selector(popViewControllerAnimated:) withObject:nil "
        + "afterDelay:\(halves)/2.0];"
    case .alert(let animated):
      "[tabs presentViewController:[UIAlertController alertControllerWithTitle:@\"a\" message:nil "
        + "preferredStyle:1] animated:\(animated.word) completion:nil];"
    case .layOut(let page, isAtOnce: true):
      "[\(page).view setNeedsLayout]; [\(page).view layoutIfNeeded];"
    case .layOut(let page, isAtOnce: false): "[\(page).view setNeedsLayout];"
    case .wait(let halves): ":wait \(Double(halves) / 2)"
    case .settle: ":settle"
    }
  }
}

extension Command.Page {
  fileprivate var expression: String { self == .new ? "[[Page alloc] init]" : rawValue }
}

extension Bool {
  fileprivate var word: String { self ? "YES" : "NO" }
}
