// Eight bytes of a text as one number, so that long texts are searched in few steps.

extension UInt64 {
  @inlinable package static var ones: UInt64 { 0x0101_0101_0101_0101 }
  @inlinable package static var highs: UInt64 { 0x8080_8080_8080_8080 }

  /// Whether one of its bytes is this one.
  @inlinable
  package func holds(_ byte: UInt8) -> Bool {
    let others = self ^ Self.ones &* UInt64(byte)
    return (others &- Self.ones) & ~others & Self.highs != 0
  }

  /// Whether one of its bytes is below a limit of at most 128.
  @inlinable
  package func holdsLess(than limit: UInt8) -> Bool {
    (self &- Self.ones &* UInt64(limit)) & ~self & Self.highs != 0
  }
}
