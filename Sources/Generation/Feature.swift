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

/// The parts of a controller's class, line by line.
struct Parts {
  var before: [String] = []
  /// Between the braces of a nib: `badge: RedBadge`.
  var outlets: [String] = []
  var nibSize: String?
  var properties: [String] = []
  var initial: [String] = []
  var load: [String] = []
  var appear: [String] = []
  var layout: [String] = []
  var willUnload: [String] = []
  var unload: [String] = []
  var warning: [String] = []
  var dealloc: [String] = []
}

// MARK: - Objective-C, counted by hand
extension Feature {
  func addObjectiveC(to parts: inout Parts, mistake: Int?, _ words: Words) {
    let own = words.property(of: self)
    switch self {
    case .label:
      parts.properties += [
        "@property (nonatomic, retain) IBOutlet UILabel *\(own);",
        "@property (nonatomic, copy) NSString *\(own)Text;",
      ]
      parts.outlets.append("\(own): UILabel")
      parts.load.append("self.\(own).text = self.\(own)Text ? self.\(own)Text : @\"new\";")
      if mistake != 9 { parts.unload.append("self.\(own) = nil;") }
      parts.dealloc += ["[_\(own) release];", "[_\(own)Text release];"]
    case .entry:
      parts.properties += [
        "@property (nonatomic, retain) IBOutlet UISlider *\(own);",
        "@property (nonatomic, assign) float chosen;",
      ]
      parts.outlets.append("\(own): UISlider")
      parts.load.append(
        mistake == 6 ? "self.\(own).value = 12;" : "self.\(own).value = self.chosen;")
      if mistake != 10 { parts.willUnload.append("self.chosen = self.\(own).value;") }
      parts.unload.append("self.\(own) = nil;")
      parts.dealloc.append("[_\(own) release];")
    case .prices:
      parts.properties.append("@property (nonatomic, retain) NSMutableDictionary *\(own);")
      parts.load += [
        mistake == 5
          ? "_\(own) = [[NSMutableDictionary alloc] init];"
          : "if (!_\(own)) _\(own) = [[NSMutableDictionary alloc] init];"
      ]
      parts.dealloc.append("[_\(own) release];")
    case .album:
      parts.properties.append("@property (nonatomic, retain) NSMutableArray *\(own);")
      parts.appear += [
        "if (!self.\(own)) self.\(own) = [NSMutableArray array];",
        "for (int i = [self.\(own) count]; i < 40; i++)",
        "  [self.\(own) addObject:[UIImage imageNamed:@\"photo\"]];",
      ]
      if mistake != 12 { parts.warning.append("self.\(own) = nil;") }
      parts.dealloc.append("[_\(own) release];")
    case .badge:
      let type = words.view
      parts.before += [
        "@interface \(type) : UIView", "@end", "@implementation \(type)",
        "- (id)initWithFrame:(CGRect)frame {",
        "  if ((self = [super initWithFrame:frame])) self.alpha = 0.5;", "  return self;", "}",
      ]
      if mistake != 4 {
        parts.before += [
          "- (id)initWithCoder:(NSCoder *)coder {",
          "  if ((self = [super initWithCoder:coder])) self.alpha = 0.5;", "  return self;", "}",
        ]
      }
      parts.before.append("@end")
      parts.properties.append("@property (nonatomic, assign) IBOutlet \(type) *\(own);")
      parts.outlets.append("\(own): \(type)")
      parts.unload.append("self.\(own) = nil;")
    case .mark:
      parts.properties.append("@property (nonatomic, retain) UIView *\(own);")
      let making = "self.\(own) = [[[UIView alloc] init] autorelease];"
      let adding = "[self.view addSubview:self.\(own)];"
      switch mistake {
      case 2: parts.initial.append("self.view.backgroundColor = [UIColor grayColor];")
      case 3: parts.initial.append(making)
      default: break
      }
      parts.load += mistake == 3 ? [adding] : [making, adding]
      if mistake != 3 { parts.unload.append("self.\(own) = nil;") }
      parts.dealloc.append("[_\(own) release];")
    case .poster:
      parts.nibSize = "[480, 300]"
      parts.properties.append("@property (nonatomic, assign) IBOutlet UIImageView *\(own);")
      parts.outlets.append("\(own): UIImageView")
      let sizing = [
        "CGFloat width = self.view.bounds.size.width;",
        "self.\(own).frame = CGRectMake(0, 0, width, width / 2);",
      ]
      if mistake == 7 { parts.load += sizing } else { parts.layout += sizing }
      parts.unload.append("self.\(own) = nil;")
    }
  }
}

// MARK: - Swift of today
extension Feature {
  func addSwift(to parts: inout Parts, mistake: Int?, _ words: Words) {
    let own = words.property(of: self)
    switch self {
    case .label, .entry, .prices: break
    case .album:
      parts.properties.append("var \(own): [UIImage] = []")
      parts.appear += [
        "for _ in \(own).count..<40 {", "  \(own).append(UIImage(named: \"photo\")!)", "}",
      ]
      if mistake != 12 { parts.warning.append("\(own) = []") }
    case .badge:
      let type = words.view
      parts.before += [
        "class \(type): UIView {", "  override init(frame: CGRect) {",
        "    super.init(frame: frame)", "    alpha = 0.5", "  }",
        "  required init?(coder: NSCoder) {", "    super.init(coder: coder)",
      ]
      if mistake != 4 { parts.before.append("    alpha = 0.5") }
      parts.before += ["  }", "}"]
      parts.properties.append("@IBOutlet var \(own): \(type)!")
      parts.outlets.append("\(own): \(type)")
    case .mark:
      parts.properties.append(
        mistake == 3 ? "let \(own) = UIView()" : "lazy var \(own) = UIView()")
      if mistake == 2 { parts.initial.append("view.backgroundColor = .gray") }
      parts.load.append("view.addSubview(\(own))")
    case .poster:
      parts.nibSize = "[480, 300]"
      parts.properties.append("@IBOutlet var \(own): UIImageView!")
      parts.outlets.append("\(own): UIImageView")
      let sizing = [
        "let width = view.bounds.width",
        "\(own).frame = CGRect(x: 0, y: 0, width: width, height: width / 2)",
      ]
      if mistake == 7 { parts.load += sizing } else { parts.layout += sizing }
    }
  }
}

// MARK: - Use
extension Feature {
  /// What a person does with a shown controller that is called `screen`, in Objective-C.
  func use(_ words: Words) -> String? {
    let own = words.property(of: self)
    return switch self {
    case .entry: "screen.\(own).value = 0.75;"
    case .label, .prices, .album, .badge, .mark, .poster: nil
    }
  }

  /// What is so of `screen` once it has been left and shown again: Swift, and what it is worth.
  func result(_ words: Words) -> (expression: String, value: String) {
    let own = "screen.\(words.property(of: self))"
    return switch self {
    case .label: (own + ".text", "\"new\"")
    case .entry: (own + ".value", "0.75")
    case .prices: (own + ".count", "0")
    case .album: (own + ".count", "40")
    case .badge: (own + ".alpha", "0.5")
    case .mark: (own + ".superview", "screen.view")
    case .poster: (own + ".frame.width", "screen.view.bounds.width")
    }
  }
}

/// What the things of a drawn class are called.
struct Words {
  let type: String
  let view: String
  private let properties: [Feature: String]

  init(_ draw: inout SplitMix64) {
    type = draw.pick(Words.subjects) + "Controller"
    view = draw.pick(["Red", "Round", "Small", "New"]) + draw.pick(["Badge", "Star", "Flag"])
    var properties: [Feature: String] = [:]
    for feature in Feature.allCases { properties[feature] = draw.pick(feature.names) }
    self.properties = properties
  }

  func property(of feature: Feature) -> String { properties[feature] ?? "" }

  private static let subjects = [
    "Alarm", "Album", "Bank", "Book", "Calendar", "Camera", "Chat", "Clock", "Coffee", "Concert",
    "Diary", "Dinner", "Film", "Flight", "Garden", "Hotel", "Invoice", "Journey", "Kitchen",
    "Library", "Lottery", "Mail", "Market", "Museum", "Music", "News", "Order", "Parcel", "Player",
    "Profile", "Quiz", "Radio", "Recipe", "Score", "Shop", "Sketch", "Story", "Ticket", "Train",
    "Weather",
  ]
}

extension Feature {
  fileprivate var names: [String] {
    switch self {
    case .label: ["caption", "headline", "total", "status"]
    case .entry: ["hour", "volume", "amount", "speed"]
    case .prices: ["prices", "cache", "entries", "index"]
    case .album: ["photos", "covers", "pages", "frames"]
    case .badge: ["badge", "star", "flag", "sign"]
    case .mark: ["line", "shade", "frost", "marker"]
    case .poster: ["poster", "banner", "cover", "map"]
    }
  }
}
