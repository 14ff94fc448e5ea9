import Screening

/// The records that were given, and which of those that say they are one candidate's counts: the
/// longest sound one, since whoever cuts a record only makes it shorter. Where they sat twice with
/// one pack, none counts until the examiner has said which.
struct RecordChoice {
  /// In the order in which they were given.
  private(set) var entries: [Entry]

  /// A record that was given, and what it is to the others of its candidate.
  struct Entry: Sendable {
    let path: String
    /// nil for what is no record, or cannot be read.
    let head: RecordHead?
    /// Another record of the candidate counts.
    /// Nil for the record that counts, and for one that no other disputes.
    var other: Other?
  }

  /// Which other record stands against one.
  struct Other: Sendable {
    /// The one that counts.
    let path: String
    let relation: Relation
  }

  /// What a record is to the one that counts.
  enum Relation: Sendable {
    /// The same lines, or the beginning of them.
    case same, part
    /// The two differ from a line on.
    case partsAt(Int)
    /// It is of another sitting, and neither counts.
    case otherSitting
  }

  /// Reads the first lines on all cores.
  init(_ paths: [String]) {
    entries = Pool.map(paths) { Entry(path: $0, head: RecordChoice.head(of: $0)) }
  }

  /// What the first line of a file says; nil for what is no record, or cannot be read.
  static func head(of path: String) -> RecordHead? {
    let start = try? Files.bytes(at: path, atMost: longestHead)
    return start.flatMap { RecordReading.head(of: $0, .sodium) }
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

  /// Records of other packs are none of the candidate's, and left alone.
  private mutating func decide(between places: [Int], pack: [UInt8]?) {
    let records = places.compactMap { place -> (place: Int, record: Record, isCut: Bool)? in
      guard entries[place].head?.pack == pack, let bytes = try? Files.bytes(at: entries[place].path)
      else { return nil }
      let reading = RecordReading(bytes, .sodium)
      return (try? reading.sound(exceptCut: true)).map { (place, $0, reading.fault != nil) }
    }
    if let first = records.first,
      let second = records.first(where: { $0.record.head != first.record.head })
    {
      for (place, record, _) in records {
        let other = record.head == first.record.head ? second : first
        entries[place].other = Other(path: entries[other.place].path, relation: .otherSitting)
      }
      return
    }
    // Of equal ones the first.
    let best = records.reversed().max { one, other in
      one.isCut != other.isCut ? one.isCut : one.record.lines.count < other.record.lines.count
    }
    guard let best else { return }
    for (place, record, _) in records where place != best.place {
      let parted = zip(record.lines, best.record.lines).first { $0.chain != $1.chain }
      let isWhole = record.lines.count == best.record.lines.count
      entries[place].other = Other(
        path: entries[best.place].path,
        relation: parted.map { .partsAt($0.0.number + 1) } ?? (isWhole ? .same : .part))
    }
  }
}
