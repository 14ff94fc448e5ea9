import CUnistring

// The one place that speaks to libunistring; pointers stay in it. Widths and line breaks are those
// of the encoding UTF-8, in which characters of ambiguous width (“ ” … — · ×) take one column.

/// The columns a text takes in a terminal: wide characters two, combining marks none.
///
///     displayWidth("第4課")  // 5
public func displayWidth(_ text: String) -> Int {
  if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.utf8.count }
  let bytes = Array(text.utf8)
  return bytes.withUnsafeBufferPointer { buffer in
    Int(u8_width(buffer.baseAddress, buffer.count, "UTF-8"))
  }
}

/// The text in normalisation form C: `c` and a caron become `č`.
public func composed(_ text: String) -> String {
  let bytes = Array(text.utf8)
  if bytes.allSatisfy({ $0 < 0x80 }) { return text }
  var count = 0
  let result = bytes.withUnsafeBufferPointer { buffer in
    u8_normalize(viewdidlearn_nfc(), buffer.baseAddress, buffer.count, nil, &count)
  }
  guard let result else { return text }
  defer { free(result) }
  return String(decoding: UnsafeBufferPointer(start: result, count: count), as: UTF8.self)
}

/// For each byte of a UTF-8 text, whether Unicode (UAX #14) lets a line be broken before it.
func lineBreaks(in bytes: [UInt8]) -> [Bool] {
  var kinds = [CChar](repeating: 0, count: bytes.count)
  bytes.withUnsafeBufferPointer { buffer in
    kinds.withUnsafeMutableBufferPointer { kinds in
      u8_possible_linebreaks(buffer.baseAddress, buffer.count, "UTF-8", kinds.baseAddress)
    }
  }
  return kinds.map { Int32($0) == UC_BREAK_POSSIBLE }
}
