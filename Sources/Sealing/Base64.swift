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
  public static func decode(_ text: String) -> [UInt8]? {
    let count = text.utf8.count
    var bytes = [UInt8](repeating: 0, count: count / 4 * 3)
    var length = 0
    let room = bytes.count
    guard sodium_base642bin(&bytes, room, text, count, nil, &length, nil, variant) == 0 else {
      return nil
    }
    bytes.removeLast(room - length)
    return bytes
  }
}
