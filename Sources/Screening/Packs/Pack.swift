import Notation

/// What a candidate gets: questions, rules and the examiner's public keys, signed, and no key to any
/// answer.
public struct Pack: Equatable, Sendable {
  public var header: PackHeader
  /// In this candidate's order.
  public var items: [PackItem]

  public init(header: PackHeader, items: [PackItem]) { (self.header, self.items) = (header, items) }
}

extension Pack {
  /// The text of its file: what its last line signs is everything before the signature.
  public func text(_ seals: Seals, sign: ([UInt8]) -> [UInt8]) -> String {
    let lines =
      [header.json(items: items.count, seals).encoded()] + items.map { $0.json.encoded() }
    let signed =
      lines.map { $0 + "\n" }.joined()
      + "{\"lines\":\"\(lines.map { Pack.mark(of: $0.utf8, seals) }.joined())\""
    return signed + ",\"signature\":\"\(seals.text(sign(Array(signed.utf8))))\"}\n"
  }

  /// Sixteen letters by which a line is known, so that the one that was altered can be named.
  private static func mark(of line: some Sequence<UInt8>, _ seals: Seals) -> String {
    seals.text(Array(seals.digest(Array(line)).prefix(12)))
  }

  private static let markLength = 16
}

// MARK: - Reading
extension Pack {
  /// Reads a file; `prove` says whether a signature is that of the key in the header.
  public init(
    _ bytes: [UInt8], _ seals: Seals,
    prove: (_ signature: [UInt8], _ bytes: [UInt8], _ header: PackHeader) -> Bool
  ) throws(SealedFault) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let torn = lines.popLast() ?? []
    let header = try Pack.header(lines.first ?? torn, seals)
    guard torn.isEmpty, let last = lines.popLast(), last.starts(with: Pack.opening) else {
      throw SealedFault(line: lines.count + 1, .cut)
    }
    guard let (marks, signature) = Pack.end(last, seals) else {
      throw SealedFault(line: lines.count + 1, .altered)
    }
    let found = lines.map { Pack.mark(of: $0, seals) }
    if let fault = Pack.fault(found, marks) {
      // Where what the lines say themselves was signed, the marks are what was altered.
      let own = Pack.signed(bytes[..<last.startIndex], marks: found)
      throw prove(signature, own, header) ? SealedFault(line: lines.count + 1, .altered) : fault
    }
    guard prove(signature, Pack.signed(bytes[..<last.startIndex], marks: marks), header) else {
      throw SealedFault(line: lines.count + 1, .unsigned)
    }
    var items: [PackItem] = []
    for (place, line) in lines.enumerated().dropFirst() {
      guard let item = JSON(bytes: line).flatMap(PackItem.init) else {
        throw SealedFault(line: place + 1, .malformed)
      }
      items.append(item)
    }
    self.init(header: header, items: items)
  }

  private static func header(
    _ line: ArraySlice<UInt8>, _ seals: Seals
  ) throws(SealedFault) -> PackHeader {
    if line.isEmpty { throw SealedFault(line: 1, .cut) }
    if line.last == UInt8(ascii: "\r") { throw SealedFault(line: 1, .foreignLineEnds) }
    if line.starts(with: [0xEF, 0xBB, 0xBF]) { throw SealedFault(line: 1, .byteOrderMark) }
    let json = JSON(bytes: line)
    guard let json, let format = json["pack"]?.integer else {
      if json?["record"]?.integer != nil { throw SealedFault(line: 1, .isRecord) }
      throw SealedFault(
        line: 1, line.starts(with: Array("{\"pack\":".utf8)) ? .altered : .foreignFormat)
    }
    if format > PackHeader.format { throw SealedFault(line: 1, .newerFormat(format)) }
    guard let header = PackHeader(json, seals) else { throw SealedFault(line: 1, .altered) }
    return header
  }

  private static let opening = Array("{\"lines\":\"".utf8)
  private static let middle = Array("\",\"signature\":\"".utf8)
  private static let closing = Array("\"}".utf8)

  /// What is signed: the lines, and the last one up to behind its marks.
  private static func signed(_ lines: ArraySlice<UInt8>, marks: [String]) -> [UInt8] {
    Array(lines) + opening + marks.flatMap(\.utf8) + [UInt8(ascii: "\"")]
  }

  /// The marks of the lines, and the signature, of a last line; nil where it was altered.
  private static func end(
    _ line: ArraySlice<UInt8>, _ seals: Seals
  ) -> (marks: [String], signature: [UInt8])? {
    let rest = line.dropFirst(opening.count)
    let marks = rest.prefix { $0 != UInt8(ascii: "\"") }
    let behind = rest.dropFirst(marks.count)
    guard marks.count % markLength == 0, behind.starts(with: middle),
      behind.suffix(closing.count).elementsEqual(closing),
      let text = String(
        validating: behind.dropFirst(middle.count).dropLast(closing.count), as: UTF8.self),
      let signature = seals.bytes(text)
    else { return nil }
    let starts = stride(from: marks.startIndex, to: marks.endIndex, by: markLength)
    return (
      starts.map { String(decoding: marks[$0..<($0 + markLength)], as: UTF8.self) }, signature
    )
  }

  /// The first line that is not the one that was signed, by the marks of lines.
  private static func fault(_ found: [String], _ marks: [String]) -> SealedFault? {
    for (place, mark) in found.enumerated() where place >= marks.count || mark != marks[place] {
      func fault(_ fact: SealedFault.Fact) -> SealedFault { SealedFault(line: place + 1, fact) }
      if let first = found[..<place].firstIndex(of: mark) { return fault(.repeated(first + 1)) }
      guard place < marks.count, let own = marks.firstIndex(of: mark) else {
        return fault(.altered)
      }
      return fault(
        found[place...].contains(marks[place])
          ? .outOfPlace(own + 1, expected: place + 1)
          : own > place ? .missing(place + 1...own) : .altered)
    }
    if found.count == marks.count { return nil }
    return SealedFault(line: found.count + 1, .missing(found.count + 1...marks.count))
  }
}
