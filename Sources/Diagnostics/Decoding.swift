/// Why bytes are not a text, and where.
public struct UndecodableText: Error, Equatable, Sendable {
  /// What keeps bytes from being a text.
  public enum Reason: Equatable, Sendable {
    /// A byte that cannot stand here in UTF-8.
    case notUTF8(byte: UInt8)
    case nulByte
  }

  public var reason: Reason
  /// The offset of the offending byte, from 0, a byte-order mark included.
  public var offset: Int
  public var position: Position

  public init(reason: Reason, offset: Int, position: Position) {
    self.reason = reason
    self.offset = offset
    self.position = position
  }
}

extension SourceText {
  /// Decodes strict UTF-8 without NUL; a byte-order mark is skipped.
  ///
  /// A carriage return that no line feed follows ends a line too, and is read as a line feed.
  public init(name: String, bytes: [UInt8]) throws(UndecodableText) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let skipped = bytes.starts(with: mark) ? mark.count : 0
    let body = withLineFeeds(bytes[skipped...])
    let nul = body.firstIndex(of: 0)
    if nul == nil, let text = String(validating: body, as: UTF8.self) {
      self.init(name: name, text: text)
      return
    }
    let invalid = firstInvalidByte(in: body)
    let offset = min(invalid ?? bytes.count, nul ?? bytes.count)
    let before = SourceText(name: name, text: String(decoding: body[..<offset], as: UTF8.self))
    throw UndecodableText(
      reason: offset == nul ? .nulByte : .notUTF8(byte: bytes[offset]), offset: offset,
      position: before.position(at: before.text.utf8.count))
  }
}

/// The bytes with line ends that all have a line feed; no offset changes.
private func withLineFeeds(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  guard bytes.contains(UInt8(ascii: "\r")) else { return bytes }
  var bytes = bytes
  for index in bytes.indices where bytes[index] == UInt8(ascii: "\r") {
    let isPair = index + 1 < bytes.endIndex && bytes[index + 1] == UInt8(ascii: "\n")
    if !isPair { bytes[index] = UInt8(ascii: "\n") }
  }
  return bytes
}

/// The index of the first byte that is not part of well-formed UTF-8.
private func firstInvalidByte(in bytes: ArraySlice<UInt8>) -> Int? {
  var decoder = UTF8()
  var iterator = bytes.makeIterator()
  var offset = bytes.startIndex
  while true {
    switch decoder.decode(&iterator) {
    case .scalarValue(let scalar): offset += UTF8.width(scalar)
    case .error: return offset
    case .emptyInput: return nil
    }
  }
}
