extension SwiftVerdict {
  /// Lines that stand in a function, of types of text and numbers that have names for some values,
  /// of structures, and of what the header calls otherwise in Swift.
  static let named: [SwiftVerdict] = [
    SwiftVerdict("let a: UILayoutPriority = .defaultHigh"),
    .variable("Int", "UILayoutPriority", "let a: UILayoutPriority = 999"),
    .unknown("nope", of: "UILayoutPriority", "let a: UILayoutPriority = .nope"),
    .unknown("nope", of: "UIFont.Weight", "let a = UIFont.Weight.nope"),
    SwiftVerdict("let a: Float = UILayoutPriority.required.rawValue"),
    SwiftVerdict("let a: UILayoutPriority = UILayoutPriority(999)"),
    SwiftVerdict("let a: UILayoutPriority = UILayoutPriority(rawValue: 999)"),
    .variable("Double", "UIFont.Weight", "let a: UIFont.Weight = 0.3"),
    SwiftVerdict("let a: UIFont = UIFont.systemFont(ofSize: 12, weight: .bold)"),
    SwiftVerdict("let a: UIFont = UIFont.preferredFont(forTextStyle: .headline)"),
    SwiftVerdict("label.setContentHuggingPriority(.defaultHigh, for: .horizontal)"),
    .operand(
      "Int", "UILayoutPriority", "label.setContentHuggingPriority(751, for: .horizontal)"),
    SwiftVerdict("view.window?.windowLevel = .alert"),
    .property("Int", "UIWindow.Level", "view.window?.windowLevel = 1"),
    .variable("String", "NSAttributedString.Key", "let a: NSAttributedString.Key = \"x\""),
    SwiftVerdict("let a: String = NSAttributedString.Key(\"x\").rawValue"),
    SwiftVerdict("let a: [NSAttributedString.Key: Any] = [.font: 1, .kern: 2]"),
    .variable("NSAttributedString.Key", "String", "let a: String = NSAttributedString.Key.font"),
    SwiftVerdict("let a: [NSKeyValueChangeKey: Any]? = nil; _ = a?[.newKey]"),
    .variable("String", "NSNotification.Name", "let a: NSNotification.Name = \"x\""),
    SwiftVerdict("let a: NSNotification.Name = UIResponder.keyboardWillShowNotification; _ = a"),
    SwiftVerdict(
      "switch UIFont.Weight.bold { case .bold: break }", "switch must be exhaustive"),
    SwiftVerdict("let a: UIEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"),
    SwiftVerdict(
      "let a = UIEdgeInsets(top: 1, left: 2, bottom: 3)",
      "missing argument for parameter 'right' in call"),
    SwiftVerdict("let a: UIEdgeInsets = .zero"),
    SwiftVerdict("let a: UIOffset = UIOffset(horizontal: 1, vertical: 2); _ = a"),
    SwiftVerdict("let a: CGAffineTransform = .identity; _ = a.tx"),
    SwiftVerdict("let a: CALayerCornerCurve = .continuous; _ = a"),
    SwiftVerdict("let a: DateFormatter.Style = .short; _ = a"),
    SwiftVerdict("view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]"),
    SwiftVerdict(
      "view.backgroundColor = UIColor { traits in traits.userInterfaceStyle == .dark "
        + "? .white : .black }"),
    SwiftVerdict("UIStackView().setCustomSpacing(8, after: label)"),
    SwiftVerdict("UIStackView().spacing = UIStackView.spacingUseSystem"),
    SwiftVerdict("var a: UIControl.Event = [.touchDown]; a.insert(.touchUpInside)"),
    .renamed(
      "presentViewController(_:animated:completion:)", "present(_:animated:completion:)",
      "controller.presentViewController(controller, animated: true)"),
    .renamed(
      "animateWithDuration(_:animations:)", "animate(withDuration:animations:)",
      "UIView.animateWithDuration(1) {}"),
    .renamed("ScaleAspectFit", "scaleAspectFit", "view.contentMode = .ScaleAspectFit"),
    SwiftVerdict("let a: CGSize = .init(width: 1, height: 2); _ = a"),
  ]

  /// Refuses a name of Swift 2.
  private static func renamed(_ old: String, _ new: String, _ code: String) -> SwiftVerdict {
    SwiftVerdict(code, "'\(old)' has been renamed to '\(new)'")
  }
}

// What `#selector` may name.
extension SwiftVerdict {
  private static func unexposed(_ name: String, _ code: String) -> SwiftVerdict {
    SwiftVerdict(
      code, "argument of '#selector' refers to \(name) that is not exposed to Objective-C")
  }

  static let selectors: [SwiftVerdict] = [
    .unexposed(
      "instance method 'f()'",
      "class Q1: NSObject { func f() {}; func g() { _ = #selector(f) } }"),
    .unexposed(
      "instance method 'f()'",
      "class Q2: NSObject { func f() {}; func g() { _ = #selector(Q2.f) } }"),
    SwiftVerdict("class Q3: NSObject { @objc func f() {}; func g() { _ = #selector(f) } }"),
    SwiftVerdict("class Q4: NSObject { @IBAction func f(_ s: Any) {} }"),
    SwiftVerdict("func q4() { _ = #selector(Q4.f(_:)) }"),
    SwiftVerdict("@objcMembers class Q5: NSObject { func f() {}; func g() { _ = #selector(f) } }"),
    SwiftVerdict("class Q6: Q5 { func h() { _ = #selector(h) } }"),
    SwiftVerdict("@objc extension Q3 { func h() {}; func i() { _ = #selector(h) } }"),
    .unexposed(
      "instance method 'j'",
      "extension Q3 { func j(_ x: Int) {}; func k() { _ = #selector(j) } }"),
    SwiftVerdict(
      "class Q7: Q3 { override func f() {}; override func g() { _ = #selector(f) } }"),
    SwiftVerdict(
      "class Q8: UIViewController { override func viewDidLoad() { _ = #selector(viewDidLoad) } }"),
    .unexposed(
      "property 'x'",
      "class Q9: NSObject { var x = 1; func f() { _ = #selector(getter: x) } }"),
    SwiftVerdict("class Q10: NSObject { @objc var x = 1; func f() { _ = #selector(getter: x) } }"),
    SwiftVerdict(
      "class Q11: NSObject { @objc private func f() {}; func g() { _ = #selector(f) } }"),
  ]
}
