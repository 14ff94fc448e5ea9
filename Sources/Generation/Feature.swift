import Orders

/// Something that a controller has, done as it should be done or with a mistake.
enum Feature: CaseIterable {
  /// A label that shows what the model knows.
  case label
  /// Something that a person enters, kept through an unload.
  case entry
  /// What is made once, from what can be read again.
  case prices
  /// Pictures that go when memory is short.
  case album
  /// A view of a class of its own, in a nib.
  case badge
  /// A view made in code.
  case mark
  /// A view whose size depends on another's.
  case poster

  /// The mistakes that can be made with it, by number.
  ///
  /// Taking away the line that loads a view for nothing mends it, and asks for no skill.
  func mistakes(isSwift: Bool, toMend: Bool) -> [Int] {
    switch self {
    case .label: isSwift ? [] : [9]
    case .entry: isSwift ? [] : [6, 10]
    case .prices: isSwift ? [] : [5]
    case .album: [12]
    case .badge: [4]
    case .mark: toMend ? [3] : [2, 3]
    case .poster: [7]
    }
  }

  /// All that can be made in a language.
  static func mistakes(isSwift: Bool, toMend: Bool) -> Set<Int> {
    Set(all(isSwift: isSwift).flatMap { $0.mistakes(isSwift: isSwift, toMend: toMend) })
  }

  /// Those that are at home in a language.
  static func all(isSwift: Bool) -> [Feature] {
    isSwift ? [.album, .badge, .mark, .poster] : allCases
  }
}

// MARK: - Objective-C, counted by hand
extension Feature {
  /// Adds what the feature takes, right or with a mistake; nil is right.
  func addObjectiveC(to parts: inout Parts, mistake: Int?, _ details: Details) {
    let own = details.property(of: self)
    switch self {
    case .label:
      parts.properties += [
        "@property (nonatomic, retain) IBOutlet UILabel *\(own);",
        "@property (nonatomic, copy) NSString *\(own)Text;",
      ]
      parts.outlets.append("\(own): UILabel")
      parts.add("self.\(own).text = self.\(own)Text ? self.\(own)Text : @\"new\";", to: .load)
      if mistake != 9 { parts.add("self.\(own) = nil;", to: .unloaded) }
      parts.end += ["[_\(own) release];", "[_\(own)Text release];"]
    case .entry:
      parts.properties += [
        "@property (nonatomic, retain) IBOutlet UISlider *\(own);",
        "@property (nonatomic, assign) float chosen;",
      ]
      parts.outlets.append("\(own): UISlider")
      parts.add(
        "self.\(own).value = \(mistake == 6 ? details.first : "self.chosen");", to: .load)
      if mistake != 10 { parts.add("self.chosen = self.\(own).value;", to: details.saving) }
      parts.add("self.\(own) = nil;", to: .unloaded)
      parts.end.append("[_\(own) release];")
    case .prices:
      let made = "_\(own) = [[\(details.store) alloc] init];"
      parts.properties.append("@property (nonatomic, retain) \(details.store) *\(own);")
      parts.add(mistake == 5 ? made : "if (!_\(own)) \(made)", to: .load)
      parts.end.append("[_\(own) release];")
    case .album:
      parts.properties.append("@property (nonatomic, retain) NSMutableArray *\(own);")
      parts.add(
        "if (!self.\(own)) self.\(own) = [NSMutableArray array];",
        "for (int i = [self.\(own) count]; i < \(details.pictures); i++)",
        "  [self.\(own) addObject:[UIImage imageNamed:@\"photo\"]];", to: details.reading)
      if mistake != 12 { parts.add("self.\(own) = nil;", to: .warned) }
      parts.end.append("[_\(own) release];")
    case .badge:
      let (type, sets) = (details.view, details.attributes.map(\.set.objectiveC))
      func initializer(_ head: String, _ sent: String) -> [String] {
        let made = "if ((self = [super \(sent)]))"
        let lines =
          sets.count == 1
          ? ["  \(made) \(sets[0])"] : ["  \(made) {"] + sets.map { "    " + $0 } + ["  }"]
        return ["- (id)\(head) {"] + lines + ["  return self;", "}"]
      }
      parts.before += [
        "@interface \(type) : \(details.viewBase)", "@end", "@implementation \(type)",
      ]
      parts.before += initializer("initWithFrame:(CGRect)frame", "initWithFrame:frame")
      if mistake != 4 {
        parts.before += initializer("initWithCoder:(NSCoder *)coder", "initWithCoder:coder")
      }
      parts.before.append("@end")
      parts.properties.append("@property (nonatomic, assign) IBOutlet \(type) *\(own);")
      parts.outlets.append("\(own): \(type)")
      parts.add("self.\(own) = nil;", to: .unloaded)
    case .mark:
      parts.properties.append("@property (nonatomic, retain) \(details.made) *\(own);")
      let making = "self.\(own) = [[[\(details.made) alloc] init] autorelease];"
      let adding =
        details.isBehind
        ? "[self.view insertSubview:self.\(own) atIndex:0];" : "[self.view addSubview:self.\(own)];"
      switch mistake {
      case 2: parts.initial.append(details.needless.objectiveC)
      case 3: parts.initial.append(making)
      default: break
      }
      if mistake != 3 { parts.add(making, to: .load) }
      parts.add(adding, to: .load)
      if mistake != 3 { parts.add("self.\(own) = nil;", to: .unloaded) }
      parts.end.append("[_\(own) release];")
    case .poster:
      parts.nibSize = details.nibSize
      parts.properties.append("@property (nonatomic, assign) IBOutlet \(details.sized) *\(own);")
      parts.outlets.append("\(own): \(details.sized)")
      let (width, height) = details.size("self.view.bounds.size.\(details.side)")
      parts.add(
        "self.\(own).frame = CGRectMake(0, 0, \(width), \(height));",
        to: mistake == 7 ? .load : details.layout)
      parts.add("self.\(own) = nil;", to: .unloaded)
    }
  }
}

// MARK: - Swift of today
extension Feature {
  /// The same in Swift of today, where some features are not at home.
  func addSwift(to parts: inout Parts, mistake: Int?, _ details: Details) {
    let own = details.property(of: self)
    switch self {
    case .label, .entry, .prices: break
    case .album:
      let (count, picture) = (details.pictures, "UIImage(named: \"photo\")")
      if details.isByNumber {
        parts.properties.append("var \(own): [Int: UIImage] = [:]")
        parts.add("for page in 0..<\(count) { \(own)[page] = \(picture) }", to: details.reading)
      } else {
        parts.properties.append("var \(own): [UIImage] = []")
        parts.add(
          "for _ in \(own).count..<\(count) { \(own).append(\(picture)!) }", to: details.reading)
      }
      if mistake != 12 { parts.add(own + details.emptying, to: .warned) }
    case .badge:
      let (type, sets) = (details.view, details.attributes.map(\.set.swift))
      func initializer(_ head: String, _ sent: String, _ sets: [String]) -> [String] {
        CodeText.method(head, ["super.\(sent)"] + sets, ends: ";").map { "  " + $0 }
      }
      parts.before.append("class \(type): \(details.viewBase) {")
      parts.before += initializer(
        "override init(frame: CGRect)", "init(frame: frame)", sets)
      parts.before += initializer(
        "required init?(coder: NSCoder)", "init(coder: coder)", mistake == 4 ? [] : sets)
      parts.before.append("}")
      parts.properties.append("\(details.outlet) \(own): \(type)!")
      parts.outlets.append("\(own): \(type)")
    case .mark:
      let making = "\(own) = \(details.made)()"
      if details.isMadeInMethod {
        parts.properties.append("var \(own): \(details.made)!")
        if mistake == 3 { parts.initial.append(making) } else { parts.add(making, to: .load) }
      } else {
        parts.properties.append("lazy var \(making)")
      }
      if mistake == 2 { parts.initial.append(details.needless.swift) }
      parts.add(
        details.isBehind ? "view.insertSubview(\(own), at: 0)" : "view.addSubview(\(own))",
        to: .load)
    case .poster:
      parts.nibSize = details.nibSize
      parts.properties.append("\(details.outlet) \(own): \(details.sized)!")
      parts.outlets.append("\(own): \(details.sized)")
      let (width, height) = details.size("view.bounds.\(details.side)")
      parts.add(
        "\(own).frame = CGRect(x: 0, y: 0, width: \(width), height: \(height))",
        to: mistake == 7 ? .load : details.layout)
    }
  }
}

// MARK: - Use
extension Feature {
  /// What a person does with a shown controller that is called `screen`, in Objective-C.
  func use(_ details: Details) -> String? {
    let own = details.property(of: self)
    return switch self {
    case .entry: "screen.\(own).value = 0.75;"
    case .label, .prices, .album, .badge, .mark, .poster: nil
    }
  }

  /// What is so of `screen` once it has been left and shown again: Swift, and what it is worth.
  func result(_ details: Details) -> (expression: String, value: String) {
    let own = "screen.\(details.property(of: self))"
    return switch self {
    case .label: (own + ".text", "\"new\"")
    case .entry: (own + ".value", "0.75")
    case .prices: (own + ".count", "0")
    case .album: (own + ".count", "\(details.pictures)")
    case .badge: (own + ".\(details.attributes[0].name)", details.attributes[0].value)
    case .mark: (own + ".superview", "screen.view")
    case .poster: (own + ".frame.\(details.side)", "screen.view.bounds.\(details.side)")
    }
  }
}
