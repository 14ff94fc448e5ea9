package import Syntax

/// A method of a life cycle as a class declares it, in both languages.
package struct Overridable {
  package var swift: String
  /// What it answers, and the rest, in Objective-C.
  package var result: String
  package var objectiveC: String

  private init(_ swift: String, _ objectiveC: String, result: String = "void") {
    self.swift = swift
    self.objectiveC = objectiveC
    self.result = result
  }

  private var selector: String {
    let pieces = objectiveC.split(separator: " ").filter { $0.contains(":") }
    return pieces.isEmpty ? objectiveC : pieces.map { $0.prefix { $0 != ":" } + ":" }.joined()
  }

  /// Whether the header says that it is there, and not of the past.
  private func isSent(in version: UIKitVersion) -> Bool {
    let found = ["UIViewController", "UIView"].lazy
      .compactMap { Framework.member(selector, of: $0, isOfClass: false) }.first
    return found?.member.availability.isCurrent(in: version) ?? false
  }

  /// Those that a version sends, in the order in which they come in a life.
  package static func all(in version: UIKitVersion) -> [Overridable] {
    table.filter { $0.isSent(in: version) }
  }

  private static let table: [Overridable] = [
    Overridable("awakeFromNib()", "awakeFromNib"),
    Overridable("loadView()", "loadView"),
    Overridable("viewDidLoad()", "viewDidLoad"),
    appearance("viewWillAppear"),
    Overridable("viewIsAppearing(_ animated: Bool)", "viewIsAppearing:(BOOL)animated"),
    appearance("viewDidAppear"),
    appearance("viewWillDisappear"),
    appearance("viewDidDisappear"),
    Overridable("viewWillLayoutSubviews()", "viewWillLayoutSubviews"),
    Overridable("viewDidLayoutSubviews()", "viewDidLayoutSubviews"),
    Overridable("layoutSubviews()", "layoutSubviews"),
    Overridable("updateProperties()", "updateProperties"),
    Overridable(
      "viewWillTransition(to size: CGSize, "
        + "with coordinator: UIViewControllerTransitionCoordinator)",
      "viewWillTransitionToSize:(CGSize)size "
        + "withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator"),
    Overridable(
      "willMove(toParent parent: UIViewController?)",
      "willMoveToParentViewController:(UIViewController *)parent"),
    Overridable(
      "didMove(toParent parent: UIViewController?)",
      "didMoveToParentViewController:(UIViewController *)parent"),
    Overridable("didReceiveMemoryWarning()", "didReceiveMemoryWarning"),
    Overridable("viewWillUnload()", "viewWillUnload"),
    Overridable("viewDidUnload()", "viewDidUnload"),
    Overridable(
      "shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool",
      "shouldPerformSegueWithIdentifier:(NSString *)identifier sender:(id)sender",
      result: "BOOL"),
    Overridable(
      "prepare(for segue: UIStoryboardSegue, sender: Any?)",
      "prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender"),
  ]

  private static func appearance(_ name: String) -> Overridable {
    Overridable("\(name)(_ animated: Bool)", "\(name):(BOOL)animated")
  }
}
