extension StringProtocol {
  /// Whether a word stands anywhere in it, found byte by byte: texts are long, and most words that
  /// are looked for are not there. What combining marks would make of its letters counts as well.
  public func holds(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    return word.withUTF8Buffer { word in
      let found = utf8.withContiguousStorageIfAvailable { bytes in
        guard let first = word.first else { return true }
        if bytes.count < length { return false }
        return (0...bytes.count - length).contains { start in
          bytes[start] == first
            && (1..<length).allSatisfy { bytes[start + $0] == word[$0] }
        }
      }
      return found ?? contains(String(decoding: word, as: UTF8.self))
    }
  }
}
