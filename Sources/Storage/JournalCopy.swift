public import Diagnostics
public import Notation

/// A whole journal as one JSON text, to be kept or taken to another machine.
///
/// Entries are what the rows hold, kinds that this version does not know included, so that nothing
/// is lost on the way.
public struct JournalCopy: Equatable, Sendable {
  var rows: [StoredEntry]

  /// How many entries it has.
  public var count: Int { rows.count }

  private static let format = 1

  /// Why a text is no such copy; entries are numbered from 1.
  public enum Fault: Error, Equatable, Sendable {
    case notJSON(UnreadableJSON.Problem)
    case notACopy
    case newer(format: Int, newest: Int)
    /// An entry lacks a field, or has one of a wrong kind.
    case malformedEntry(Int, field: String)
  }

  /// A fault with its place in the text.
  public struct Misreading: Error, Equatable, Sendable {
    public var fault: Fault
    public var position: Position
  }
}

// MARK: - Writing

extension JournalCopy {
  /// The text: an entry a line, so that two copies can be compared.
  public var text: String {
    let entries = rows.map { "\n" + $0.json.encoded() }.joined(separator: ",")
    return
      "{\"format\":\(JournalCopy.format),\"program\":\"viewdidlearn\",\"entries\":[\(entries)\n]}\n"
  }
}

extension StoredEntry {
  fileprivate var json: JSON {
    .object([
      JSON.Member("sequence", sequence.map(JSON.integer) ?? .null),
      JSON.Member("version", .integer(version)), JSON.Member("wall", .integer(wall)),
      JSON.Member("monotonic", .integer(monotonic)), JSON.Member("kind", .string(kind)),
      JSON.Member("item", .string(item)), JSON.Member("language", .string(language)),
      // A payload that is no JSON, as damage leaves it, is kept as it is.
      JSON.Member("payload", (try? JSON(parsing: payload)) ?? .string(payload)),
    ])
  }
}

// MARK: - Reading

extension JournalCopy {
  public init(_ source: SourceText) throws(Misreading) {
    let json: JSON
    do throws(UnreadableJSON) {
      json = try JSON(parsing: source.text)
    } catch {
      throw Misreading(fault: .notJSON(error.problem), position: error.position)
    }
    guard let format = json["format"]?.integer else {
      throw Misreading(fault: .notACopy, position: source.position(at: 0))
    }
    guard format <= JournalCopy.format else {
      throw Misreading(
        fault: .newer(format: format, newest: JournalCopy.format), position: source.position(at: 0))
    }
    guard let entries = json["entries"]?.elements else {
      throw Misreading(fault: .notACopy, position: source.position(at: 0))
    }
    rows = []
    for (place, entry) in entries.enumerated() {
      do throws(MissingField) {
        rows.append(try StoredEntry(entry))
      } catch {
        let offset = source.text.offset(ofEntry: place)
        throw Misreading(
          fault: .malformedEntry(place + 1, field: error.name),
          position: source.position(at: offset))
      }
    }
  }
}

private struct MissingField: Error {
  var name: String
}

extension StoredEntry {
  fileprivate init(_ json: JSON) throws(MissingField) {
    func integer(_ name: String) throws(MissingField) -> Int {
      guard let value = json[name]?.integer else { throw MissingField(name: name) }
      return value
    }
    func text(_ name: String) throws(MissingField) -> String {
      guard let value = json[name]?.string else { throw MissingField(name: name) }
      return value
    }
    guard let payload = json["payload"] else { throw MissingField(name: "payload") }
    self.init(
      sequence: json["sequence"]?.integer, version: try integer("version"),
      wall: try integer("wall"), monotonic: try integer("monotonic"), kind: try text("kind"),
      item: try text("item"), language: try text("language"),
      payload: payload.string ?? payload.encoded())
  }
}

extension String {
  /// Where an element of the list of entries begins: the first list of the text, in an object.
  fileprivate func offset(ofEntry wanted: Int) -> Int {
    var depth = 0
    var place = -1
    var isQuoted = false
    var isEscaped = false
    var begins = false
    for (offset, byte) in utf8.enumerated() {
      let character = Character(UnicodeScalar(byte))
      if isQuoted {
        if isEscaped {
          isEscaped = false
        } else if character == "\\" {
          isEscaped = true
        } else if character == "\"" {
          isQuoted = false
        }
        continue
      }
      if begins, !character.isWhitespace {
        begins = false
        place += 1
        if place == wanted { return offset }
      }
      switch character {
      case "\"": isQuoted = true
      case "[", "{":
        depth += 1
        begins = depth == 2 && character == "["
      case "]", "}": depth -= 1
      case ",": begins = depth == 2 && place >= 0
      default: break
      }
    }
    return 0
  }
}
