import Orders
import Syntax

/// Something sound that a controller does, beside what is asked about it.
struct Ornament {
  /// Where a line that changes nothing can be put into a class.
  private enum Place {
    case callback(Callback)
    /// Where properties are declared.
    case property
    /// A method that is no callback.
    case method
    /// Behind all methods.
    case end
  }

  private let place: Place
  private let line: Wording
  /// A property that the line uses.
  private var property: Wording?
  /// Beside those of its callback.
  private var versions = UIKitVersion.oldest...UIKitVersion.newest

  /// A line of a callback.
  private init(_ callback: Callback, _ swift: String, _ objectiveC: String) {
    (place, line) = (.callback(callback), Wording(swift, objectiveC))
  }

  /// A line elsewhere.
  private init(_ place: Place, _ swift: String, _ objectiveC: String) {
    (self.place, line) = (place, Wording(swift, objectiveC))
  }

  /// Adds the line and, once, the property that it uses.
  func add(to parts: inout Parts, isSwift: Bool) {
    if let property = property?.text(isSwift: isSwift), !parts.properties.contains(property) {
      parts.properties.append(property)
    }
    let line = line.text(isSwift: isSwift)
    switch place {
    case .callback(let callback): parts.add(line, to: callback)
    case .property: parts.properties.append(line)
    case .method: parts.methods.append(line)
    case .end: parts.end.append(line)
    }
  }

  /// All that a version has.
  static func all(under version: UIKitVersion) -> [Ornament] {
    all.filter { ornament in
      guard ornament.versions.contains(version) else { return false }
      if case .callback(let callback) = ornament.place {
        return callback.versions.contains(version)
      }
      return true
    }
  }

  /// All that there are, without a look at versions.
  private static let all: [Ornament] =
    plain + properties + counting + saying
    + [
      Ornament(
        .method, "override var prefersStatusBarHidden: Bool { true }",
        "- (BOOL)prefersStatusBarHidden { return YES; }"
      ).since(7),
      Ornament(
        .method, "func refresh() { if isViewLoaded { view.setNeedsLayout() } }",
        "- (void)refresh { if ([self isViewLoaded]) [self.view setNeedsLayout]; }"
      ).since(3),
      Ornament(
        .method, "func close() { dismiss(animated: true) }",
        "- (void)close { [self dismissViewControllerAnimated:YES completion:nil]; }"
      ).since(5),
    ]

  /// Lines that change what nothing asks about.
  private static let plain = [
    Ornament(.load, "title = \"New\"", "self.title = @\"New\";"),
    Ornament(
      .load, "view.backgroundColor = .white", "self.view.backgroundColor = [UIColor whiteColor];"),
    Ornament(
      .load, "view.backgroundColor = .black", "self.view.backgroundColor = [UIColor blackColor];"),
    Ornament(.load, "view.tag = 1", "self.view.tag = 1;"),
    Ornament(.load, "navigationItem.prompt = \"New\"", "self.navigationItem.prompt = @\"New\";"),
    Ornament(
      .load, "navigationItem.hidesBackButton = true", "self.navigationItem.hidesBackButton = YES;"),
    Ornament(.load, "tabBarItem.badgeValue = \"1\"", "self.tabBarItem.badgeValue = @\"1\";"),
    Ornament(.will, "view.alpha = 1", "self.view.alpha = 1;"),
    Ornament(.will, "view.isHidden = false", "self.view.hidden = NO;"),
    Ornament(.will, "view.setNeedsLayout()", "[self.view setNeedsLayout];"),
    Ornament(
      .did, "view.isUserInteractionEnabled = true", "self.view.userInteractionEnabled = YES;"),
    Ornament(.going, "view.endEditing(true)", "[self.view endEditing:YES];"),
    Ornament(
      .going, "view.isUserInteractionEnabled = false", "self.view.userInteractionEnabled = NO;"),
  ]

  /// Properties that nobody reads.
  private static let properties = [
    Ornament(.property, "var isNew = true", "@property (nonatomic, assign) BOOL isNew;"),
    Ornament(.property, "var step = 1", "@property (nonatomic, assign) int step;"),
    Ornament(.property, "var section = 0", "@property (nonatomic, assign) NSInteger section;"),
    Ornament(.property, "let limit = 20", "@property (nonatomic, readonly) NSUInteger limit;"),
    Ornament(
      .property, "weak var previous: UIViewController?",
      "@property (nonatomic, assign) UIViewController *previous;"),
    Ornament(.property, "var margin: CGFloat = 8", "@property (nonatomic, assign) CGFloat margin;"),
  ]

  /// Counters, with the questions that a controller may ask of its moves.
  private static let counting = [
    counting(.load, "visits = 0"), counting(.will, "visits += 1"), counting(.did, "visits += 1"),
    counting(.going, "visits += 1"), counting(.gone, "visits += 1"),
    counting(
      .will, "if isMovingToParent { visits = 0 }",
      "if ([self isMovingToParentViewController]) self.visits = 0;"
    ).since(5),
    counting(
      .gone, "if isMovingFromParent { visits = 0 }",
      "if ([self isMovingFromParentViewController]) self.visits = 0;"
    ).since(5),
  ]

  /// A line that needs the counter; in Objective-C the same with `self.` before it, unless said
  /// otherwise.
  private static func counting(
    _ callback: Callback, _ swift: String, _ objectiveC: String? = nil
  ) -> Ornament {
    var ornament = Ornament(callback, swift, objectiveC ?? "self.\(swift);")
    ornament.property = Wording("var visits = 0", "@property (nonatomic, assign) int visits;")
    return ornament
  }

  /// Words on the console, and one at the end of the object.
  private static let saying: [Ornament] =
    [
      (Callback.load, "loaded"), (.will, "soon"), (.did, "shown"), (.going, "leaving"),
      (.gone, "left"), (.warned, "little memory"),
    ].map { callback, word in Ornament(callback, "print(\"\(word)\")", "NSLog(@\"\(word)\");") }
    + [Ornament(.end, "print(\"freed\")", "NSLog(@\"freed\");")]

  /// The same from a version on.
  private func since(_ version: Int) -> Ornament {
    var ornament = self
    ornament.versions = UIKitVersion(version)...(.newest)
    return ornament
  }
}
