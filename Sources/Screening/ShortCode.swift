import Curriculum

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

  /// One that somebody has typed: with letters small or large, and for a digit the letter that looks
  /// like it; nil for what no code is.
  public init?(typed text: String) {
    let letters = text.halfWidth.uppercased().compactMap { letter -> Character? in
      switch letter {
      case "-", " ": nil
      case "O": "0"
      case "I", "L": "1"
      default: letter
      }
    }
    guard letters.count == 10, letters.allSatisfy(ShortCode.alphabet.contains) else { return nil }
    description = String(letters[..<5]) + "-" + String(letters[5...])
  }

  private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
}
