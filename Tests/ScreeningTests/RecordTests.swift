import Curriculum
import Notation
import Sealing
import Testing

@testable import Screening

/// A record of five entries, line by line, and the keys that open it.
private struct Sample {
  let keys = ExaminerKeys()
  var lines: [String] = []

  init(candidate: String = "ada", ends: Bool = true) {
    let head = RecordHead(
      pack: digest(Array(candidate.utf8)), round: "autumn", candidate: candidate, language: .cs,
      began: Moment(wall: 1_700_000_000_000, boot: 5_000), program: "0.1")
    var (record, first) = Record.begin(head, .sodium)
    lines = [first]
    let answer: JSON = ["text": "viewDidLoad", "certainty": 2]
    let kinds: [Entry.Kind] = [.accepted, .shown, .answered, .flagged, ends ? .ended : .late]
    for (place, kind) in kinds.enumerated() {
      let entry = Entry(
        kind, at: Moment(wall: 1_700_000_000_000 + place, boot: 5_000 + place),
        item: kind == .answered ? "finger" : nil, language: .cs,
        payload: kind == .answered ? answer : .null)
      let publicKeys = keys.publicKeys
      guard let (line, text) = record.line(for: entry, .sodium, seal: { publicKeys.seal($0) })
      else {
        continue
      }
      record.add(line)
      lines.append(text)
    }
  }

  var bytes: [UInt8] { Array(lines.joined().utf8) }

  static func reading(_ lines: [String]) -> RecordReading {
    RecordReading(Array(lines.joined().utf8), .sodium)
  }
}

@Suite struct RecordTests {
  private let sample = Sample()

  @Test func whatWasSealedIsReadByItsExaminer() throws {
    let reading = RecordReading(sample.bytes, .sodium)
    let record = try #require(reading.record)
    #expect(reading.fault == nil && reading.soundLength == sample.bytes.count && record.isClosed)
    let entries = try record.entries(.sodium, open: sample.keys.open)
    #expect(entries.map(\.kind) == [.accepted, .shown, .answered, .flagged, .ended])
    #expect(entries[2].payload["text"] == "viewDidLoad" && entries[2].item == "finger")
    #expect(entries[2].at == Moment(wall: 1_700_000_000_002, boot: 5_002))
  }

  /// That something was answered, and when, is no secret; what was answered is.
  @Test func nothingOfTheAnswersCanBeRead() throws {
    let text = sample.lines.joined()
    for word in ["viewDidLoad", "certainty"] { #expect(!text.contains(word)) }
    let line = try #require(RecordReading(sample.bytes, .sodium).record).lines[2]
    #expect(line.kind == .answered && line.item == "finger" && line.wall == 1_700_000_000_002)
  }

  /// What stands in plain text must be what was sealed.
  @Test func aLineThatNamesAnotherEntryDoesNotOpen() throws {
    let head = try #require(RecordReading(sample.bytes, .sodium).record).head
    var record = Record.begin(head, .sodium).record
    let entry = Entry(.withdrawn, at: Moment(wall: 0, boot: 0), item: "Q1", language: .en)
    var other = entry
    other.kind = .answered
    let sealed = other.sealed(number: 1, after: Seals.sodium.text(record.chain))
    let line = try #require(
      record.line(for: entry, .sodium) { _ in sample.keys.publicKeys.seal(Array(sealed.utf8)) })
    record.add(line.line)
    #expect(throws: SealedFault(line: 2, .foreign)) {
      try record.entries(.sodium, open: sample.keys.open)
    }
  }

  @Test func everyFlippedByteIsNoticed() {
    let bytes = sample.bytes
    var line = 1
    for place in bytes.indices {
      for bit: UInt8 in [1, 0x10, 0x80] {
        var flipped = bytes
        flipped[place] ^= bit
        let fault = RecordReading(flipped, .sodium).fault
        #expect(fault?.line == line, "byte \(place), bit \(bit)")
      }
      if bytes[place] == UInt8(ascii: "\n") { line += 1 }
    }
  }

  @Test func aCutIsNoticedAtEveryByte() {
    let bytes = sample.bytes
    for count in bytes.indices {
      let reading = RecordReading(Array(bytes.prefix(count)), .sodium)
      let isWholeLine = count > 0 && bytes[count - 1] == UInt8(ascii: "\n")
      #expect((reading.fault?.fact == .cut) == !isWholeLine, "\(count)")
      #expect(reading.record?.isClosed != true)
      #expect(reading.soundLength <= count)
    }
  }

  @Test func aCutRecordGoesOnBehindItsLastWholeLine() throws {
    let torn = sample.lines[..<3].joined() + sample.lines[3].prefix(40)
    let reading = RecordReading(Array(torn.utf8), .sodium)
    #expect(reading.fault == SealedFault(line: 4, .cut))
    #expect(reading.soundLength == sample.lines[..<3].joined().utf8.count)
    let record = try #require(reading.record)
    let entry = Entry(.resumed, at: Moment(wall: 1, boot: 1), language: .ja)
    let next = try #require(
      record.line(for: entry, .sodium, seal: { sample.keys.publicKeys.seal($0) }))
    #expect(Sample.reading(sample.lines[..<3] + [next.text]).fault == nil)
  }

  @Test func movedLinesAreNamed() {
    var lines = sample.lines
    lines.swapAt(2, 4)
    #expect(Sample.reading(lines).fault == SealedFault(line: 3, .outOfPlace(5, expected: 3)))
    lines = sample.lines
    lines.remove(at: 2)
    #expect(Sample.reading(lines).fault == SealedFault(line: 3, .missing(3...3)))
    lines = sample.lines
    lines.insert(lines[2], at: 4)
    #expect(Sample.reading(lines).fault == SealedFault(line: 5, .repeated(3)))
    #expect(
      Sample.reading(sample.lines + [sample.lines[5]]).fault
        == SealedFault(line: 7, .beyondTheEnd))
  }

  @Test func anothersLineIsNoticed() {
    var lines = sample.lines
    lines[3] = Sample(candidate: "bob").lines[3]
    #expect(Sample.reading(lines).fault == SealedFault(line: 4, .altered))
    lines = sample.lines
    lines[0] = Sample(candidate: "bob").lines[0]
    #expect(Sample.reading(lines).fault == SealedFault(line: 2, .altered))
  }

  /// Whoever computes the chain anew has still sealed nothing for this place.
  @Test func aForgedChainDoesNotOpen() throws {
    var record = Record.begin(
      try #require(RecordReading(sample.bytes, .sodium).record).head, .sodium
    ).record
    let lines = try #require(RecordReading(sample.bytes, .sodium).record).lines
    for old in [lines[0], lines[2]] {
      let moment = Moment(wall: old.wall, boot: 0)
      let entry = Entry(old.kind, at: moment, item: old.item, language: .en)
      let next = try #require(record.line(for: entry, .sodium, seal: { _ in old.sealed }))
      record.add(next.line)
    }
    #expect(throws: SealedFault(line: 3, .foreign)) {
      try record.entries(.sodium, open: sample.keys.open)
    }
  }

  @Test func anotherKeyOpensNothing() throws {
    let record = try #require(RecordReading(sample.bytes, .sodium).record)
    #expect(throws: SealedFault(line: 2, .unopened)) {
      try record.entries(.sodium, open: ExaminerKeys().open)
    }
  }

  @Test func newerFormatsAndOtherFilesAreTold() {
    var lines = sample.lines
    lines[0] = lines[0].replacing("\"record\":1", with: "\"record\":2")
    #expect(Sample.reading(lines).fault == SealedFault(line: 1, .newerFormat(2)))
    #expect(Sample.reading(["{\"pack\":1}\n"]).fault == SealedFault(line: 1, .isPack))
    #expect(Sample.reading(["{\"else\":1}\n"]).fault == SealedFault(line: 1, .foreignFormat))
    #expect(
      Sample.reading(sample.lines.map { $0.replacing("\n", with: "\r\n") }).fault
        == SealedFault(line: 1, .foreignLineEnds))
    #expect(
      Sample.reading(["\u{FEFF}" + sample.lines[0]]).fault
        == SealedFault(line: 1, .byteOrderMark))
    #expect(
      Sample.reading(Array(sample.lines.dropFirst())).fault == SealedFault(line: 1, .headless))
    #expect(Sample.reading([""]).fault == SealedFault(line: 1, .cut))
    #expect(Sample.reading(["\u{FF}\n"]).fault == SealedFault(line: 1, .foreignFormat))
  }

  @Test func nothingIsAddedBehindTheEnd() throws {
    let record = try #require(RecordReading(sample.bytes, .sodium).record)
    let entry = Entry(.note, at: Moment(wall: 0, boot: 0), language: .en)
    #expect(record.line(for: entry, .sodium, seal: { $0 }) == nil)
  }
}
