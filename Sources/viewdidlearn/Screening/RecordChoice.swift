import Screening

/// The records that were given, and which of those that say they are one candidate's counts: the
/// longest sound one, since whoever cuts a record only makes it shorter.
struct RecordChoice {
  /// In the order in which they were given.
  private(set) var entries: [Entry]

  struct Entry: Sendable {
    let path: String
    /// nil for what is no record, or cannot be read.
    let head: RecordHead?
    /// Another record of the candidate counts.
    var other: Other?
  }

  struct Other: Sendable {
    let path: String
    /// The line from which on the two differ; nil where this one is a part of the other.
    let partsAt: Int?
  }

  init(_ paths: [String]) {
    entries = Pool.map(paths) { path in
      let start = try? Files.bytes(at: path, atMost: RecordChoice.longestHead)
      return Entry(path: path, head: start.flatMap { RecordReading.head(of: $0, .sodium) })
    }
  }

  /// A first line is far shorter.
  private static let longestHead = 1 << 12

  /// Decides between records of the same candidate in a round.
  mutating func decide(in round: Round) {
    let places = Dictionary(
      grouping: entries.indices.filter { entries[$0].head?.round == round.id },
      by: { entries[$0].head?.candidate ?? "" })
    for (candidate, places) in places where places.count > 1 {
      decide(between: places, pack: round.packs[candidate])
    }
  }

  private mutating func decide(between places: [Int], pack: [UInt8]?) {
    let records = places.compactMap { place -> (place: Int, record: Record, isCut: Bool)? in
      guard entries[place].head?.pack == pack, let bytes = try? Files.bytes(at: entries[place].path)
      else { return nil }
      let reading = RecordReading(bytes, .sodium)
      return (try? reading.sound(exceptCut: true)).map { (place, $0, reading.fault != nil) }
    }
    // Of equal ones the first.
    let best = records.reversed().max { one, other in
      one.isCut != other.isCut ? one.isCut : one.record.lines.count < other.record.lines.count
    }
    guard let best else { return }
    for (place, record, _) in records where place != best.place {
      let parted = zip(record.lines, best.record.lines).first { $0.chain != $1.chain }
      entries[place].other = Other(
        path: entries[best.place].path, partsAt: parted.map { $0.0.number + 1 })
    }
  }
}
