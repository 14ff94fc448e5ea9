extension Record {
  /// What happened, in order, as the examiner's key opens it.
  public func entries(
    _ seals: Seals, open: ([UInt8]) -> [UInt8]?
  ) throws(SealedFault) -> [Entry] {
    var entries: [Entry] = []
    var chain = origin
    for line in lines {
      entries.append(try entry(of: line, after: chain, seals, open: open))
      chain = line.chain
    }
    return entries
  }

  /// What of it opens in another way than the examiner's, line by line; nil for lines that do not.
  ///
  /// - Parameter open: opens what was sealed in a line, at its place.
  public func entries(
    _ seals: Seals, opening open: (_ line: RecordLine, _ place: [UInt8]) -> [UInt8]?
  ) -> [Entry?] {
    var chain = origin
    return lines.map { line in
      defer { chain = line.chain }
      let place = Record.place(after: chain, at: line.wall)
      return try? entry(of: line, after: chain, seals) { _ in open(line, place) }
    }
  }

  private func entry(
    of line: RecordLine, after chain: [UInt8], _ seals: Seals, open: ([UInt8]) -> [UInt8]?
  ) throws(SealedFault) -> Entry {
    func fault(_ fact: SealedFault.Fact) -> SealedFault { SealedFault(line: line.number + 1, fact) }
    guard let bytes = open(line.sealed) else { throw fault(.unopened) }
    guard let (number, after, entry) = Entry.read(bytes) else { throw fault(.malformed) }
    guard number == line.number, seals.bytes(after) == chain, line.names(entry)
    else { throw fault(.foreign) }
    return entry
  }
}
