public import Curriculum
public import Notation

/// When something happened, by two clocks, in milliseconds: the one on the wall, which can be set,
/// and the one that runs since the machine was started, asleep or not.
public struct Moment: Equatable, Sendable {
  public var wall: Int
  public var boot: Int

  public init(wall: Int, boot: Int) { (self.wall, self.boot) = (wall, boot) }
}

/// Something that happened in a sitting.
public struct Entry: Equatable, Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    /// What is recorded was accepted; the sitting begins, or goes on.
    case accepted, resumed
    case shown
    /// An answer, or one more line of it; another one in the place of one that was whole.
    case answered, revised
    /// A part of an answer was taken back, or all of it.
    case undone, withdrawn
    /// What was said beside an answer: how sure, and why.
    case certainty, reason
    case flagged, language, dialect
    /// Code was run in the simulator.
    case ran
    /// Free text.
    case note
    /// Many characters came at once.
    case pasted
    case suspended
    /// A clock was set.
    case clock
    /// Something came after the time was over.
    case late
    case ended
  }

  public var kind: Kind
  public var at: Moment
  /// The question that it concerns.
  public var item: String?
  public var language: Language
  public var payload: JSON

  public init(
    _ kind: Kind, at moment: Moment, item: String? = nil, language: Language, payload: JSON = .null
  ) {
    (self.kind, at, self.item) = (kind, moment, item)
    (self.language, self.payload) = (language, payload)
  }
}

extension Entry {
  /// What is sealed: the entry, its number, and the chain that it continues, so that it is nothing
  /// anywhere else.
  func sealed(number: Int, after chain: String) -> String {
    JSON.object([
      .init("n", .integer(number)), .init("after", .string(chain)),
      .init("wall", .integer(at.wall)), .init("boot", .integer(at.boot)),
      .init("kind", .string(kind.rawValue)), .init("item", item.map { .string($0) } ?? .null),
      .init("language", .string(language.rawValue)), .init("payload", payload),
    ]).encoded()
  }

  /// Reads what was sealed; nil for what no program sealed.
  init?(_ json: JSON) {
    guard let kind = json["kind"]?.string.flatMap(Kind.init), let wall = json["wall"]?.integer,
      let boot = json["boot"]?.integer,
      let language = json["language"]?.string.flatMap(Language.init), let item = json["item"],
      let payload = json["payload"]
    else { return nil }
    self.init(
      kind, at: Moment(wall: wall, boot: boot), item: item.string, language: language,
      payload: payload)
  }
}
