extension RoutesText {
  /// Parts that most apps need: finders, factories and actions for UIKit's own containers.
  static let readyParts = #"""
    /// All view controllers of the app, those in front first.
    enum ControllerStack {
      static var all: [UIViewController] {
        guard let root = UIApplication.shared.keyWindow?.rootViewController else { return [] }
        return family(of: root)
      }

      private static func family(of controller: UIViewController) -> [UIViewController] {
        var members: [UIViewController] = []
        if let modal = modal(on: controller) { members += family(of: modal) }
        for child in children(of: controller) { members += family(of: child) }
        return members + [controller]
      }

      private static func children(of container: UIViewController) -> [UIViewController] {
        let children = Array(container.children.reversed())
        guard let chosen = (container as? UITabBarController)?.selectedViewController else {
          return children
        }
        return [chosen] + children.filter { $0 !== chosen }
      }

      /// What a view controller itself presents, and none of the containers around it.
      private static func modal(on controller: UIViewController) -> UIViewController? {
        guard let modal = controller.presentedViewController, !modal.isBeingDismissed else {
          return nil
        }
        return modal.presentingViewController === controller ? modal : nil
      }

      /// Takes away what covers a view controller, pops to it and chooses its tab.
      static func reveal(_ controller: UIViewController, animated: Bool) {
        var next: UIViewController? = controller
        while let child = next {
          if modal(on: child) != nil { child.dismiss(animated: false) }
          next = child.parent
          if let stack = next as? UINavigationController, stack.topViewController !== child {
            stack.popToViewController(child, animated: animated)
          } else if let tabs = next as? UITabBarController, tabs.selectedViewController !== child {
            tabs.selectedViewController = child
          } else if let own = next as? any ChildRevealing {
            own.reveal(child)
          }
        }
      }
    }

    /// Where an action puts a view controller: beside one that is there, nil where there is none.
    struct RoutingPlace {
      let existing: UIViewController?
      let animated: Bool
      /// To be called when the view controller is in its place.
      let completion: () -> Void

      func navigation() throws -> UINavigationController {
        if let stack = existing as? UINavigationController { return stack }
        if let stack = existing?.navigationController { return stack }
        throw RoutingMisfit(reason: "there is no navigation controller")
      }
    }

    struct RoutingMisfit: Error {
      let reason: String
    }

    // MARK: - Ready-made parts

    struct ClassFinder<Context>: StackIteratingFinder {
      let type: UIViewController.Type

      init(_ type: UIViewController.Type) { self.type = type }

      func isTarget(_ controller: UIViewController, with context: Context) -> Bool {
        controller.isKind(of: type)
      }
    }

    /// Finds nothing, so that a view controller is built each time.
    struct NilFinder<Context>: Finder {
      init() {}

      func find(with context: Context) -> UIViewController? { nil }
    }

    /// Builds view controllers that need nothing but their class.
    struct ClassFactory: Factory {
      let type: UIViewController.Type

      init(_ type: UIViewController.Type) { self.type = type }

      func build(with context: Void) throws -> UIViewController { type.init() }
    }

    struct NavigationFactory: ContainerFactory {
      let container: UIViewController.Type = UINavigationController.self

      func build(around children: [UIViewController]) throws -> UIViewController {
        let stack = UINavigationController()
        stack.viewControllers = children
        return stack
      }
    }

    /// Builds a tab bar controller whose last tab is chosen: it is the one on the way to the target.
    struct TabBarFactory: ContainerFactory {
      let container: UIViewController.Type = UITabBarController.self

      func build(around children: [UIViewController]) throws -> UIViewController {
        let tabs = UITabBarController()
        tabs.viewControllers = children
        tabs.selectedIndex = children.count - 1
        return tabs
      }
    }

    struct Push: ContainerAction {
      let container: UIViewController.Type = UINavigationController.self

      func perform(with controller: UIViewController, at place: RoutingPlace) throws {
        try place.navigation().pushViewController(controller, animated: place.animated)
        place.completion()
      }
    }

    /// Puts a view controller in the place of all that a navigation controller has.
    struct Replace: ContainerAction {
      let container: UIViewController.Type = UINavigationController.self

      func add(_ controller: UIViewController, to children: [UIViewController]) -> [UIViewController] {
        [controller]
      }

      func perform(with controller: UIViewController, at place: RoutingPlace) throws {
        try place.navigation().setViewControllers([controller], animated: place.animated)
        place.completion()
      }
    }

    struct AddTab: ContainerAction {
      let container: UIViewController.Type = UITabBarController.self

      func perform(with controller: UIViewController, at place: RoutingPlace) throws {
        let existing = place.existing
        guard let tabs = (existing as? UITabBarController) ?? existing?.tabBarController else {
          throw RoutingMisfit(reason: "there is no tab bar controller")
        }
        tabs.viewControllers = (tabs.viewControllers ?? []) + [controller]
        tabs.selectedViewController = controller
        place.completion()
      }
    }

    struct PresentModally: Action {
      func perform(with controller: UIViewController, at place: RoutingPlace) throws {
        guard let existing = place.existing else {
          throw RoutingMisfit(reason: "there is nothing to present on")
        }
        existing.present(controller, animated: place.animated, completion: place.completion)
      }
    }

    struct MakeRoot: Action {
      func perform(with controller: UIViewController, at place: RoutingPlace) throws {
        UIApplication.shared.keyWindow?.rootViewController = controller
        place.completion()
      }
    }
    """#
}
