import FoundationKit
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  /// What views look like: colours, fonts, layers.
  static let appearanceClasses: [FrameworkClass] = [color, font, layer, gradient, shape]

  private static let font = FrameworkClass(
    "UIFont",
    properties: [
      .stored("fontName", .object, .copy), .stored("pointSize", .real),
    ],
    methods: [
      "description": .answer { turn, me, _ throws(Fault) in
        let name = turn.text(try turn.value(forKey: "fontName", of: me))
        let size = try turn.value(forKey: "pointSize", of: me).real
        return .string(turn.description(ofFont: me, named: name, size: size))
      },
      "fontWithSize:": .answer { turn, me, arguments throws(Fault) in
        let name = try turn.value(forKey: "fontName", of: me)
        return try turn.makeFont(turn.text(name), size: arguments[0].real)
      },
    ],
    classMethods: [
      "systemFontOfSize:": .font(bold: false), "boldSystemFontOfSize:": .font(bold: true),
      "italicSystemFontOfSize:": .font(bold: false),
      "systemFontOfSize:weight:": Method(since: UIKitVersion(8, 2)) {
        turn, _, arguments
          throws(Fault) in
        try turn.makeFont(turn.systemFontName(bold: false), size: arguments[0].real)
      },
      "fontWithName:size:": Method { turn, _, arguments throws(Fault) in
        try turn.makeFont(turn.text(arguments[0]), size: arguments[1].real)
      },
      "preferredFontForTextStyle:": Method(since: UIKitVersion(7)) { turn, _, _ throws(Fault) in
        try turn.makeFont(turn.systemFontName(bold: false), size: 17)
      },
      "systemFontSize": Method { _, _, _ throws(Fault) in .real(14) },
      "labelFontSize": Method { _, _, _ throws(Fault) in .real(17) },
    ])

  private static let layer = FrameworkClass(
    "CALayer",
    properties: [
      .stored("delegate", .object, .unowned), .stored("cornerRadius", .real),
      .stored("masksToBounds", .bool), .stored("borderWidth", .real), .stored("borderColor"),
      .stored("backgroundColor"), .stored("contents"), .flag("hidden"),
      .stored("opacity", .real, initially: .real(1)), .stored("shadowOpacity", .real),
      .stored("shadowRadius", .real, initially: .real(3)), .stored("shadowOffset", .size),
      .stored("shadowColor"), .stored("zPosition", .real), .stored("name", .object, .copy),
      .computed("frame", .rect), .computed("bounds", .rect), .computed("position", .point),
      .kept("sublayers"), .stored("superlayer", .object, .unowned),
    ],
    younger: [
      "shadowOpacity": UIKitVersion(3, 2), "shadowRadius": UIKitVersion(3, 2),
      "shadowOffset": UIKitVersion(3, 2), "shadowColor": UIKitVersion(3, 2),
    ],
    methods: [
      "frame": .ofLayer("frame"), "bounds": .ofLayer("bounds"), "position": .ofLayer("center"),
      "setFrame:": .settingLayer("setFrame:"), "setBounds:": .settingLayer("setBounds:"),
      "setPosition:": .settingLayer("setCenter:"),
      "masksToBounds": .ofView("clipsToBounds", else: "masksToBounds"),
      "setMasksToBounds:": .settingView("clipsToBounds", else: "masksToBounds"),
      "opacity": .ofView("alpha", else: "opacity"),
      "setOpacity:": .settingView("alpha", else: "opacity"),
      "isHidden": .ofView("hidden", else: "hidden"),
      "setHidden:": .settingView("hidden", else: "hidden"),
      "addSublayer:": .action { turn, me, arguments throws(Fault) in
        try turn.add(sublayer: arguments[0], to: me) { $0.count }
      },
      "insertSublayer:atIndex:": .action { turn, me, arguments throws(Fault) in
        try turn.add(sublayer: arguments[0], to: me) { _ in Int(arguments[1].real) }
      },
      "insertSublayer:below:": .action { turn, me, arguments throws(Fault) in
        try turn.add(sublayer: arguments[0], to: me) { $0.firstIndex(of: arguments[1]) ?? 0 }
      },
      "insertSublayer:above:": .action { turn, me, arguments throws(Fault) in
        try turn.add(sublayer: arguments[0], to: me) { layers in
          layers.firstIndex(of: arguments[1]).map { $0 + 1 } ?? layers.count
        }
      },
      "removeFromSuperlayer": .action { turn, me, _ throws(Fault) in
        try turn.leaveSuperlayer(me)
      },
      "setNeedsDisplay": .doesNothing, "setNeedsLayout": .doesNothing,
      "removeAllAnimations": .doesNothing, "addAnimation:forKey:": .doesNothing,
    ],
    classMethods: [
      "layer": Method { turn, type, _ throws(Fault) in
        guard case .type(let type) = type else { return .none }
        return .object(
          try turn.allocateAutoreleased(turn.simulation.classes[outline: type].name))
      }
    ])

  private static let gradient = FrameworkClass(
    "CAGradientLayer", of: "CALayer", since: UIKitVersion(3),
    properties: [
      .stored("colors", .object, .copy), .stored("locations", .object, .copy),
      .stored("startPoint", .point, initially: .point(Point(x: 0.5, y: 0))),
      .stored("endPoint", .point, initially: .point(Point(x: 0.5, y: 1))),
    ])

  private static let shape = FrameworkClass(
    "CAShapeLayer", of: "CALayer", since: UIKitVersion(3),
    properties: [
      .stored("path"), .stored("fillColor"), .stored("strokeColor"), .stored("strokeStart", .real),
      .stored("strokeEnd", .real, initially: .real(1)),
      .stored("lineWidth", .real, initially: .real(1)),
    ])
}

extension FrameworkClass.Method {
  fileprivate static func font(bold: Bool) -> FrameworkClass.Method {
    FrameworkClass.Method { turn, _, arguments throws(Fault) in
      try turn.makeFont(turn.systemFontName(bold: bold), size: arguments[0].real)
    }
  }

  /// The geometry of a layer is that of the view it belongs to.
  fileprivate static func ofLayer(_ getter: Selector) -> FrameworkClass.Method {
    answer { turn, me, _ throws(Fault) in
      let view = try turn.value(forKey: "delegate", of: me)
      if view != .none { return try turn.send(getter, to: view, from: .uikit) }
      return getter == "center" ? .point(Point()) : .rect(Rect())
    }
  }

  /// What a layer and the view that it belongs to have in common.
  fileprivate static func ofView(_ key: String, else own: String) -> FrameworkClass.Method {
    answer { turn, me, _ throws(Fault) in
      guard let view = turn.simulation.view(ofLayer: me) else {
        return turn.simulation.field(named: own, of: me) ?? .none
      }
      return try turn.value(forKey: key, of: view)
    }
  }

  fileprivate static func settingView(_ key: String, else own: String) -> FrameworkClass.Method {
    action { turn, me, arguments throws(Fault) in
      guard let view = turn.simulation.view(ofLayer: me) else {
        return try turn.setField(own, to: arguments[0], of: me)
      }
      try turn.setValue(arguments[0], forKey: key, of: view)
    }
  }

  fileprivate static func settingLayer(_ setter: Selector) -> FrameworkClass.Method {
    action { turn, me, arguments throws(Fault) in
      let view = try turn.value(forKey: "delegate", of: me)
      try turn.send(setter, to: view, arguments, from: .uikit)
    }
  }
}

extension Simulation {
  fileprivate func view(ofLayer layer: ObjectID) -> ObjectID? {
    let view = field(named: "delegate", of: layer)?.object
    return view.flatMap { isAlive($0) && isKind($0, of: "UIView") ? $0 : nil }
  }
}

extension Turn {
  /// The font of what shows text, which has one from the start.
  fileprivate mutating func font(of view: ObjectID) throws(Fault) -> Value {
    if let font = simulation.field(named: "font", of: view), font != .none { return font }
    let isSmall = simulation.version < UIKitVersion(7) && simulation.isKind(view, of: "UITextField")
    let font = try makeFont(systemFontName(bold: false), size: isSmall ? 12 : 17)
    try setValue(font, forKey: "font", of: view)
    return font
  }

  fileprivate mutating func makeFont(_ name: String, size: Double) throws(Fault) -> Value {
    let font = try allocateAutoreleased("UIFont")
    try setValue(.string(name), forKey: "fontName", of: font)
    try setValue(.real(size), forKey: "pointSize", of: font)
    return .object(font)
  }

  /// As fonts have described themselves since iOS 7, and before.
  fileprivate func description(ofFont font: ObjectID, named name: String, size: Double) -> String {
    let isOld = simulation.version.major < 7
    let isSystems = name.hasPrefix(".")
    let family = isSystems ? name : String(name.prefix { $0 != "-" })
    let isBold = ["Bold", "Semibold", "Medium"].contains { name.contains($0) }
    let isItalic = ["Italic", "Oblique"].contains { name.contains($0) }
    let hundredths = Int((size * 100).rounded())
    let digits = hundredths % 100 < 10 ? "0\(hundredths % 100)" : "\(hundredths % 100)"
    let height = isOld ? "\(hundredths / 100)px" : "\(hundredths / 100).\(digits)pt"
    return "<\(isOld ? "UICFFont" : "UICTFont"): \(simulation.address(of: font))> "
      + "font-family: \"\(family)\"; font-weight: \(isBold ? "bold" : "normal"); "
      + "font-style: \(isItalic ? "italic" : "normal"); font-size: \(height)"
  }

  fileprivate func systemFontName(bold: Bool) -> String {
    switch simulation.version.major {
    case ..<7: bold ? "Helvetica-Bold" : "Helvetica"
    case 7, 8: bold ? ".HelveticaNeueInterface-MediumP4" : ".HelveticaNeueInterface-Regular"
    default: bold ? ".SFUI-Semibold" : ".SFUI-Regular"
    }
  }

  /// Puts a layer among those of another, where these tell.
  fileprivate mutating func add(
    sublayer: Value, to parent: ObjectID, at place: ([Value]) -> Int
  ) throws(Fault) {
    guard let child = sublayer.object,
      let list = try part("sublayers", of: parent, "NSMutableArray").object
    else { return }
    try leaveSuperlayer(child)
    let layers = simulation.elements(of: .object(list)) ?? []
    try append(sublayer, to: list, at: min(max(place(layers), 0), layers.count))
    try setValue(.object(parent), forKey: "superlayer", of: child)
  }

  fileprivate mutating func leaveSuperlayer(_ layer: ObjectID) throws(Fault) {
    guard let parent = try value(forKey: "superlayer", of: layer).object,
      let list = simulation.field(named: "sublayers", of: parent)?.object,
      let place = elements(of: list).firstIndex(of: .object(layer))
    else { return }
    try setValue(.none, forKey: "superlayer", of: layer)
    try remove(at: place, from: list)
  }
}

extension FrameworkClass.Method {
  /// The getter of a font that is there before one was set.
  static let systemFont = answer { turn, me, _ throws(Fault) in try turn.font(of: me) }
}
