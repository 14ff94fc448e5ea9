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
      // Core Graphics' colours are the same objects here.
      "CGColor": .answer { _, me, _ throws(Fault) in .object(me) },
      "set": .doesNothing, "setFill": .doesNothing, "setStroke": .doesNothing,
    ],
    classMethods: Dictionary(
      uniqueKeysWithValues: (named + system).map { name, color in
        let isSystem = name.hasPrefix("system")
        return (
          Selector(name + "Color"),
          Method(since: isSystem ? UIKitVersion(13) : .oldest) { turn, _, _ throws(Fault) in
            .object(turn.shared(color, named: name))
          }
        )
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

  /// In the light appearance.
  private static let system: [(String, Color)] = [
    ("systemBackground", .white(1)), ("systemGray", .red(0.557, green: 0.557, blue: 0.576)),
    ("systemRed", .red(1, green: 0.231, blue: 0.188)),
    ("systemGreen", .red(0.204, green: 0.78, blue: 0.349)),
    ("systemBlue", .red(0, green: 0.478, blue: 1)),
    ("systemOrange", .red(1, green: 0.584, blue: 0)),
    ("systemYellow", .red(1, green: 0.8, blue: 0)),
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

extension Turn {
  /// What a view is tinted with where nobody has said so.
  var standardTint: Value {
    mutating get { .object(shared(.red(0, green: 0.478, blue: 1), named: "systemBlue")) }
  }

  /// Colours with a name are shared, and owned by UIKit.
  fileprivate mutating func shared(_ color: Color, named name: String) -> ObjectID {
    if let known = simulation.singletons[name + "Color"] { return known }
    let id = simulation.launch("UIColor", as: name + "Color")
    simulation.contents[id] = .color(color)
    return id
  }
}
