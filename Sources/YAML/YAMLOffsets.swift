/// Finds the UTF-8 offset of a character that libyaml counted.
///
/// libyaml's marks count Unicode scalars.
struct YAMLOffsets {
  /// The offset of each scalar and of the end; nil when all are ASCII, so that index is offset.
  private let offsets: [UInt32]?
  private let count: Int

  init(of text: [UInt8]) {
    count = text.count
    guard text.contains(where: { $0 >= 0x80 }) else {
      offsets = nil
      return
    }
    var offsets: [UInt32] = []
    offsets.reserveCapacity(text.count + 1)
    for (offset, byte) in text.enumerated() where byte & 0xC0 != 0x80 {
      offsets.append(UInt32(offset))
    }
    offsets.append(UInt32(text.count))
    self.offsets = offsets
  }

  /// An index past the end is the end.
  subscript(index: Int) -> Int {
    guard let offsets else { return min(index, count) }
    return Int(offsets[min(index, offsets.count - 1)])
  }
}
