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
    var space: [UInt8] = []  // what counts only if something comes after it
    for byte in Array(String(text).utf8) {
      switch byte {
      case UInt8(ascii: "\n"):
        while let last = space.last, last != byte { space.removeLast() }
        space.append(byte)
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): space.append(byte)
      default:
        if !space.isEmpty {
          for byte in space { Self.add(byte, to: &hash) }
          space.removeAll(keepingCapacity: true)
        }
        Self.add(byte, to: &hash)
      }
    }
    value = hash
  }

  private static func add(_ byte: UInt8, to hash: inout UInt32) {
    hash = (hash ^ UInt32(byte)) &* 16_777_619
  }

  /// Reads eight lower-case hexadecimal digits.
  public init?(_ digits: some StringProtocol) {
    let isHexadecimal = digits.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
    guard digits.utf8.count == 8, isHexadecimal, let value = UInt32(digits, radix: 16) else {
      return nil
    }
    self.value = value
  }
}

extension TextHash: CustomStringConvertible {
  /// Eight lower-case hexadecimal digits.
  public var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
