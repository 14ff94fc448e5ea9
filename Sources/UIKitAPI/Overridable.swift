package import Syntax

/// A method of a life cycle as a class declares it, in both languages.
package struct Overridable {
  package var swift: String
  /// What it answers, and the rest, in Objective-C.
  package var result: String
  package var objectiveC: String
  private var versions: ClosedRange<UIKitVersion> = .oldest ... .newest

  private init(
    _ swift: String, _ objectiveC: String, result: String = "void",
    since: UIKitVersion = .oldest, until: UIKitVersion = .newest
  ) {
    self.swift = swift
    self.objectiveC = objectiveC
    self.result = result
    versions = since...until
  }

  /// Those that a version sends, in the order in which they come in a life.
  package static func all(in version: UIKitVersion) -> [Overridable] {
    table.filter { $0.versions.contains(version) }
  }

  private static let table: [Overridable] = [
    Overridable("awakeFromNib()", "awakeFromNib"),
    Overridable("loadView()", "loadView"),
    Overridable("viewDidLoad()", "viewDidLoad"),
    appearance("viewWillAppear"),
    Overridable(
      "viewIsAppearing(_ animated: Bool)", "viewIsAppearing:(BOOL)animated",
      since: UIKitVersion(13)),
    appearance("viewDidAppear"),
    appearance("viewWillDisappear"),
    appearance("viewDidDisappear"),
    Overridable(
      "viewWillLayoutSubviews()", "viewWillLayoutSubviews", since: UIKitVersion(5)),
    Overridable("viewDidLayoutSubviews()", "viewDidLayoutSubviews", since: UIKitVersion(5)),
    Overridable("layoutSubviews()", "layoutSubviews"),
    Overridable("updateProperties()", "updateProperties", since: UIKitVersion(26)),
    Overridable(
      "viewWillTransition(to size: CGSize, "
        + "with coordinator: UIViewControllerTransitionCoordinator)",
      "viewWillTransitionToSize:(CGSize)size "
        + "withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator",
      since: UIKitVersion(8)),
    Overridable(
      "willMove(toParent parent: UIViewController?)",
      "willMoveToParentViewController:(UIViewController *)parent", since: UIKitVersion(5)),
    Overridable(
      "didMove(toParent parent: UIViewController?)",
      "didMoveToParentViewController:(UIViewController *)parent", since: UIKitVersion(5)),
    Overridable("didReceiveMemoryWarning()", "didReceiveMemoryWarning"),
    Overridable(
      "viewWillUnload()", "viewWillUnload", since: UIKitVersion(5), until: UIKitVersion(5, 1)),
    Overridable(
      "viewDidUnload()", "viewDidUnload", since: UIKitVersion(3), until: UIKitVersion(5, 1)),
    Overridable(
      "shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool",
      "shouldPerformSegueWithIdentifier:(NSString *)identifier sender:(id)sender",
      result: "BOOL", since: UIKitVersion(6)),
    Overridable(
      "prepare(for segue: UIStoryboardSegue, sender: Any?)",
      "prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender", since: UIKitVersion(5)),
  ]

  private static func appearance(_ name: String) -> Overridable {
    Overridable("\(name)(_ animated: Bool)", "\(name):(BOOL)animated")
  }
}
