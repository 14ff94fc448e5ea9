import ObjectModel
import ObjectRuntime
import Syntax

// `NSURLComponents` of Objective-C; Swift's `URLComponents` is a value of its own.
extension FrameworkClass {
  /// `NSURLComponents` and the items of a query. Components keep each part as the address writes
  /// it; the plain accessors decode and encode.
  static let urlComponentsClasses: [FrameworkClass] = [
    FrameworkClass(
      "NSURLComponents", since: UIKitVersion(7),
      properties: URLParts.fields.map { .stored($0, .object, .copy).hidden },
      methods: [
        "initWithString:": .answer { turn, me, arguments throws(Fault) in
          try turn.fill(components: me, with: turn.text(arguments[0]))
        },
        "initWithURL:resolvingAgainstBaseURL:": .answer { turn, me, arguments throws(Fault) in
          let text = try turn.send("absoluteString", to: arguments[0], from: .uikit)
          return try turn.fill(components: me, with: turn.text(text))
        },
        "string": .answer(since: UIKitVersion(8)) { turn, me, _ throws(Fault) in
          turn.parts(of: me).text.map(Value.string) ?? .none
        },
        "description": .answer { turn, me, _ throws(Fault) in
          .string(turn.parts(of: me).text ?? "")
        },
        "URL": .answer { turn, me, _ throws(Fault) in
          guard let text = turn.parts(of: me).text,
            let type = turn.simulation.classes.id(named: "NSURL")
          else { return .none }
          return try turn.send("URLWithString:", to: .type(type), [.string(text)], from: .uikit)
        },
        "port": .answer { turn, me, _ throws(Fault) in
          turn.parts(of: me).port.map { .number(.int($0)) } ?? .none
        },
        "setPort:": .action { turn, me, arguments throws(Fault) in
          let port = arguments[0] == .none ? nil : arguments[0].integer
          try turn.change(components: me) { $0.port = port }
        },
        "queryItems": .answer(since: UIKitVersion(8)) { turn, me, _ throws(Fault) in
          try turn.queryItems(of: me)
        },
        "setQueryItems:": .action(since: UIKitVersion(8)) { turn, me, arguments throws(Fault) in
          try turn.setQueryItems(arguments[0], of: me)
        },
        "copyWithZone:": .copying(URLParts.fields),
      ].merging(partMethods) { $1 },
      classMethods: [
        "componentsWithString:": .makingComponents("initWithString:"),
        "componentsWithURL:resolvingAgainstBaseURL:": .makingComponents(
          "initWithURL:resolvingAgainstBaseURL:"),
      ]),
    FrameworkClass(
      "NSURLQueryItem", since: UIKitVersion(8),
      properties: [.stored("name", .object, .copy), .stored("value", .object, .copy)],
      methods: [
        "initWithName:value:": .answer { turn, me, arguments throws(Fault) in
          try turn.setValue(arguments[0], forKey: "name", of: me)
          try turn.setValue(arguments[1], forKey: "value", of: me)
          return .object(me)
        },
        "copyWithZone:": .copying(["name", "value"]),
      ],
      classMethods: [
        "queryItemWithName:value:": Method { turn, _, arguments throws(Fault) in
          try turn.makeQueryItem(arguments[0], arguments[1])
        }
      ]),
  ]

  /// The accessors of the parts that are texts, plain and as the address writes them.
  private static let partMethods: [Selector: Method] = {
    var methods: [Selector: Method] = [:]
    for text in URLParts.texts {
      let (part, allowed, capital) = (text.part, text.allowed, text.capital)
      methods[Selector(text.name)] = .part { $0[keyPath: part].map(URLCharacters.decoded) }
      methods[Selector("set\(capital):")] = .settingPart {
        $0[keyPath: part] = $1.map(allowed.encoded)
      }
      // A scheme has no character that needs to be encoded.
      if text.name == "scheme" { continue }
      methods[Selector("percentEncoded\(capital)")] = .part { $0[keyPath: part] }
      methods[Selector("setPercentEncoded\(capital):")] = .settingPart { $0[keyPath: part] = $1 }
    }
    return methods
  }()
}

extension FrameworkClass.Method {
  /// Reads a part; nil where the address has none.
  fileprivate static func part(
    _ part: @escaping @Sendable (URLParts) -> String?
  ) -> FrameworkClass.Method {
    answer { turn, me, _ throws(Fault) in part(turn.parts(of: me)).map(Value.string) ?? .none }
  }

  /// Writes a part; nil takes it away.
  fileprivate static func settingPart(
    _ set: @escaping @Sendable (inout URLParts, String?) -> Void
  ) -> FrameworkClass.Method {
    action { turn, me, arguments throws(Fault) in
      let text = turn.simulation.text(of: arguments[0])
      try turn.change(components: me) { set(&$0, text) }
    }
  }

  /// A class method that is `alloc` and an initialiser in one.
  fileprivate static func makingComponents(_ initializer: Selector) -> FrameworkClass.Method {
    FrameworkClass.Method(since: UIKitVersion(7)) { turn, _, arguments throws(Fault) in
      let id = try turn.allocateAutoreleased("NSURLComponents")
      return try turn.send(initializer, to: .object(id), arguments, from: .uikit)
    }
  }
}

extension URLParts {
  /// A part that is a text, by its name.
  /// Each is read and written by key path, so that the accessors are made in one loop.
  fileprivate struct Text: Sendable {
    var name: String
    var part: any WritableKeyPath<URLParts, String?> & Sendable
    var allowed: URLCharacters

    var capital: String { name.prefix(1).uppercased() + name.dropFirst() }
    /// Where an object keeps it as the address writes it.
    var field: String { "written" + capital }
  }

  /// The set of allowed characters is that of RFC 3986 for the part.
  fileprivate static let texts = [
    Text(name: "scheme", part: \.scheme, allowed: .ofHost),
    Text(name: "user", part: \.user, allowed: .ofPerson),
    Text(name: "password", part: \.password, allowed: .ofPerson),
    Text(name: "host", part: \.host, allowed: .ofHost),
    Text(name: "path", part: \.writtenPath, allowed: .ofPath),
    Text(name: "query", part: \.query, allowed: .ofQuery),
    Text(name: "fragment", part: \.fragment, allowed: .ofQuery),
  ]

  /// Under which names an object keeps all parts.
  fileprivate static let fields = texts.map(\.field) + ["writtenPort"]

  /// The path, which is always there, though it may be empty.
  fileprivate var writtenPath: String? {
    get { path }
    set { path = newValue ?? "" }
  }
}

extension Turn {
  /// Put together from the fields at each message: key-value coding and `copy` see the fields
  /// alone.
  fileprivate func parts(of components: ObjectID) -> URLParts {
    var parts = URLParts()
    for text in URLParts.texts {
      let written = simulation.field(named: text.field, of: components) ?? .none
      parts[keyPath: text.part] = simulation.text(of: written)
    }
    let port = simulation.field(named: "writtenPort", of: components) ?? .none
    parts.port = port == .none ? nil : port.integer
    return parts
  }

  /// All parts at once; nil clears a field.
  private mutating func store(_ parts: URLParts, in components: ObjectID) throws(Fault) {
    for text in URLParts.texts {
      let written = parts[keyPath: text.part].map(Value.string) ?? .none
      try setValue(written, forKey: text.field, of: components)
    }
    let port = parts.port.map { Value.number(.int($0)) } ?? .none
    try setValue(port, forKey: "writtenPort", of: components)
  }

  /// Nil, as the initialisers answer, for a text that is no address.
  fileprivate mutating func fill(
    components: ObjectID, with text: String
  ) throws(Fault) -> Value {
    guard let parts = URLParts(text) else { return .none }
    try store(parts, in: components)
    return .object(components)
  }

  /// Reads, changes and stores all parts.
  fileprivate mutating func change(
    components: ObjectID, _ change: (inout URLParts) -> Void
  ) throws(Fault) {
    var parts = parts(of: components)
    change(&parts)
    try store(parts, in: components)
  }

  // MARK: - Items

  /// A value of nil is an item without `=`, which differs from an empty one.
  fileprivate mutating func makeQueryItem(_ name: Value, _ value: Value) throws(Fault) -> Value {
    let item = try allocateAutoreleased("NSURLQueryItem")
    try setValue(name, forKey: "name", of: item)
    try setValue(value, forKey: "value", of: item)
    return .object(item)
  }

  /// The items of the query, decoded; nil without a query, none for an empty one.
  /// `a&b=` gives an item without a value and one with an empty one.
  fileprivate mutating func queryItems(of components: ObjectID) throws(Fault) -> Value {
    guard let query = parts(of: components).query else { return .none }
    var items: [Value] = []
    for item in query.split(separator: "&", omittingEmptySubsequences: false) where !query.isEmpty {
      let halves = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map { Value.string(URLCharacters.decoded(String($0))) }
      items.append(try makeQueryItem(halves[0], halves.count > 1 ? halves[1] : .none))
    }
    return try makeArray(items)
  }

  /// Nil takes the query away, an empty list leaves an empty one. `&` is encoded in both halves,
  /// `=` in the name only.
  fileprivate mutating func setQueryItems(
    _ items: Value, of components: ObjectID
  ) throws(Fault) {
    var written: [String] = []
    for item in elements(items).compactMap(\.object) {
      let name = URLCharacters.ofItemName.encoded(text(simulation.field(named: "name", of: item)))
      let value = simulation.text(of: simulation.field(named: "value", of: item) ?? .none)
      written.append(value.map { name + "=" + URLCharacters.ofItemValue.encoded($0) } ?? name)
    }
    let query = items == .none ? nil : written.joined(separator: "&")
    try change(components: components) { $0.query = query }
  }
}
