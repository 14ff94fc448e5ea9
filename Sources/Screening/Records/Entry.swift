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
  /// What was noted of a sitting.
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

  /// Reads what was sealed, and for which place; nil for what no program sealed.
  static func read(
    _ bytes: [UInt8]
  ) -> (number: Int, after: ArraySlice<UInt8>, entry: Entry)? {
    var line = SpeltLine(bytes[...])
    guard line.take("{\"n\":"), let number = line.takeNumber(), line.take(",\"after\":\"") else {
      return nil
    }
    let after = line.takeText()
    guard line.take("\",\"wall\":"), let wall = line.takeNumber(),
      line.take(",\"boot\":"), let boot = line.takeNumber(),
      line.take(",\"kind\":\""), let kind = line.takeString().flatMap(Kind.init),
      line.take("\",\"item\":"), let item = line.takeItem(),
      line.take(",\"language\":\""), let language = line.takeString().flatMap(Language.init),
      line.take("\",\"payload\":"), line.rest.last == UInt8(ascii: "}"),
      let payload = JSON(bytes: line.rest.dropLast())
    else { return nil }
    let moment = Moment(wall: wall, boot: boot)
    return (
      number, after, Entry(kind, at: moment, item: item, language: language, payload: payload)
    )
  }
}
