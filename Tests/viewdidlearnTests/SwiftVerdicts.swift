/// A line of Swift, and what swiftc says of it.
struct SwiftVerdict {
  var code: String
  var errors: [String] = []

  private init(_ code: String, _ error: String? = nil) {
    self.code = code
    errors = error.map { [$0] } ?? []
  }

  /// Refuses a member of an optional.
  private static func member(_ name: String, of type: String, _ code: String) -> SwiftVerdict {
    SwiftVerdict(
      code,
      "value of optional type '\(type)?' must be unwrapped to refer to member '\(name)' "
        + "of wrapped base type '\(type)'")
  }

  /// Refuses an optional where there has to be a value.
  private static func value(_ type: String, _ code: String) -> SwiftVerdict {
    SwiftVerdict(
      code, "value of optional type '\(type)?' must be unwrapped to a value of type '\(type)'")
  }

  /// What the lines may name.
  static let names = [
    ("label", "UILabel"), ("view", "UIView"), ("controller", "UIViewController"),
    ("navigation", "UINavigationController"), ("tabs", "UITabBarController"),
    ("button", "UIButton"), ("field", "UITextField"), ("textView", "UITextView"),
    ("imageView", "UIImageView"), ("cell", "UITableViewCell"), ("defaults", "UserDefaults"),
    ("segue", "UIStoryboardSegue"),
  ]

  static let all: [SwiftVerdict] = [
    .member("count", of: "String", "let a = label.text.count"),
    .value("String", "let a: String = label.text"),
    .value("UIColor", "let a: UIColor = view.backgroundColor"),
    .member("count", of: "String", "let a = controller.navigationItem.title.count"),
    SwiftVerdict("let a = label.text?.count"),
    SwiftVerdict("let a = label.text!.count"),
    SwiftVerdict("let a = label.text ?? \"\""),
    SwiftVerdict("let a: String? = label.text"),
    SwiftVerdict("let a: UIColor? = view.backgroundColor"),
    SwiftVerdict("let a = view.backgroundColor!.cgColor"),
    .member("frame", of: "UIView", "let a = view.superview.frame"),
    SwiftVerdict("let a = view.superview!.frame"),
    SwiftVerdict("let a = view.superview?.frame"),
    .member("rootViewController", of: "UIWindow", "let a = view.window.rootViewController"),
    .member("view", of: "UIViewController", "let a = view.window?.rootViewController.view"),
    SwiftVerdict("let a = view.window?.rootViewController?.view"),
    SwiftVerdict("let a = controller.view.frame"),
    SwiftVerdict("let a: UIView = controller.view"),
    .member("frame", of: "UIView", "let a = controller.viewIfLoaded.frame"),
    SwiftVerdict("let a = controller.viewIfLoaded?.frame"),
    .member("isEmpty", of: "String", "let a = controller.title.isEmpty"),
    .member("view", of: "UIViewController", "let a = controller.parent.view"),
    SwiftVerdict("let a = controller.children.count"),
    .member("title", of: "UIViewController", "let a = controller.presentedViewController.title"),
    .member(
      "viewControllers", of: "UINavigationController",
      "let a = controller.navigationController.viewControllers"),
    SwiftVerdict("let a = controller.navigationController?.viewControllers.count"),
    .member(
      "instantiateInitialViewController", of: "UIStoryboard",
      "let a = controller.storyboard.instantiateInitialViewController()"),
    SwiftVerdict("let a = controller.storyboard?.instantiateInitialViewController()?.view"),
    .member("count", of: "String", "let a = controller.nibName.count"),
    SwiftVerdict("let a: Bool = controller.isViewLoaded"),
    .member(
      "title", of: "UIBarButtonItem", "let a = controller.navigationItem.rightBarButtonItem.title"),
    SwiftVerdict("let a = navigation.viewControllers.count"),
    .member("title", of: "UIViewController", "let a = navigation.topViewController.title"),
    SwiftVerdict("let a = navigation.topViewController?.title"),
    .member("count", of: "[UIViewController]", "let a = tabs.viewControllers.count"),
    SwiftVerdict("let a = tabs.viewControllers?.count"),
    .member("view", of: "UIViewController", "let a = tabs.selectedViewController.view"),
    .member("text", of: "UILabel", "let a = button.titleLabel.text"),
    SwiftVerdict("let a = button.titleLabel?.text"),
    .member("count", of: "String", "let a = button.currentTitle.count"),
    .member("count", of: "String", "let a = button.title(for: .normal).count"),
    .member("count", of: "String", "let a = field.text.count"),
    .member("count", of: "String", "let a = field.placeholder.count"),
    SwiftVerdict("let a = textView.text.count"),
    SwiftVerdict("let a: String = textView.text"),
    .member("size", of: "UIImage", "let a = imageView.image.size"),
    SwiftVerdict("let a = imageView.image?.size"),
    .member("text", of: "UILabel", "let a = cell.textLabel.text"),
    SwiftVerdict("let a = cell.textLabel?.text"),
    .member("frame", of: "UIView", "let a = view.viewWithTag(3).frame"),
    SwiftVerdict("let a = view.viewWithTag(3)?.frame"),
    SwiftVerdict("let a = view.subviews.count"),
    .member("frame", of: "UIView", "let a = view.subviews.first.frame"),
    SwiftVerdict("let a = view.subviews[0].frame"),
    .member("count", of: "[UIGestureRecognizer]", "let a = view.gestureRecognizers.count"),
    .member(
      "rootViewController", of: "UIWindow",
      "let a = UIApplication.shared.keyWindow.rootViewController"),
    SwiftVerdict("let a = UIApplication.shared.windows.first?.rootViewController"),
    .member("count", of: "String", "let a = defaults.string(forKey: \"x\").count"),
    SwiftVerdict("let a: Int = defaults.integer(forKey: \"x\")"),
    .value("String", "let a: String = defaults.string(forKey: \"x\")"),
    .member("count", of: "[Any]", "let a = defaults.array(forKey: \"x\").count"),
    SwiftVerdict("let a = UIScreen.main.bounds"),
    SwiftVerdict("let a = UIDevice.current.name.count"),
    .member("size", of: "UIImage", "let a = UIImage(named: \"x\").size"),
    SwiftVerdict("let a = UIImage(named: \"x\")?.size"),
    .member("pointSize", of: "UIFont", "let a = UIFont(name: \"x\", size: 12).pointSize"),
    SwiftVerdict("let a = UIFont.systemFont(ofSize: 12).pointSize"),
    SwiftVerdict("let a = segue.destination.title"),
    .member("count", of: "String", "let a = segue.identifier.count"),
    SwiftVerdict("let a = segue.destination.view.frame"),
    .value("String", "let a: String = segue.identifier"),
    SwiftVerdict(
      "let a: String = label.numberOfLines",
      "cannot convert value of type 'Int' to specified type 'String'"),
    SwiftVerdict(
      "let a: Int = label.text!", "cannot convert value of type 'String' to specified type 'Int'"),
    SwiftVerdict("let a: Int = view.tag"),
    SwiftVerdict(
      "let a: String = view.isHidden",
      "cannot convert value of type 'Bool' to specified type 'String'"),
    .member("text", of: "UILabel", "cell.textLabel.text = \"x\""),
    SwiftVerdict("cell.textLabel?.text = \"x\""),
    .member("text", of: "UILabel", "button.titleLabel.text = \"x\""),
    .member(
      "isNavigationBarHidden", of: "UINavigationController",
      "controller.navigationController.isNavigationBarHidden = true"),
    SwiftVerdict("controller.navigationController?.isNavigationBarHidden = true"),
    SwiftVerdict("label.text = nil"),
    SwiftVerdict("label.text = \"x\""),
    SwiftVerdict(
      "label.numberOfLines = \"2\"", "cannot assign value of type 'String' to type 'Int'"),
    SwiftVerdict("label.text = 5", "cannot assign value of type 'Int' to type 'String'"),
    .value("UIView", "view.addSubview(view.superview)"),
    SwiftVerdict("view.addSubview(view.superview!)"),
    SwiftVerdict("view.addSubview(label)"),
    .value(
      "UIViewController", "controller.present(controller.presentedViewController, animated: true)"),
    SwiftVerdict("controller.present(controller, animated: true)"),
    SwiftVerdict("navigation.pushViewController(controller, animated: true)"),
    .value(
      "UIViewController",
      "navigation.pushViewController(controller.presentedViewController, animated: true)"),
    .value("UIViewController", "controller.addChild(controller.parent)"),
    SwiftVerdict("label.textColor = view.backgroundColor"),
    SwiftVerdict("let a: UIColor = label.textColor"),
    SwiftVerdict("let a: UIFont = label.font"),
    .value("UIFont", "let a: UIFont = field.font"),
  ]
}
