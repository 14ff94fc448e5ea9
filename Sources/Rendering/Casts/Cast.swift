import Notation
public import Phrases

/// A recording of a terminal that was read: asciicast of version 2.
public struct Cast: Equatable, Sendable {
  /// An event with the line of the file that it stands in, from 1.
  public struct Placed: Equatable, Sendable {
    public var event: CastEvent
    /// For whoever reports what is wrong in the file.
    public var line: Int
  }

  /// In the order of time.
  public private(set) var events: [Placed] = []
  /// The line in which it breaks off, as when what recorded it was killed.
  public private(set) var cut: Int?

  /// Reads a file; of other codes than ours nothing is shown, as the format wants it.
  public init(_ text: String) throws(CastFault) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.first.flatMap({ try? JSON(parsing: String($0)) }),
      let version = first["version"]?.integer
    else { throw CastFault(line: 1, .noHeader) }
    guard version == 2 else { throw CastFault(line: 1, .otherVersion(version)) }
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      guard let parts = (try? JSON(parsing: String(line)))?.elements, parts.count == 3,
        let seconds = parts[0].number, let code = parts[1].string, let data = parts[2].string,
        seconds >= 0, seconds < 1e9
      else {
        // Behind a whole line stands its end.
        guard index == lines.count - 1 else { throw CastFault(line: index + 1, .noEvent) }
        cut = index + 1
        return
      }
      if seconds < events.last?.event.seconds ?? 0 {
        throw CastFault(line: index + 1, .timeGoesBack)
      }
      guard let code = CastEvent.Code(rawValue: code) else { continue }
      events.append(
        Placed(event: CastEvent(seconds: seconds, code, data), line: index + 1))
    }
  }

  /// The bytes of a file without the beginning of a character at their end, where a file breaks off.
  public static func wholeCharacters(of bytes: [UInt8]) -> [UInt8] {
    guard let lead = bytes.indices.suffix(3).last(where: { bytes[$0] & 0xC0 == 0xC0 })
    else { return bytes }
    let length = (~bytes[lead]).leadingZeroBitCount
    return bytes.count - lead < length ? Array(bytes[..<lead]) : bytes
  }
}
