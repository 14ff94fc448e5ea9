public import ObjectModel
public import ObjectRuntime

// The bytes of data, as far as they are known: those of files and images are not.
extension Simulation {
  /// How many bytes an object of `NSData` holds; nil for what is none.
  public func byteCount(of value: Value) -> Int? {
    guard let id = value.object, isKind(id, of: "NSData") else { return nil }
    return bulks[id]?.bytes ?? 0
  }

  /// The bytes of an object of `NSData`; nil for what is none, or of which they are not known.
  public func octets(of value: Value) -> [UInt8]? {
    guard let id = value.object, let count = byteCount(of: value) else { return nil }
    return count == 0 ? [] : bulks[id]?.octets
  }

  /// The bytes of one object of `NSData` and of another behind them.
  package func bulk(_ value: Value, followedBy other: Value) -> Bulk {
    if let octets = octets(of: value), let others = self.octets(of: other) {
      return Bulk(octets: octets + others)
    }
    var bulk = value.object.flatMap { bulks[$0] } ?? Bulk()
    bulk.grow(by: byteCount(of: other) ?? 0)
    return bulk
  }
}

extension Turn {
  /// An object of `NSData` with these bytes.
  public mutating func makeData(_ octets: [UInt8]) throws(Fault) -> Value {
    try checkHeap(adding: octets.count)
    let data = try allocateAutoreleased("NSData")
    simulation.bulks[data] = Bulk(octets: octets)
    return .object(data)
  }
}

extension [Value] {
  /// Numbers as bytes, of each the lowest eight bits.
  public var octets: [UInt8] { map { UInt8(truncatingIfNeeded: $0.integer) } }
}

// MARK: - Base 64 (RFC 4648, section 4)
extension [UInt8] {
  /// The alphabet of the base, by value.
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Three bytes make four letters; the last group is filled up with `=`.
  var base64: String {
    var text: [UInt8] = []
    for start in stride(from: 0, to: count, by: 3) {
      let group = self[start..<Swift.min(start + 3, count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        let digit = Self.digits[bits >> (18 - 6 * place) & 63]
        text.append(place <= group.count ? digit : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Nil for a text of other characters, or of a length that is no multiple of 4.
  init?(base64 text: String) {
    let written = Array(text.utf8)
    let padding = written.reversed().prefix { $0 == UInt8(ascii: "=") }.count
    guard written.count.isMultiple(of: 4), padding <= 2 else { return nil }
    self = []
    var (bits, width) = (0, 0)
    for digit in written.dropLast(padding) {
      guard let value = Self.digits.firstIndex(of: digit) else { return nil }
      bits = (bits << 6 | value) & 0xFFFF
      width += 6
      if width >= 8 {
        width -= 8
        append(UInt8(truncatingIfNeeded: bits >> width))
      }
    }
  }
}
