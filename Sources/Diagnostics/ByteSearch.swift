extension RandomAccessCollection<UInt8> where Index == Int {
  /// Where some bytes stand first; nil where they do not, or are none.
  @inlinable
  public func firstPlace(of word: some BidirectionalCollection<UInt8>) -> Range<Int>? {
    guard let first = word.first else { return nil }
    var rest = self[...]
    while let start = rest.firstIndex(of: first) {
      if rest[start...].starts(with: word) { return start..<(start + word.count) }
      rest = rest[(start + 1)...]
    }
    return nil
  }
}
