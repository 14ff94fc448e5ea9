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
    if text.isEmpty { return [] }
    let padding = text.suffix(2).count { $0 == UInt8(ascii: "=") }
    /// Above 63 as soon as a letter is none.
    var seen: UInt32 = 0
    /// The last three bytes, of which those of the padding are nothing.
    var last: UInt32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: text.count / 4 * 3) { bytes, written in
      values.withUnsafeBufferPointer { values in
        text.withUnsafeBufferPointer { letters in
          func bits(_ place: Int) -> UInt32 {
            let value = UInt32(values[Int(letters[place])])
            seen |= value
            return value
          }
          func put(_ word: UInt32, _ place: Int) {
            bytes[place] = UInt8(truncatingIfNeeded: word >> 16)
            bytes[place + 1] = UInt8(truncatingIfNeeded: word >> 8)
            bytes[place + 2] = UInt8(truncatingIfNeeded: word)
          }
          let end = letters.count - 4
          var (from, place) = (0, 0)
          while from < end {
            let (high, low) = (
              bits(from) << 6 | bits(from + 1), bits(from + 2) << 6 | bits(from + 3)
            )
            put(high << 12 | low, place)
            (from, place) = (from + 4, place + 3)
          }
          last = bits(end) << 18 | bits(end + 1) << 12
          if padding < 2 { last |= bits(end + 2) << 6 }
          if padding < 1 { last |= bits(end + 3) }
          put(last, place)
          written = place + 3 - padding
        }
      }
    }
    // What the last letter says beyond the last byte is nothing.
    return seen < 64 && last & (1 << (8 * UInt32(padding)) - 1) == 0 ? bytes : nil
  }

  /// The six bits of each letter, and 64 for what is none.
  private static let values: [UInt8] = {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    var values = [UInt8](repeating: 64, count: 256)
    for (value, letter) in letters.utf8.enumerated() { values[Int(letter)] = UInt8(value) }
    return values
  }()
}
