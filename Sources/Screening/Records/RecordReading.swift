/// What came of reading a record: as much of it as is sound, and the first thing that is not.
public struct RecordReading: Equatable, Sendable {
  /// nil where the first line is wrong.
  public var record: Record?
  public var fault: SealedFault?
  /// How many bytes of the file are sound: where writing goes on when the last line was cut.
  public var soundLength = 0
}

extension RecordReading {
  /// What the first line of a file says, before anything else of it is read.
  public static func head(of bytes: some Collection<UInt8>, _ seals: Seals) -> RecordHead? {
    let first = bytes.prefix { $0 != UInt8(ascii: "\n") }
    return String(validating: first, as: UTF8.self).flatMap {
      try? RecordHead.read($0, seals).head
    }
  }

  /// The record, unless something is wrong with it.
  ///
  /// - Parameter isCutSound: whether what stands before a last line that was cut is a record.
  public func sound(exceptCut isCutSound: Bool = false) throws(SealedFault) -> Record {
    if let fault, !(isCutSound && fault.fact == .cut) { throw fault }
    guard let record else { throw fault ?? SealedFault(line: 1, .cut) }
    return record
  }

  public init(_ bytes: [UInt8], _ seals: Seals) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let torn = lines.popLast() ?? []
    guard let first = lines.first.flatMap({ String(validating: $0, as: UTF8.self) }) else {
      fault = SealedFault(line: 1, lines.isEmpty ? .cut : .foreignFormat)
      return
    }
    do throws(SealedFault) {
      let (head, origin) = try RecordHead.read(first, seals)
      var record = Record(head: head, origin: origin)
      defer { self.record = record }
      soundLength = first.utf8.count + 1
      for (place, bytes) in lines.enumerated().dropFirst() {
        let line = try RecordReading.line(bytes, place, record, among: lines, seals)
        record.add(line)
        soundLength += bytes.count + 1
      }
      if !torn.isEmpty {
        throw SealedFault(line: lines.count + 1, record.isClosed ? .beyondTheEnd : .cut)
      }
    } catch {
      fault = error
    }
  }

  /// The line that stands at a place, counted from 0, if it continues the record.
  private static func line(
    _ bytes: ArraySlice<UInt8>, _ place: Int, _ record: Record, among lines: [ArraySlice<UInt8>],
    _ seals: Seals
  ) throws(SealedFault) -> RecordLine {
    func fault(_ fact: SealedFault.Fact) -> SealedFault { SealedFault(line: place + 1, fact) }
    if record.isClosed { throw fault(.beyondTheEnd) }
    guard let (line, linked) = RecordLine.read(bytes, seals) else { throw fault(.malformed) }
    if line.number < place {
      let first = record.lines[line.number - 1]
      throw fault(
        first.sealed == line.sealed
          ? .repeated(line.number) : .outOfPlace(line.number, expected: place))
    }
    if line.number > place {
      let isLater = lines[(place + 1)...].contains {
        RecordLine.read($0, seals)?.line.number == place
      }
      throw fault(
        isLater
          ? .outOfPlace(line.number, expected: place) : .missing(place...(line.number - 1)))
    }
    if !line.follows(record.chain, as: linked, seals) { throw fault(.altered) }
    return line
  }
}
