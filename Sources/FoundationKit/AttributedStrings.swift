package import ObjectModel
package import ObjectRuntime
import Syntax

extension FrameworkClass {
  /// Texts with attributes, which are taken and, as nothing is drawn, not looked at.
  static let attributedStrings: [FrameworkClass] = [
    FrameworkClass(
      "NSAttributedString", since: UIKitVersion(3, 2),
      properties: [text],
      methods: [
        "initWithString:": .attributing, "initWithString:attributes:": .attributing,
        "initWithAttributedString:": .answer { turn, me, arguments throws(Fault) in
          try turn.setText(turn.plainText(arguments[0]), of: me)
          return .object(me)
        },
        "length": .answer { turn, me, _ throws(Fault) in
          .int(try turn.plainText(.object(me)).utf16.count)
        },
        "isEqualToAttributedString:": .answer { turn, me, arguments throws(Fault) in
          .bool(try turn.plainText(.object(me)) == turn.plainText(arguments[0]))
        },
        "copyWithZone:": .copyingText("NSAttributedString"),
        "mutableCopyWithZone:": .copyingText("NSMutableAttributedString"),
        "description": .answer { turn, me, _ throws(Fault) in
          .string(try turn.plainText(.object(me)) + "{\n}")
        },
      ]),
    FrameworkClass(
      "NSMutableAttributedString", of: "NSAttributedString", since: UIKitVersion(3, 2),
      methods: [
        "appendAttributedString:": .action { turn, me, arguments throws(Fault) in
          let (mine, more) = (try turn.plainText(.object(me)), try turn.plainText(arguments[0]))
          try turn.setText(mine + more, of: me)
        },
        "setAttributedString:": .action { turn, me, arguments throws(Fault) in
          try turn.setText(turn.plainText(arguments[0]), of: me)
        },
        "addAttribute:value:range:": .action { _, _, _ throws(Fault) in },
        "addAttributes:range:": .action { _, _, _ throws(Fault) in },
        "setAttributes:range:": .action { _, _, _ throws(Fault) in },
        "removeAttribute:range:": .action { _, _, _ throws(Fault) in },
      ]),
  ]

  /// What is left of an attributed string without its attributes.
  private static let text: Property = {
    var property = Property.stored("string", .object, .copy, initially: .string(""))
    property.isReadOnly = true
    return property
  }()

  /// `text` and `attributedText` of a label show the same: who sets one sets the other.
  package static let attributedTextMethods: [Selector: Method] = [
    "setAttributedText:": .action(since: UIKitVersion(6)) { turn, me, arguments throws(Fault) in
      let text = arguments[0] == .none ? .none : Value.string(try turn.plainText(arguments[0]))
      try turn.show(text, as: "text", of: me)
    },
    "attributedText": .answer(since: UIKitVersion(6)) { turn, me, _ throws(Fault) in
      let text = try turn.send("text", to: .object(me), from: .uikit)
      if text == .none { return .none }
      let id = try turn.allocateAutoreleased("NSAttributedString")
      try turn.setText(turn.text(text), of: id)
      return .object(id)
    },
  ]
}

extension FrameworkClass.Method {
  /// The initialisers with a text; Foundation refuses none.
  fileprivate static let attributing = answer { turn, me, arguments throws(Fault) in
    if arguments[0] == .none {
      throw .exception(
        name: "NSInvalidArgumentException",
        reason: "NSConcreteAttributedString initWithString:: nil value")
    }
    try turn.setText(turn.text(arguments.first), of: me)
    return .object(me)
  }

  /// A copy is always a new object: whoever has a mutable one may change it afterwards.
  fileprivate static func copyingText(_ type: String) -> FrameworkClass.Method {
    answer { turn, me, _ throws(Fault) in
      guard let type = turn.simulation.classes.id(named: type) else { return .none }
      let copy = try turn.allocate(type, counting: turn.memory, claim: .copy)
      try turn.setText(turn.plainText(.object(me)), of: copy)
      return .object(copy)
    }
  }
}

extension Turn {
  /// Asks by message, so that a subclass's own `string` decides.
  fileprivate mutating func plainText(_ value: Value) throws(Fault) -> String {
    text(try send("string", to: value, from: .uikit))
  }

  /// The property is read-only to programs; key-value coding gets past that.
  fileprivate mutating func setText(_ text: String, of id: ObjectID) throws(Fault) {
    try setValue(.string(text), forKey: "string", of: id)
  }
}
