/// Something that a person learns to do: the list is closed.
public enum Skill: Hashable, Sendable {
  /// An edge of the automaton of a controller's life.
  case edge(Edge)
  /// One of the twelve mistakes, by its number.
  case mistake(Int)
  case subject(Subject)

  /// In the order in which a controller goes through them.
  public enum Edge: String, CaseIterable, Sendable {
    case birth, load, appear
    case isAppearing = "is-appearing"
    case layout, shown, leave, gone
    case turnBack = "turn-back"
    case warn, unload
    case toNil = "nil"
    case end
  }

  /// What is neither an edge nor a mistake.
  public enum Subject: String, CaseIterable, Sendable {
    case nav, tab, modal, child, owners, leaks, versions, data, routes, sources
  }
}

extension Skill {
  // By what it is: whatever has a spelling would else be compared by that.

  public static func == (one: Skill, other: Skill) -> Bool {
    switch (one, other) {
    case (.edge(let one), .edge(let other)): one == other
    case (.mistake(let one), .mistake(let other)): one == other
    case (.subject(let one), .subject(let other)): one == other
    case (.edge, _), (.mistake, _), (.subject, _): false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .edge(let edge): hasher.combine(edge)
    case .mistake(let number): hasher.combine(number)
    case .subject(let subject): hasher.combine(subject)
    }
  }
}

extension Skill: RawRepresentable, CaseIterable {
  public static let mistakeNumbers = 1...12

  public static let allCases: [Skill] =
    Edge.allCases.map(Skill.edge) + mistakeNumbers.map(Skill.mistake)
    + Subject.allCases.map(Skill.subject)

  /// As lessons and questions write it: `edge/turn-back`, `mistake/9`, `nav`.
  public var rawValue: String {
    switch self {
    case .edge(let edge): "edge/\(edge.rawValue)"
    case .mistake(let number): "mistake/\(number)"
    case .subject(let subject): subject.rawValue
    }
  }

  public init?(rawValue: String) {
    guard let skill = Skill.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = skill
  }

  /// What a person may call it: `turn-back`, `mistake 9`, `9`.
  public init?(named name: String) {
    let words = name.lowercased().split { $0 == " " || $0 == "/" }.map { String($0) }
    let id = words.joined(separator: "/")
    guard let found = Skill.allCases.first(where: { $0.rawValue == id || words == [$0.name] })
    else { return nil }
    self = found
  }

  /// The name without what it is one of: `turn-back`, `9`, `nav`.
  public var name: String {
    switch self {
    case .edge(let edge): edge.rawValue
    case .mistake(let number): String(number)
    case .subject(let subject): subject.rawValue
    }
  }
}
