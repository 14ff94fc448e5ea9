import Syntax

/// A method of a controller that drawn code overrides, by the word that it prints.
enum Callback: String, CaseIterable {
  /// In the order in which a class writes them.
  case load, will, appearing, did, going, gone, moving, moved
  /// Unloading ended with iOS 5.1.
  case layingOut, laidOut, warned, unloading, unloaded

  /// The versions that call it.
  var versions: ClosedRange<UIKitVersion> {
    switch self {
    case .appearing: UIKitVersion(13)...(.newest)
    case .moving, .moved, .layingOut, .laidOut: UIKitVersion(5)...(.newest)
    case .unloading: UIKitVersion(5)...UIKitVersion(5, 1)
    case .unloaded: UIKitVersion(3)...UIKitVersion(5, 1)
    case .load, .will, .did, .going, .gone, .warned: .oldest...(.newest)
    }
  }

  /// Whether `super` hears of it last.
  var endsWithSuper: Bool { self == .unloading || self == .unloaded }

  /// As Swift declares it and sends it to `super`.
  var swift: (head: String, sent: String) {
    switch self {
    case .will, .appearing, .did, .going, .gone: ("\(name)(_ animated: Bool)", "\(name)(animated)")
    case .moving, .moved:
      ("\(name)(toParent parent: UIViewController?)", "\(name)(toParent: parent)")
    case .load, .layingOut, .laidOut, .warned, .unloading, .unloaded: ("\(name)()", "\(name)()")
    }
  }

  /// The same in Objective-C.
  var objectiveC: (head: String, sent: String) {
    switch self {
    case .will, .appearing, .did, .going, .gone: ("\(name):(BOOL)animated", "\(name):animated")
    case .moving, .moved:
      (
        "\(name)ToParentViewController:(UIViewController *)parent",
        "\(name)ToParentViewController:parent"
      )
    case .load, .layingOut, .laidOut, .warned, .unloading, .unloaded: (name, name)
    }
  }

  /// What both languages begin its name with.
  private var name: String {
    switch self {
    case .load: "viewDidLoad"
    case .will: "viewWillAppear"
    case .appearing: "viewIsAppearing"
    case .did: "viewDidAppear"
    case .going: "viewWillDisappear"
    case .gone: "viewDidDisappear"
    case .moving: "willMove"
    case .moved: "didMove"
    case .layingOut: "viewWillLayoutSubviews"
    case .laidOut: "viewDidLayoutSubviews"
    case .warned: "didReceiveMemoryWarning"
    case .unloading: "viewWillUnload"
    case .unloaded: "viewDidUnload"
    }
  }

  /// The selector, by which observed calls are known.
  var selector: String {
    let parts = objectiveC.sent.split(separator: ":", omittingEmptySubsequences: false)
    return parts[0] + (parts.count > 1 ? ":" : "")
  }

  /// The method in a language; a line `super` stands for what is sent there.
  func method(_ body: [String], isSwift: Bool) -> [String] {
    let (head, sent) = isSwift ? swift : objectiveC
    let lines = body.map { line in
      line == "super" ? (isSwift ? "super.\(sent)" : "[super \(sent)];") : line
    }
    return isSwift
      ? CodeText.method("override func \(head)", lines, ends: ";").map { "  " + $0 }
      : CodeText.method("- (void)\(head)", lines, ends: "")
  }
}
