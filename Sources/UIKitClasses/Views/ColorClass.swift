import FoundationKit
import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  static let color = FrameworkClass(
    "UIColor", properties: [.stored("dynamicProvider", .object, .copy).hidden],
    methods: [
      "initWithDynamicProvider:": .answer(since: UIKitVersion(13)) {
        turn, me, arguments throws(Fault) in
        try turn.put(arguments[0], as: "dynamicProvider", of: me)
        return .object(me)
      },
      "resolvedColorWithTraitCollection:": .answer(since: UIKitVersion(13)) {
        turn, me, arguments throws(Fault) in
        let provider = try turn.value(forKey: "dynamicProvider", of: me)
        return provider == .none ? .object(me) : try turn.call(block: provider, arguments)
      },
      "initWithRed:green:blue:alpha:": .fillingColor { values in
        .red(values[0], green: values[1], blue: values[2], alpha: values[3])
      },
      "initWithWhite:alpha:": .fillingColor { .white($0[0], alpha: $0[1]) },
      "colorWithAlphaComponent:": .answer { turn, me, arguments throws(Fault) in
        guard case .color(var color) = turn.simulation.contents[me] else { return .object(me) }
        color.alpha = arguments[0].real
        return try turn.makeAutoreleased(turn.simulation.type(of: .object(me)), .color(color))
      },
      "getRed:green:blue:alpha:": .colorParts { $0.redGreenBlue },
      "getWhite:alpha:": .colorParts { color in
        let parts = color.redGreenBlue
        return parts[0] == parts[1] && parts[1] == parts[2] ? [parts[0]] : nil
      },
      "getHue:saturation:brightness:alpha:": .colorParts { $0.hueSaturationBrightness },
      // Core Graphics' colours are the same objects here.
      "CGColor": .answer { _, me, _ throws(Fault) in .object(me) },
      "set": .doesNothing, "setFill": .doesNothing, "setStroke": .doesNothing,
    ],
    classMethods: Dictionary(
      uniqueKeysWithValues: (named.map { ($0, $1, UIKitVersion.oldest) } + system).map {
        name, color, since in
        let answer = Method(since: since) { turn, _, _ throws(Fault) in
          .object(turn.shared(color, named: name))
        }
        return (Selector(name + "Color"), answer)
      }
    ).merging(makers) { $1 })

  private static let makers: [Selector: Method] = [
    "colorWithRed:green:blue:alpha:": .color { values in
      .red(values[0], green: values[1], blue: values[2], alpha: values[3])
    },
    "colorWithWhite:alpha:": .color { .white($0[0], alpha: $0[1]) },
    "colorWithDynamicProvider:": FrameworkClass.Method(since: UIKitVersion(13)) {
      turn, _, arguments throws(Fault) in
      let made = try turn.allocateAutoreleased("UIColor")
      try turn.put(arguments[0], as: "dynamicProvider", of: made)
      return .object(made)
    },
  ]

  private static let named: [(String, Color)] = [
    ("black", .white(0)), ("darkGray", .white(1.0 / 3)), ("lightGray", .white(2.0 / 3)),
    ("white", .white(1)), ("gray", .white(0.5)), ("clear", .white(0, alpha: 0)),
    ("red", .red(1, green: 0, blue: 0)), ("green", .red(0, green: 1, blue: 0)),
    ("blue", .red(0, green: 0, blue: 1)), ("cyan", .red(0, green: 1, blue: 1)),
    ("yellow", .red(1, green: 1, blue: 0)), ("magenta", .red(1, green: 0, blue: 1)),
    ("orange", .red(1, green: 0.5, blue: 0)), ("purple", .red(0.5, green: 0, blue: 0.5)),
    ("brown", .red(0.6, green: 0.4, blue: 0.2)),
  ]

  /// In the light appearance, with the first versions that have them; the numbers are those of the
  /// Human Interface Guidelines.
  private static let system: [(String, Color, UIKitVersion)] = [
    ("systemBackground", .white(1), UIKitVersion(13)), ("label", .white(0), UIKitVersion(13)),
    ("tertiarySystemBackground", .white(1), UIKitVersion(13)),
    ("secondarySystemGroupedBackground", .white(1), UIKitVersion(13)),
    ("systemRed", .system(255, 59, 48), UIKitVersion(7)),
    ("systemGreen", .system(52, 199, 89), UIKitVersion(7)),
    ("systemBlue", .systemBlue, UIKitVersion(7)),
    ("systemOrange", .system(255, 149, 0), UIKitVersion(7)),
    ("systemYellow", .system(255, 204, 0), UIKitVersion(7)),
    ("systemPink", .system(255, 45, 85), UIKitVersion(7)),
    ("systemTeal", .system(90, 200, 250), UIKitVersion(7)),
    ("systemGray", .system(142, 142, 147), UIKitVersion(7)),
    ("systemPurple", .system(175, 82, 222), UIKitVersion(9)),
    ("systemIndigo", .system(88, 86, 214), UIKitVersion(13)),
    ("systemBrown", .system(162, 132, 94), UIKitVersion(13)),
    ("systemGray2", .system(174, 174, 178), UIKitVersion(13)),
    ("systemGray3", .system(199, 199, 204), UIKitVersion(13)),
    ("systemGray4", .system(209, 209, 214), UIKitVersion(13)),
    ("systemGray5", .system(229, 229, 234), UIKitVersion(13)),
    ("systemGray6", .system(242, 242, 247), UIKitVersion(13)),
    ("secondarySystemBackground", .system(242, 242, 247), UIKitVersion(13)),
    ("systemGroupedBackground", .system(242, 242, 247), UIKitVersion(13)),
    ("secondaryLabel", .system(60, 60, 67, alpha: 0.6), UIKitVersion(13)),
    ("tertiaryLabel", .system(60, 60, 67, alpha: 0.3), UIKitVersion(13)),
    ("quaternaryLabel", .system(60, 60, 67, alpha: 0.18), UIKitVersion(13)),
    ("placeholderText", .system(60, 60, 67, alpha: 0.3), UIKitVersion(13)),
    ("separator", .system(60, 60, 67, alpha: 0.29), UIKitVersion(13)),
    ("opaqueSeparator", .system(198, 198, 200), UIKitVersion(13)),
    ("link", .system(0, 122, 255), UIKitVersion(13)),
    ("systemFill", .system(120, 120, 128, alpha: 0.2), UIKitVersion(13)),
    ("secondarySystemFill", .system(120, 120, 128, alpha: 0.16), UIKitVersion(13)),
    ("tertiarySystemFill", .system(118, 118, 128, alpha: 0.12), UIKitVersion(13)),
    ("quaternarySystemFill", .system(116, 116, 128, alpha: 0.08), UIKitVersion(13)),
    ("systemMint", .system(0, 199, 190), UIKitVersion(15)),
    ("systemCyan", .system(50, 173, 230), UIKitVersion(15)),
  ]
}

extension FrameworkClass.Method {
  fileprivate static func color(
    _ make: @escaping @Sendable ([Double]) -> Color
  ) -> FrameworkClass.Method {
    FrameworkClass.Method { turn, me, arguments throws(Fault) in
      try turn.makeAutoreleased(me, .color(make(arguments.map(\.real))))
    }
  }

  fileprivate static func fillingColor(
    _ make: @escaping @Sendable ([Double]) -> Color
  ) -> FrameworkClass.Method {
    answer { turn, me, arguments throws(Fault) in
      turn.simulation.contents[me] = .color(make(arguments.map(\.real)))
      return .object(me)
    }
  }
}

extension Color {
  fileprivate static let systemBlue = Color.system(0, 122, 255)

  /// A colour by its three bytes.
  fileprivate static func system(
    _ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1
  ) -> Color {
    func part(_ byte: Double) -> Double { (byte / 255 * 1000).rounded() / 1000 }
    return .red(part(red), green: part(green), blue: part(blue), alpha: alpha)
  }
}

extension Turn {
  /// What a view is tinted with where nobody has said so.
  var standardTint: Value {
    mutating get { .object(shared(.systemBlue, named: "systemBlue")) }
  }

  /// Colours with a name are shared, and owned by UIKit.
  fileprivate mutating func shared(_ color: Color, named name: String) -> ObjectID {
    if let known = simulation.singletons[name + "Color"] { return known }
    let id = simulation.launch("UIColor", as: name + "Color")
    simulation.contents[id] = .color(color)
    return id
  }
}

extension FrameworkClass.Method {
  /// Writes the parts of a colour, and how opaque it is, through those of the pointers that are
  /// there; false for a colour without such parts.
  fileprivate static func colorParts(
    _ parts: @escaping @Sendable (Color) -> [Double]?
  ) -> FrameworkClass.Method {
    answer(since: UIKitVersion(5)) { turn, me, arguments throws(Fault) in
      guard case .color(let color) = turn.simulation.contents[me], let parts = parts(color) else {
        return .bool(false)
      }
      for (value, place) in zip(parts + [color.alpha], arguments) where place != .none {
        try turn.assign(.real(value), through: place)
      }
      return .bool(true)
    }
  }
}
