/// A few characters by which two people know that they look at the same thing: `7K3M9-QX2PD`.
///
/// No letter of its alphabet looks like a digit, or sounds like another one.
public struct ShortCode: Equatable, Sendable, CustomStringConvertible {
  public let description: String

  /// Of the first 50 bits of a digest.
  public init(_ digest: [UInt8]) {
    var (bits, count, letters) = (0, 0, "")
    for byte in digest.prefix(7) {
      (bits, count) = (bits << 8 | Int(byte), count + 8)
      while count >= 5, letters.count < 11 {
        count -= 5
        letters.append(ShortCode.alphabet[bits >> count & 31])
        if letters.count == 5 { letters.append("-") }
      }
    }
    description = letters
  }

  private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
}
