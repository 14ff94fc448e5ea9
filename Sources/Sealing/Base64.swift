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
    guard text.count % 4 == 0 else { return nil }
    let padding = text.suffix(2).count { $0 == UInt8(ascii: "=") }
    let count = text.count / 4 * 3 - padding
    let (letters, values) = (text.dropLast(padding), values)
    var isSpelt = true
    let bytes = [UInt8](unsafeUninitializedCapacity: text.count / 4 * 3) { bytes, written in
      var (place, from) = (0, letters.startIndex)
      func bits(_ letter: Int) -> UInt32 {
        guard letter < letters.endIndex else { return 0 }
        let value = values[Int(letters[letter])]
        if value >= 64 { isSpelt = false }
        return UInt32(value)
      }
      while from < letters.endIndex {
        let word = bits(from) << 18 | bits(from + 1) << 12 | bits(from + 2) << 6 | bits(from + 3)
        bytes[place] = UInt8(truncatingIfNeeded: word >> 16)
        bytes[place + 1] = UInt8(truncatingIfNeeded: word >> 8)
        bytes[place + 2] = UInt8(truncatingIfNeeded: word)
        (place, from) = (place + 3, from + 4)
      }
      // What the last letter says beyond the last byte is nothing.
      if bytes[count..<place].contains(where: { $0 != 0 }) { isSpelt = false }
      written = count
    }
    return isSpelt ? bytes : nil
  }

  /// The six bits of each letter, and 64 for what is none.
  private static let values: [UInt8] = {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    var values = [UInt8](repeating: 64, count: 256)
    for (value, letter) in letters.utf8.enumerated() { values[Int(letter)] = UInt8(value) }
    return values
  }()
}
