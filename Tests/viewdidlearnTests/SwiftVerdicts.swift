/// A line of Swift, and what swiftc says of it.
struct SwiftVerdict: Sendable {
  var code: String
  var errors: [String] = []

  init(_ code: String, _ error: String? = nil) {
    self.code = code
    errors = error.map { [$0] } ?? []
  }

  /// Refuses a member of an optional.
  static func member(_ name: String, of type: String, _ code: String) -> SwiftVerdict {
    SwiftVerdict(
      code,
      "value of optional type '\(type)?' must be unwrapped to refer to member '\(name)' "
        + "of wrapped base type '\(type)'")
  }

  /// Refuses an optional where there has to be a value.
  static func value(_ type: String, _ code: String) -> SwiftVerdict {
    SwiftVerdict(
      code, "value of optional type '\(type)?' must be unwrapped to a value of type '\(type)'")
  }

  /// What the lines may name.
  static let names = [
    ("label", "UILabel"), ("view", "UIView"), ("controller", "UIViewController"),
    ("navigation", "UINavigationController"), ("tabs", "UITabBarController"),
    ("button", "UIButton"), ("field", "UITextField"), ("textView", "UITextView"),
    ("imageView", "UIImageView"), ("cell", "UITableViewCell"), ("defaults", "UserDefaults"),
    ("segue", "UIStoryboardSegue"), ("slider", "UISlider"),
  ]

  /// Refuses `?` behind what is no optional.
  private static func chaining(_ type: String, _ code: String) -> SwiftVerdict {
    SwiftVerdict(code, "cannot use optional chaining on non-optional value of type '\(type)'")
  }

  /// Refuses `!` behind what is no optional.
  private static func force(_ type: String, _ code: String) -> SwiftVerdict {
    SwiftVerdict(code, "cannot force unwrap value of non-optional type '\(type)'")
  }

  /// Refuses `if let` with what is no optional.
  private static func binding(_ type: String, _ code: String) -> SwiftVerdict {
    SwiftVerdict(
      code, "initializer for conditional binding must have Optional type, not '\(type)'")
  }

  /// Refuses a variable of one type for a value of another.
  static func variable(_ found: String, _ wanted: String, _ code: String) -> SwiftVerdict {
    SwiftVerdict(code, "cannot convert value of type '\(found)' to specified type '\(wanted)'")
  }

  /// Refuses a property of one type for a value of another.
  static func property(_ found: String, _ wanted: String, _ code: String) -> SwiftVerdict {
    SwiftVerdict(code, "cannot assign value of type '\(found)' to type '\(wanted)'")
  }

  /// Refuses a name that an enumeration does not have.
  static func unknown(_ name: String, of type: String, _ code: String) -> SwiftVerdict {
    SwiftVerdict(code, "type '\(type)' has no member '\(name)'")
  }

  /// Refuses a member of `self` in the initial value of a property.
  private static func early(_ name: String, _ code: String) -> SwiftVerdict {
    SwiftVerdict(
      code,
      "cannot use instance member '\(name)' within property initializer; "
        + "property initializers run before 'self' is available")
  }

  /// Refuses two operands that no operator takes together.
  private static func operands(
    _ sign: String, _ one: String, _ other: String, _ code: String
  ) -> SwiftVerdict {
    SwiftVerdict(
      code,
      "binary operator '\(sign)' cannot be applied to operands of type '\(one)' and '\(other)'")
  }

  /// Refuses an operand of one type where the other's is of another.
  static func operand(_ found: String, _ wanted: String, _ code: String) -> SwiftVerdict {
    SwiftVerdict(
      code, "cannot convert value of type '\(found)' to expected argument type '\(wanted)'")
  }

  /// Refuses a hidden member.
  private static func hidden(
    _ name: String, _ code: String, level: String = "private"
  ) -> SwiftVerdict {
    SwiftVerdict(code, "'\(name)' is inaccessible due to '\(level)' protection level")
  }

  /// Refuses a property of `self` that stands alone in a closure which is kept.
  private static func alone(_ name: String, _ code: String) -> SwiftVerdict {
    SwiftVerdict(
      code,
      "reference to property '\(name)' in closure requires explicit use of 'self' "
        + "to make capture semantics explicit")
  }

  /// Refuses a method of `self` that is called so.
  private static func aloneCalled(_ name: String, _ code: String) -> SwiftVerdict {
    SwiftVerdict(
      code,
      "call to method '\(name)' in closure requires explicit use of 'self' "
        + "to make capture semantics explicit")
  }

  /// Refuses a `guard` that goes on.
  private static func passing(_ code: String) -> SwiftVerdict {
    SwiftVerdict(
      code,
      "'guard' body must not fall through, consider using a 'return' or 'throw' "
        + "to exit the scope")
  }

  /// Refuses a body that may end without its value.
  private static func unanswered(_ place: String, _ type: String, _ code: String) -> SwiftVerdict {
    SwiftVerdict(code, "missing return in \(place) expected to return '\(type)'")
  }

  /// Lines that stand in a function.
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
    .chaining("UIView", "_ = view?.frame"),
    .chaining("UIView", "_ = view.subviews.first??.frame"),
    SwiftVerdict("_ = controller.view?.frame"),
    .chaining("[UIView]", "_ = view.subviews?.count"),
    .force("UIView", "_ = view!"),
    .force("CGRect", "_ = view.frame!"),
    .force("Int", "_ = label.text?.count!"),
    .force("String", "_ = label.text!!"),
    SwiftVerdict("_ = controller.view!.frame"),
    .binding("UIView", "if let a = view { print(a) }"),
    .binding("Int", "if let a = view.tag { print(a) }"),
    .binding("CGRect", "guard let a = view.frame else { return }; print(a)"),
    SwiftVerdict("if let a = controller.view { print(a) }"),
    SwiftVerdict("if let a = controller.parent { print(a) }"),
    .property("String", "UIColor", "view.backgroundColor = \"red\""),
    .property("Int", "UIColor", "view.backgroundColor = 5"),
    .property("UIView", "CGRect", "view.frame = view"),
    .property("CGRect", "CGPoint", "view.center = view.frame"),
    .property("Double", "Int", "view.tag = 1.5"),
    .property("Bool", "Int", "view.tag = true"),
    .property("Bool", "CGFloat", "view.alpha = true"),
    .property("String", "CGFloat", "view.alpha = \"1\""),
    SwiftVerdict("view.alpha = 1"),
    .variable("CGRect", "Int", "let a: Int = view.frame"),
    .variable("CGFloat", "Int", "let a: Int = view.alpha"),
    SwiftVerdict("let a: Double = view.alpha"),
    .variable("Float", "Double", "let a: Double = slider.value"),
    .property("CGFloat", "Float", "slider.value = view.alpha"),
    .variable("UIView", "UIButton", "let a: UIButton = view.subviews[0]"),
    SwiftVerdict("let a: UIView = button"),
    SwiftVerdict(
      "view.addSubview(\"x\")",
      "cannot convert value of type 'String' to expected argument type 'UIView'"),
    .variable(
      "UIModalPresentationStyle", "Int", "let a: Int = controller.modalPresentationStyle"),
    SwiftVerdict("controller.modalPresentationStyle = .fullScreen"),
    .property("Int", "UIModalPresentationStyle", "controller.modalPresentationStyle = 1"),
    .variable("Int", "String", "let a: String = controller.modalPresentationStyle.rawValue"),
    SwiftVerdict("let a: Int = controller.modalPresentationStyle.rawValue"),
    SwiftVerdict("view.contentMode = .scaleAspectFit"),
    .unknown("nope", of: "UIView.ContentMode", "view.contentMode = .nope"),
    SwiftVerdict("view.contentMode = UIView.ContentMode.center"),
    SwiftVerdict("let a: UIView.ContentMode? = UIView.ContentMode(rawValue: 1)"),
    SwiftVerdict("view.autoresizingMask = [.flexibleWidth, .flexibleHeight]"),
    SwiftVerdict("view.autoresizingMask = []"),
    SwiftVerdict("_ = view.autoresizingMask.contains(.flexibleWidth)"),
    .property("Int", "UIView.AutoresizingMask", "view.autoresizingMask = 2"),
    SwiftVerdict(
      "let a: UIView.AutoresizingMask = UIView.AutoresizingMask(rawValue: 1); _ = a"),
    SwiftVerdict("_ = label.text!.length", "value of type 'String' has no member 'length'"),
    SwiftVerdict(
      "_ = \"a\".lastPathComponent", "value of type 'String' has no member 'lastPathComponent'"),
    SwiftVerdict("_ = NSString(string: \"a\").length"),
    SwiftVerdict("let a: NSString = NSString(string: \"a\"); _ = a.length"),
    SwiftVerdict("switch view.contentMode { case .center: break; default: break }"),
    SwiftVerdict("switch view.contentMode { case .center: break }", "switch must be exhaustive"),
    SwiftVerdict("if view.contentMode == .center { label.textAlignment = .right }"),
    SwiftVerdict("let a: UIControl.Event = [.touchUpInside, .touchDown]; _ = a"),
    .operands("+", "Int", "String", "_ = 1 + \"a\""),
    .operands("+", "String", "Int", "_ = label.text! + 1"),
    .operands("+", "Int", "Double", "let a = 1.5; _ = view.tag + a"),
    .operands("==", "Int", "String", "_ = view.tag == \"a\""),
    .operands("*", "Float", "Double", "let a = 1.5; _ = slider.value * a"),
    .operand("String", "Int", "_ = view.tag - \"a\""),
    .operand("Bool", "Int", "_ = view.isHidden + 1"),
    .operand("Double", "Int", "let a = 1.5; _ = view.tag < a"),
    SwiftVerdict(
      "_ = \"a\" - \"b\"", "binary operator '-' cannot be applied to two 'String' operands"),
    SwiftVerdict("_ = 2 * view.alpha + 1"),
    SwiftVerdict("_ = [1] + [2]"),
    SwiftVerdict("_ = label.text == nil"),
    SwiftVerdict("_ = label.text == \"a\""),
    SwiftVerdict(
      "if view.tag { }",
      "type 'Int' cannot be used as a boolean; test for '!= 0' instead"),
    SwiftVerdict(
      "if view.superview { }",
      "optional type 'UIView?' cannot be used as a boolean; test for '!= nil' instead"),
    SwiftVerdict(
      "if label { }",
      "cannot convert value of type 'UILabel' to expected condition type 'Bool'"),
    SwiftVerdict("view.addSubview()", "missing argument for parameter #1 in call"),
    SwiftVerdict(
      "navigation.pushViewController(controller)",
      "missing argument for parameter 'animated' in call"),
    SwiftVerdict(
      "navigation.pushViewController()",
      "missing arguments for parameters #1, 'animated' in call"),
    SwiftVerdict(
      "view.addSubview(view: label)", "extraneous argument label 'view:' in call"),
    SwiftVerdict("_ = UIAlertAction(title: \"a\", style: .default)"),
    SwiftVerdict("_ = UIAlertAction(title: \"a\", style: .default) { _ in }"),
    SwiftVerdict("if case \"a\"? = label.text { }"),
    SwiftVerdict("let a: Int? = 3; if case 3? = a { }"),
    SwiftVerdict("_ = 1 *** 2", "cannot find operator '***' in scope"),
  ]

  /// Declarations, which stand outside of all functions.
  static let declarations: [SwiftVerdict] = [
    SwiftVerdict("enum E1 { case a(E1) }", "recursive enum 'E1' is not marked 'indirect'"),
    SwiftVerdict("enum E2 { case a([E2]), b }"),
    SwiftVerdict("enum E3 { case a(E3?) }", "recursive enum 'E3' is not marked 'indirect'"),
    SwiftVerdict("enum E4 { indirect case a(E4); case b }"),
    SwiftVerdict("indirect enum E5 { case a(E5), b }"),
    SwiftVerdict("enum E6 { case a((Int, E6)) }", "recursive enum 'E6' is not marked 'indirect'"),
    SwiftVerdict("enum E7 { case a(E8), b }", "recursive enum 'E7' is not marked 'indirect'"),
    SwiftVerdict("enum E8 { case a(E7), b }", "recursive enum 'E8' is not marked 'indirect'"),
    SwiftVerdict("protocol P1: P1 {}", "protocol 'P1' refines itself"),
    SwiftVerdict("protocol P2 {}"), SwiftVerdict("protocol P3: P2 {}"),
    .early("x", "struct S1 { var x = 1; var y = x }"),
    .early("x", "class C1 { var x = 1; var y = x + 1 }"),
    .early("x", "class C2 { var x = 1; let y = { print(x) } }"),
    .early("f", "class C3 { func f() -> Int { 1 }; var y = f() }"),
    .early("view", "class C4: UIViewController { let y = view.frame }"),
    SwiftVerdict("class C5 { var x = 1; lazy var y = x + 1 }"),
    SwiftVerdict("class C6 { static let x = 1; var y = C6.x }"),
    SwiftVerdict("let outside = 1; class C7 { var y = outside }"),
    .hidden("x", "class H1 { private var x = 1 }; func h1(_ a: H1) { print(a.x) }"),
    .hidden("f", "class H2 { private func f() {} }; func h2(_ a: H2) { a.f() }"),
    SwiftVerdict("class H3 { fileprivate var x = 1 }; func h3(_ a: H3) { print(a.x) }"),
    SwiftVerdict("class H4 { private var x = 1 }; extension H4 { func f() { print(x) } }"),
    SwiftVerdict("class H5 { private var x = 1; class I { func f(_ a: H5) { print(a.x) } } }"),
    SwiftVerdict(
      "class H6 { private(set) var x = 1 }; func h6(_ a: H6) { print(a.x); a.x = 2 }",
      "cannot assign to property: 'x' setter is inaccessible"),
    SwiftVerdict(
      "class H7 { private init() {} }; func h7() { _ = H7() }",
      "'H7' initializer is inaccessible due to 'private' protection level"),
    SwiftVerdict("class H8 { private init() {}; static let one = H8() }"),
    .alone("x", "class K1 { var x = 1; var c: (() -> Void)?; func f() { c = { x = 2 } } }"),
    .aloneCalled("g", "class K2 { func g() {}; func f(_ c: @escaping () -> Void) { f { g() } } }"),
    SwiftVerdict("class K3 { func g() {}; func f(_ c: () -> Void) { f { g() } } }"),
    SwiftVerdict("class K4 { func g() {}; func f(_ c: @escaping () -> Void) { f { self.g() } } }"),
    SwiftVerdict(
      "class K5 { func g() {}; func f(_ c: @escaping () -> Void) { f { [self] in g() } } }"),
    SwiftVerdict(
      "class K6 { func g() {}; func f(_ c: @escaping () -> Void) "
        + "{ f { [weak self] in guard let self else { return }; g() } } }"),
    SwiftVerdict("struct K7 { var x = 1; func f(_ c: @escaping () -> Void) { f { print(x) } } }"),
    .aloneCalled("g", "class K8 { func g() {}; func f(_ c: (() -> Void)?) { f { g() } } }"),
    .alone("x", "class K9 { var x = 1; func f() { let c = { print(x) }; c() } }"),
    .alone(
      "y",
      "class K10: UIView { var y = 1; func f() { UIView.animate(withDuration: 1) { y = 2 } } }"),
    SwiftVerdict(
      "protocol W1 {}; class W2 { weak var d: W1? }",
      "'weak' must not be applied to non-class-bound 'any W1'; consider adding "
        + "a protocol conformance that has a class bound"),
    SwiftVerdict("protocol W3: AnyObject {}; class W4 { weak var d: W3? }"),
    SwiftVerdict(
      "struct M1 { let t: String; init(t: String) { self.t = t } }; func m1() { _ = M1() }",
      "missing argument for parameter 't' in call"),
    SwiftVerdict(
      "struct M2 { let t: String; var u: Int }; func m2() { _ = M2() }",
      "missing arguments for parameters 't', 'u' in call"),
    SwiftVerdict("struct M3 { let t: Int; init(t: Int = 1) { self.t = t } }; let m3 = M3()"),
    SwiftVerdict(
      "enum Z1 { case a, b }; func z1(_ s: Z1?) { switch s { case .a: break; case .b: break } }",
      "switch must be exhaustive"),
    SwiftVerdict(
      "enum Z2 { case a, b }; func z2(_ s: Z2?) "
        + "{ switch s { case .a: break; case .some(.b): break; case .none: break } }"),
    SwiftVerdict(
      "enum S3: Int { case a = 3 }; func s3(_ s: Int) "
        + "{ switch s { case S3.a.rawValue: break; default: break } }"),
    SwiftVerdict("struct Clock { var title: String }; let t1 = Clock(title: \"x\").title"),
    SwiftVerdict("extension UIColor { static let mine = UIColor() }; let u1 = UIColor.mine"),
    SwiftVerdict(
      "struct O1: OptionSet { let rawValue: Int; static let a = O1(rawValue: 1) }; "
        + "let o1: O1 = [.a]; let o2 = o1.contains(.a)"),
    SwiftVerdict("class B1<T> { init(x: T) {} }; let b1: B1<Int> = { .init(x: 3) }()"),
    SwiftVerdict("func spaced (_ a: Int) -> Int { a }; let sp = spaced (1)"),
    SwiftVerdict("class N1 { func f(_ a: Int, b: Int) {}; func g() { let h = f(_:b:); h(1, 2) } }"),
    SwiftVerdict("func throwing() throws -> Int { var a = 1; try a = throwing(); return a }"),
    SwiftVerdict("func computed() -> Int { var a: Int { 3 }; return a + a }"),
    SwiftVerdict("infix operator <->: AdditionPrecedence; postfix operator %"),
    SwiftVerdict("func <-> (a: Int, b: Int) -> Int { a - b }; let op1 = 5 <-> 3 * 2"),
    SwiftVerdict("postfix func % (a: Int) -> Double { Double(a) }; let op2 = 50%; let op3 = 2 % 3"),
    SwiftVerdict(
      "struct V1 { var x = 1; static func += (a: inout V1, b: V1) { a.x += b.x }; "
        + "static prefix func - (a: V1) -> V1 { a } }"),
    SwiftVerdict("func v1(_ a: V1) -> V1 { var b = -a; b += a; return b }"),
    SwiftVerdict("func ft() throws -> Int { 1 }"),
    SwiftVerdict(
      "func ft1() { _ = ft() }",
      "call can throw, but it is not marked with 'try' and the error is not handled"),
    SwiftVerdict(
      "func ft2() throws { _ = ft() }", "call can throw but is not marked with 'try'"),
    SwiftVerdict("func ft3() { _ = try ft() }", "errors thrown from here are not handled"),
    SwiftVerdict(
      "func ft4() { do { _ = ft() } catch {} }", "call can throw but is not marked with 'try'"),
    SwiftVerdict("func ft5() { _ = try? ft(); do { _ = try ft() + ft() } catch {} }"),
    SwiftVerdict("func ft6(_ f: () throws -> Void) rethrows { try f() }; let ft7: Void = ft6 {}"),
    SwiftVerdict("func fw() async -> Int { 1 }"),
    SwiftVerdict(
      "func fw1() async { _ = fw() }", "expression is 'async' but is not marked with 'await'"),
    SwiftVerdict(
      "func fw2() { _ = await fw() }",
      "'async' call in a function that does not support concurrency"),
    SwiftVerdict("func fw3() async { async let x = fw(); _ = await x + fw() }"),
    SwiftVerdict("func fw4() async throws -> Int { 1 }"),
    SwiftVerdict("func fw5(_ work: () -> Void) {}"),
    SwiftVerdict(
      "func fw6() { fw5 { _ = await fw() } }",
      "cannot pass function of type '() async -> ()' to parameter expecting synchronous function type"
    ),
    SwiftVerdict(
      "func fw7(_ work: () async -> Int) { _ = await work() }",
      "'async' call in a function that does not support concurrency"),
    SwiftVerdict(
      "func fw8(_ work: () async -> Int) async { _ = work() }",
      "expression is 'async' but is not marked with 'await'"),
    SwiftVerdict(
      "func fw9() async { func inner() async -> Int { 1 }; _ = inner() }",
      "expression is 'async' but is not marked with 'await'"),
    SwiftVerdict(
      "func fw10() { func inner() async -> Int { 1 }; _ = await inner() }",
      "'async' call in a function that does not support concurrency"),
    SwiftVerdict(
      "func fw11() async { _ = try? fw4() }",
      "expression is 'async' but is not marked with 'await'"),
    SwiftVerdict(
      "func fw12() async { _ = await fw4() }",
      "call can throw, but it is not marked with 'try' and the error is not handled"),
    SwiftVerdict(
      "func fw13() async { let c = { await fw() }; _ = c() }",
      "expression is 'async' but is not marked with 'await'"),
    SwiftVerdict(
      "func fw14() { let t = Task { await fw() }; _ = await t.value }",
      "'async' property access in a function that does not support concurrency"),
    SwiftVerdict(
      "func fw15() async { let t = Task { await fw() }; _ = t.value }",
      "expression is 'async' but is not marked with 'await'"),
    SwiftVerdict(
      "func fw16() async { async let x = fw(); _ = x }",
      "expression is 'async' but is not marked with 'await'"),
    SwiftVerdict(
      "func fw17() async throws { try Task.sleep(nanoseconds: 1) }",
      "expression is 'async' but is not marked with 'await'"),
    SwiftVerdict(
      "func fw18(_ s: AsyncStream<Int>) { for await x in s { print(x) } }",
      "'async' in a function that does not support concurrency"),
    SwiftVerdict(
      "func fw19() async { defer { _ = await fw() } }",
      "'async' call cannot occur in a defer body"),
    SwiftVerdict("func fw20() async { for i in 0..<3 where await fw() > i { print(i) } }"),
    SwiftVerdict(
      "func oc1(_ c: (() -> Void)?) { c() }",
      "value of optional type '(() -> Void)?' must be unwrapped to a value of type '() -> Void'"),
    SwiftVerdict("func oc2(_ c: (() -> Void)?) { c?(); c!() }"),
    SwiftVerdict(
      "class L1 { var c: (() -> Void)?; func f(_ g: () -> Void) { c = g } }",
      "assigning non-escaping parameter 'g' to an '@escaping' closure"),
    SwiftVerdict("class L2 { var c: (() -> Void)?; func f(_ g: @escaping () -> Void) { c = g } }"),
    SwiftVerdict("func l3(_ g: @escaping () -> Void) {}"),
    SwiftVerdict(
      "func l4(_ g: () -> Void) { l3(g) }",
      "passing non-escaping parameter 'g' to function expecting an '@escaping' closure"),
    SwiftVerdict("func l5(_ g: () -> Void) { let h = g; h() }"),
    SwiftVerdict("final class F1 {}; class F2: F1 {}", "inheritance from a final class 'F1'"),
    SwiftVerdict("class F3 { final func f() {}; final var x: Int { 1 } }"),
    SwiftVerdict(
      "class F4: F3 { override func f() {} }",
      "instance method overrides a 'final' instance method"),
    SwiftVerdict(
      "class F5: F3 { override var x: Int { 2 } }", "property overrides a 'final' property"),
    SwiftVerdict("extension F3 { var y: Int { 1 }; static let z = 1 }"),
    SwiftVerdict("extension F3 { var w = 1 }", "extensions must not contain stored properties"),
    SwiftVerdict(
      "struct U1 { var x = 1; func f() { x = 2 } }",
      "cannot assign to property: 'self' is immutable"),
    SwiftVerdict(
      "struct U2 { var x = [1]; func f() { x.append(2) } }",
      "cannot use mutating member on immutable value: 'self' is immutable"),
    SwiftVerdict(
      "struct U3 { mutating func g() {}; func f() { g() } }",
      "cannot use mutating member on immutable value: 'self' is immutable"),
    SwiftVerdict(
      "struct U4 { var x = 1; func f() { self.x += 2 } }",
      "left side of mutating operator isn't mutable: 'self' is immutable"),
    SwiftVerdict("struct U5 { var x = 1; var y: Int { get { x } set { x = newValue } } }"),
    SwiftVerdict("class U6 { var x = [1]; func f() { x.append(2); self.x = [] } }"),
    SwiftVerdict(
      "func u7() { let s = [1]; s.append(2) }",
      "cannot use mutating member on immutable value: 's' is a 'let' constant"),
    SwiftVerdict(
      "func u8() { let u = U3x(); u.x = 2 }; struct U3x { var x = 1 }",
      "cannot assign to property: 'u' is a 'let' constant"),
    SwiftVerdict(
      "func u9() { let s = [1]; s[0] = 2 }",
      "cannot assign through subscript: 's' is a 'let' constant"),
    SwiftVerdict(
      "func u10() { let s = 1; s += 2 }",
      "left side of mutating operator isn't mutable: 's' is a 'let' constant"),
    SwiftVerdict(
      "func u11() { let s = 1; u12(&s) }; func u12(_ n: inout Int) { n += 1 }",
      "cannot pass immutable value as inout argument: 's' is a 'let' constant"),
    SwiftVerdict(
      "struct U13 { let x = 1 }; func u13(_ u: inout U13) { let p = \\U13.x; u[keyPath: p] = 2 }",
      "cannot assign through subscript: 'p' is a read-only key path"),
    SwiftVerdict("func u14(_ n: Int) {}; func u14(_ s: String) {}"),
    SwiftVerdict(
      "func u15(_ n: Int) {}; func u15(_ m: Int) {}", "invalid redeclaration of 'u15'"),
    SwiftVerdict(
      "@propertyWrapper struct W5 { var wrappedValue: Int; var projectedValue: String { \"\" } }"),
    SwiftVerdict(
      "struct W6 { @W5 var x = 1; func f() -> String { _ = _x.wrappedValue; return $x } }"),
    SwiftVerdict("let w7: Int = W6().x"),
    SwiftVerdict("func mk<T: UIViewController>(_ type: T.Type) -> T { type.init() }"),
    SwiftVerdict("func mm<T: UIViewController>(_ type: T.Type) -> T { T() }"),
    SwiftVerdict(
      "func fa<S: AsyncSequence>(_ s: S) async throws { for try await x in s { print(x) } }"),
  ]

  /// Declarations of which a compiler sees only behind all types what is wrong.
  static let bodies: [SwiftVerdict] = [
    .passing("func g1(_ a: Int?) { guard let b = a else { print(1) }; print(b) }"),
    SwiftVerdict("func g2(_ a: Int?) { guard let b = a else { fatalError() }; print(b) }"),
    SwiftVerdict("func g3(_ a: Int?) { guard let b = a else { return }; print(b) }"),
    SwiftVerdict("func g6(_ a: Int?) { guard let b = a else { assert(false) }; print(b) }"),
    .passing("func g7(_ a: Int?) { guard let b = a else { assertionFailure() }; print(b) }"),
    .passing("func g8(_ a: Int?) { guard let b = a else { assert(a == 1) }; print(b) }"),
    SwiftVerdict("func n1() -> Never { fatalError() }"),
    SwiftVerdict("func g4(_ a: Int?) { guard let b = a else { n1() }; print(b) }"),
    SwiftVerdict(
      "func g5(_ a: Int?) { guard let b = a else { if a == 1 { return } else { return } }; "
        + "print(b) }"),
    .unanswered("global function", "Int", "func r1(_ a: Bool) -> Int { if a { return 1 } }"),
    .unanswered(
      "instance method", "String",
      "class R2 { func f(_ a: Bool) -> String { if a { return \"a\" } } }"),
    .unanswered(
      "static method", "Int", "class R3 { static func f() -> Int { print(1); print(2) } }"),
    .unanswered("getter", "Int", "class R4 { var x: Int { print(1); print(2) } }"),
    .unanswered(
      "local function", "Int",
      "func r5() { func f() -> Int { print(1); print(2) }; print(f()) }"),
    SwiftVerdict("func r6(_ a: Bool) -> Int { if a { return 1 }; return 2 }"),
    SwiftVerdict(
      "func r7(_ a: Bool) -> Int { switch a { case true: return 1; case false: return 2 } }"),
    SwiftVerdict("func r8() -> Int { while true { print(1) } }"),
    SwiftVerdict("func r11() -> Int { if true { return 1 } }"),
    .unanswered("global function", "Int", "func r12() -> Int { if false { return 1 } }"),
    SwiftVerdict("func r9(_ a: Bool) -> Int { if a { 1 } else { 2 } }"),
    SwiftVerdict("func r10() throws -> Int { do { throw E() } catch { throw error } }"),
    SwiftVerdict("struct E: Error {}"),
  ]
}
