/// What a generated question must be about, beyond its kind and level.
public struct Demand: Hashable, Sendable {
  /// What a generated question asks.
  public enum Kind: String, CaseIterable, Sendable {
    /// What happens to controllers: to be ordered, typed, told by version, played, found in a log.
    case order, predict, versions, drive, log
    /// A class with a mistake, to be named, found and mended.
    case classify, spot, fix
    /// How many owners an object has, and what code prints.
    case count, output
  }

  /// Something that happens to controllers.
  public enum Move: String, CaseIterable, Sendable {
    case push, pop
    case popToRoot = "pop-to-root"
    case swipe
    case swipeCancel = "swipe-cancel"
    case select, present, dismiss
    case swipeDown = "swipe-down"
    case add, remove
    case replaceRoot = "replace-root"
    case restack
    case dropView = "drop-view"
    case glance, warn, background, foreground
  }

  /// A mistake that is made in a class: one of the twelve, or of those that leak.
  public enum Fault: Hashable, Sendable {
    case mistake(Int)
    case leak(Leak)
  }

  /// Something that keeps a controller alive for ever.
  public enum Leak: String, CaseIterable, Sendable {
    case timer, observer, closure
  }

  public var kind: Kind
  /// These happen one after the other, of each step one; the last is asked about.
  public var moves: [[Move]] = []
  /// How many controllers there are.
  public var controllers: Int?
  /// The versions that are compared.
  public var versions: [String] = []
  /// One of these is made.
  public var faults: [Fault] = []
  /// How many things beside it look like a mistake and are none.
  public var decoys: Int?
  /// The most lines that are shown.
  public var lines: Int?
  /// Whether what is asked about is several lines of code.
  public var hasSeveralLines = false
  /// How many calls a drive takes.
  public var par: ClosedRange<Int>?

  public init(_ kind: Kind) { self.kind = kind }
}

extension Demand.Fault: RawRepresentable {
  public init?(rawValue: String) {
    if let number = Int(rawValue), Skill.mistakeNumbers.contains(number) {
      self = .mistake(number)
    } else if let leak = Demand.Leak(rawValue: rawValue) {
      self = .leak(leak)
    } else {
      return nil
    }
  }

  public var rawValue: String {
    switch self {
    case .mistake(let number): "\(number)"
    case .leak(let leak): leak.rawValue
    }
  }

  static let allNames =
    Skill.mistakeNumbers.map { "\($0)" } + Demand.Leak.allCases.map(\.rawValue)
}
