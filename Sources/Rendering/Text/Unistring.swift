import CUnistring

// The one place that speaks to libunistring.

/// The columns a text takes in a terminal: wide characters two, combining marks none.
public func displayWidth(_ text: String) -> Int {
  if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.utf8.count }
  let bytes = Array(text.utf8)
  return bytes.withUnsafeBufferPointer { buffer in
    Int(u8_width(buffer.baseAddress, buffer.count, "UTF-8"))
  }
}

/// The text in normalisation form C.
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

/// The UTF-8 offsets at which a line may, or must, be broken.
func lineBreaks(in text: String) -> (possible: Set<Int>, mandatory: Set<Int>) {
  let bytes = Array(text.utf8)
  var kinds = [CChar](repeating: 0, count: bytes.count)
  bytes.withUnsafeBufferPointer { buffer in
    kinds.withUnsafeMutableBufferPointer { kinds in
      u8_possible_linebreaks(buffer.baseAddress, buffer.count, "UTF-8", kinds.baseAddress)
    }
  }
  var possible: Set<Int> = []
  var mandatory: Set<Int> = []
  for (offset, kind) in kinds.enumerated() {
    if Int32(kind) == UC_BREAK_POSSIBLE { possible.insert(offset) }
    if Int32(kind) == UC_BREAK_MANDATORY { mandatory.insert(offset) }
  }
  return (possible, mandatory)
}
