let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
pages.setViewControllers([UIViewController(), UIViewController()], direction: .forward, animated: false)  // fails: NSInvalidArgumentException: The number of view controllers provided (2) doesn't match the number required (1) for the requested transition
