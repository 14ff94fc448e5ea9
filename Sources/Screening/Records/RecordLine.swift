/// A line of a record behind its first: an entry that only the examiner can open.
public struct RecordLine: Equatable, Sendable {
  /// From 1.
  public var number: Int
  public var sealed: [UInt8]
  /// Whether nothing follows it.
  public var isLast: Bool
  /// The digest of everything up to here.
  public var chain: [UInt8]
}

extension RecordLine {
  /// The chain that such a line has behind another.
  static func chain(
    after chain: [UInt8], number: Int, isLast: Bool, sealed: [UInt8], _ seals: Seals
  ) -> [UInt8] {
    let place = (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    return seals.digest(chain + place + [isLast ? 1 : 0] + sealed)
  }

  func text(_ seals: Seals) -> String {
    "{\"n\":\(number),\"sealed\":\"\(seals.text(sealed))\""
      + "\(isLast ? ",\"last\":true" : ""),\"chain\":\"\(seals.text(chain))\"}"
  }

  /// Reads a line; nil unless it is spelt as it is written.
  init?(reading text: Substring, _ seals: Seals) {
    var rest = text.utf8[...]
    func take(_ word: StaticString) -> Bool {
      let bytes = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
      guard rest.starts(with: bytes) else { return false }
      rest = rest.dropFirst(bytes.count)
      return true
    }
    func takeWord(_ isPart: (UInt8) -> Bool) -> String {
      let word = rest.prefix(while: isPart)
      rest = rest[word.endIndex...]
      return String(Substring(word))
    }
    guard take("{\"n\":") else { return nil }
    let digits = takeWord { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard let number = Int(digits), String(number) == digits, number > 0,
      take(",\"sealed\":\""), let sealed = seals.bytes(takeWord { $0 != UInt8(ascii: "\"") }),
      take("\"")
    else { return nil }
    let isLast = take(",\"last\":true")
    guard take(",\"chain\":\""), let chain = seals.bytes(takeWord { $0 != UInt8(ascii: "\"") }),
      take("\"}"), rest.isEmpty
    else { return nil }
    (self.number, self.sealed, self.isLast, self.chain) = (number, sealed, isLast, chain)
  }
}
