import Diagnostics

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
  public static func head(of bytes: [UInt8], _ seals: Seals) -> RecordHead? {
    try? RecordHead.read(bytes.prefix { $0 != UInt8(ascii: "\n") }, seals).head
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
    var lines = bytes.lines
    let torn = lines.popLast() ?? []
    guard let first = lines.first else {
      fault = SealedFault(line: 1, .cut)
      return
    }
    do throws(SealedFault) {
      let (head, origin) = try RecordHead.read(first, seals)
      var record = Record(head: head, origin: origin)
      defer { self.record = record }
      soundLength = first.count + 1
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
          ? .repeated(line.number + 1)
          : .outOfPlace(line.number + 1, expected: place + 1))
    }
    if line.number > place {
      let isLater = lines[(place + 1)...].contains {
        RecordLine.read($0, seals)?.line.number == place
      }
      throw fault(
        isLater
          ? .outOfPlace(line.number + 1, expected: place + 1)
          : .missing(place + 1...line.number))
    }
    if !line.follows(record.chain, as: linked, seals) { throw fault(.altered) }
    return line
  }
}

extension [UInt8] {
  private func firstLineEnd(from start: Int) -> Int? {
    let end = UInt8(ascii: "\n")
    return withUnsafeBytes { bytes in
      var place = start
      while place + 8 <= bytes.count,
        !bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self).holds(end)
      {
        place += 8
      }
      while place < bytes.count {
        if bytes[place] == end { return place }
        place += 1
      }
      return nil
    }
  }

  /// The lines of a text without their ends, the last being what stands behind the last end.
  fileprivate var lines: [ArraySlice<UInt8>] {
    var (lines, start): ([ArraySlice<UInt8>], Int) = ([], 0)
    while let end = firstLineEnd(from: start) {
      lines.append(self[start..<end])
      start = end + 1
    }
    return lines + [self[start...]]
  }
}
