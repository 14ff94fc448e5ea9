import Orders
import Syntax

/// The same in both languages: Swift of today, and Objective-C counted by hand.
struct Wording {
  let swift: String
  let objectiveC: String

  init(_ swift: String, _ objectiveC: String) {
    (self.swift, self.objectiveC) = (swift, objectiveC)
  }

  /// In one of the two.
  func text(isSwift: Bool) -> String { isSwift ? swift : objectiveC }
}

/// What the things of a drawn class are called and how they are made: nothing of it decides
/// whether the class is right.
struct Details {
  let type: String
  let view: String
  /// What the class of its own view inherits from.
  let viewBase: String
  /// What its own view sets of itself.
  let attributes: [Attribute]
  /// Whether Swift holds outlets weakly, and writes that nobody inherits from the class.
  let isWeak: Bool
  let isFinal: Bool
  /// The class of a view that is made in code, and of one whose size depends on another's.
  let made: String
  let sized: String
  /// Whether a view that is made in code goes behind all others.
  let isBehind: Bool
  /// Whether a view is made in a method, rather than as it is declared.
  let isMadeInMethod: Bool
  /// What loads a view for nothing.
  let needless: Wording
  /// What is measured of a view, and how much of it another gets.
  let side: Side
  /// The side that is not measured is 40 points long for each of them.
  let share: Int
  /// As a nib declares it: any size but that of the screen, so that it shows where a size is read
  /// too early.
  let nibSize: String
  /// Where sizes are worked out, and where pictures are read.
  let layout: Callback
  /// Where what a person has entered is still to be read, before the views go.
  let saving: Callback
  let reading: Callback
  /// How many of them are read.
  let pictures: Int
  /// Whether Swift keeps them under their numbers, and how it lets go of them.
  let isByNumber: Bool
  let emptying: String
  /// What keeps, in Objective-C, what is made once.
  let store: String
  /// A number that is shown before a person chooses another.
  let first: String
  private let properties: [Feature: String]

  /// The side that is measured.
  enum Side: String, CaseIterable { case width, height }

  /// How a property is set, its name in Swift, and the value it then has.
  typealias Attribute = (set: Wording, name: String, value: String)

  /// Draws every detail, whether a class has use for it or not: the same draw then makes the same
  /// class, whatever it has.
  init(under version: UIKitVersion, _ draw: inout SplitMix64) {
    type = draw.pick(Details.subjects) + "Controller"
    view = draw.pick(["Red", "Round", "Small", "New"]) + draw.pick(["Badge", "Star", "Flag"])
    viewBase = draw.pick(["UIView", "UILabel", "UIImageView", "UIControl", "UIScrollView"])
    attributes = Details.attributes(&draw)
    (isWeak, isFinal) = (draw.next(below: 2) == 0, draw.next(below: 2) == 0)
    made = draw.pick(["UIView", "UILabel", "UIImageView", "UIControl", "UIScrollView"])
    sized = draw.pick(["UIView", "UILabel", "UIImageView", "UIScrollView"])
    isBehind = draw.next(below: 3) == 0
    isMadeInMethod = draw.next(below: 2) == 0
    needless = draw.pick(Details.needless)
    side = draw.pick(Side.allCases)
    share = draw.pick(2...4)
    nibSize = draw.pick(["[480, 300]", "[600, 400]", "[300, 600]"])
    let layout: Callback = draw.pick([.layingOut, .laidOut])
    self.layout = layout.versions.contains(version) ? layout : .will
    saving = Callback.unloading.versions.contains(version) ? .unloading : .unloaded
    reading = draw.pick([.will, .did])
    pictures = 10 * draw.pick(3...9)
    isByNumber = draw.next(below: 2) == 0
    emptying = draw.pick([isByNumber ? " = [:]" : " = []", ".removeAll()"])
    store = draw.pick(["NSMutableDictionary", "NSMutableArray", "NSMutableSet"])
    first = draw.pick(["0.25", "0.5", "0.9"])
    var properties: [Feature: String] = [:]
    for feature in Feature.allCases { properties[feature] = draw.pick(feature.names) }
    self.properties = properties
  }

  /// What a feature's property is called in this class.
  func property(of feature: Feature) -> String { properties[feature] ?? "" }

  /// How wide and how high the sized view is: one side as `measured`, the other a number.
  func size(_ measured: String) -> (width: String, height: String) {
    let other = "\(40 * share)"
    return side == .width ? (measured, other) : (other, measured)
  }

  /// Two or three of them.
  private static func attributes(_ draw: inout SplitMix64) -> [Attribute] {
    let (alpha, tag) = (
      draw.pick(["0.25", "0.5", "0.75", "0.9"]), draw.pick(["1", "3", "5", "7", "12", "20"])
    )
    let numbers: [Attribute] = [
      (Wording("alpha = \(alpha)", "self.alpha = \(alpha);"), "alpha", alpha),
      (Wording("tag = \(tag)", "self.tag = \(tag);"), "tag", tag),
    ]
    // A number more often than what is only switched: there are more of them.
    return draw.shuffled([draw.pick(numbers)] + draw.pick(draw.pick(1...2), of: switches))
  }

  /// What views have of yes and no, each set to what is not usual.
  private static let switches: [Attribute] = [
    (Wording("isHidden = true", "self.hidden = YES;"), "isHidden", "true"),
    (Wording("clipsToBounds = true", "self.clipsToBounds = YES;"), "clipsToBounds", "true"),
    (
      Wording("isUserInteractionEnabled = false", "self.userInteractionEnabled = NO;"),
      "isUserInteractionEnabled", "false"
    ),
    (Wording("isOpaque = false", "self.opaque = NO;"), "isOpaque", "false"),
    (
      Wording("autoresizesSubviews = false", "self.autoresizesSubviews = NO;"),
      "autoresizesSubviews", "false"
    ),
    (
      Wording("clearsContextBeforeDrawing = false", "self.clearsContextBeforeDrawing = NO;"),
      "clearsContextBeforeDrawing", "false"
    ),
    (
      Wording("isMultipleTouchEnabled = true", "self.multipleTouchEnabled = YES;"),
      "isMultipleTouchEnabled", "true"
    ),
    (Wording("isExclusiveTouch = true", "self.exclusiveTouch = YES;"), "isExclusiveTouch", "true"),
  ]

  /// What declares an outlet in Swift.
  var outlet: String { isWeak ? "@IBOutlet weak var" : "@IBOutlet var" }

  /// Lines that load a view where none is needed yet, and change nothing that a solution is judged
  /// by.
  private static let needless = [
    Wording("view.backgroundColor = .gray", "self.view.backgroundColor = [UIColor grayColor];"),
    Wording("view.backgroundColor = .white", "self.view.backgroundColor = [UIColor whiteColor];"),
    Wording("view.alpha = 0.5", "self.view.alpha = 0.5;"),
    Wording("view.tag = 7", "self.view.tag = 7;"),
    Wording("view.alpha = 0.25", "self.view.alpha = 0.25;"),
    Wording("view.tag = 3", "self.view.tag = 3;"),
    Wording("view.isExclusiveTouch = true", "self.view.exclusiveTouch = YES;"),
    Wording("view.isMultipleTouchEnabled = true", "self.view.multipleTouchEnabled = YES;"),
    Wording("view.clipsToBounds = true", "self.view.clipsToBounds = YES;"),
    Wording("view.isUserInteractionEnabled = false", "self.view.userInteractionEnabled = NO;"),
  ]

  /// Subjects of classes, each with `Controller` behind it.
  private static let subjects = [
    "Alarm", "Album", "Bank", "Book", "Calendar", "Camera", "Chat", "Clock", "Coffee", "Concert",
    "Diary", "Dinner", "Film", "Flight", "Garden", "Hotel", "Invoice", "Journey", "Kitchen",
    "Library", "Lottery", "Mail", "Market", "Museum", "Music", "News", "Order", "Parcel", "Player",
    "Profile", "Quiz", "Radio", "Recipe", "Score", "Shop", "Sketch", "Story", "Ticket", "Train",
    "Weather",
  ]
}

extension Feature {
  /// Names that fit what the feature is for.
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
