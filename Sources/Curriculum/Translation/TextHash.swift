/// The fingerprint of a text, by which a translation tells what it was made from.
///
/// FNV-1a of 32 bits over the UTF-8 of the text, lines ending in LF, without white space at the
/// ends of lines and of the text: rewrapping in an editor must not make a translation stale.
///
///     TextHash(of: "foobar").description  // "bf9cf968"
public struct TextHash: Equatable, Hashable, Sendable {
  public let value: UInt32

  public init(of text: some StringProtocol) {
    var hash: UInt32 = 2_166_136_261
    for byte in Self.canonical(text) { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    value = hash
  }

  /// Reads eight lower-case hexadecimal digits.
  public init?(_ digits: some StringProtocol) {
    let isHexadecimal = digits.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
    guard digits.utf8.count == 8, isHexadecimal, let value = UInt32(digits, radix: 16) else {
      return nil
    }
    self.value = value
  }

  /// The bytes that count.
  private static func canonical(_ text: some StringProtocol) -> [UInt8] {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\n") { trim(&bytes, keepingLines: true) }
      bytes.append(byte)
    }
    trim(&bytes, keepingLines: false)
    return bytes
  }

  private static func trim(_ bytes: inout [UInt8], keepingLines: Bool) {
    while let last = bytes.last, " \t\r\n".utf8.contains(last) {
      if keepingLines, last == UInt8(ascii: "\n") { return }
      bytes.removeLast()
    }
  }
}

extension TextHash: CustomStringConvertible {
  /// Eight lower-case hexadecimal digits.
  public var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
