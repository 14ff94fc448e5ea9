import CSodium

/// Bytes as text, in the usual alphabet, with padding.
public enum Base64 {
  private static let variant = sodium_base64_VARIANT_ORIGINAL

  public static func encode(_ bytes: [UInt8]) -> String {
    var text = [CChar](repeating: 0, count: sodium_base64_encoded_len(bytes.count, variant))
    sodium_bin2base64(&text, text.count, bytes, bytes.count, variant)
    return String(decoding: text.dropLast().lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The bytes; nil for what no bytes are written as: each has one spelling.
  public static func decode(_ text: String) -> [UInt8]? { decode(Array(text.utf8)[...]) }

  public static func decode(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    let padding = text.suffix(2).count { $0 == UInt8(ascii: "=") }
    guard text.count % 4 == 0 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    var (bits, count) = (UInt32(0), UInt32(0))
    let values = values
    for letter in text.dropLast(padding) {
      let value = values[Int(letter)]
      guard value < 64 else { return nil }
      (bits, count) = (bits << 6 | UInt32(value), count + 6)
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> count))
      }
    }
    return bits & (1 << count - 1) == 0 ? bytes : nil
  }

  /// The six bits of each letter, and 64 for what is none.
  private static let values: [UInt8] = {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    var values = [UInt8](repeating: 64, count: 256)
    for (value, letter) in letters.utf8.enumerated() { values[Int(letter)] = UInt8(value) }
    return values
  }()
}
