import Curriculum
import Notation
import Screening
import Sealing
import Testing

/// A pack of three questions, and the keys that signed it.
private struct Sample {
  let keys = ExaminerKeys()

  var pack: Pack {
    let rules = Blueprint.Rules(
      hasReview: true, simulator: .none, asksCertainty: true, pass: 0.6)
    let header = PackHeader(
      round: "autumn", candidate: .init(id: "ada", name: "Ada \u{1B}[31m Lovelace"), language: .ja,
      dialect: .swift, dialects: [.swift, .objc], minutes: 45, ios: "26", rules: rules,
      sign: keys.publicKeys.sign, box: keys.publicKeys.box, program: "0.1")
    let items = (1...3).map { number in
      PackItem(
        id: "item-\(number)", minutes: number, marked: number == 3 ? .reason : .yes,
        simulator: .none, asksCertainty: true, asksReason: number == 3,
        paper: ["kind": "text", "n": .integer(number)])
    }
    return Pack(header: header, items: items)
  }

  var text: String { pack.text(.sodium, sign: keys.sign) }

  var lines: [String] { text.split(separator: "\n").map { $0 + "\n" } }

  static func read(_ text: String) throws(SealedFault) -> Pack { try read(Array(text.utf8)) }

  static func read(_ bytes: [UInt8]) throws(SealedFault) -> Pack {
    try Pack(bytes, .sodium) { signature, bytes, header in
      PublicKeys(sign: header.sign, box: header.box)?.prove(signature, of: bytes) == true
    }
  }

  static func fault(_ lines: [String]) -> SealedFault? {
    do throws(SealedFault) {
      _ = try read(lines.joined())
      return nil
    } catch {
      return error
    }
  }
}

@Suite struct PackTests {
  private let sample = Sample()

  @Test func whatIsWrittenIsRead() throws {
    #expect(try Sample.read(sample.text) == sample.pack)
    #expect(!sample.text.contains("\u{1B}"))
  }

  @Test func everyFlippedByteIsNoticed() {
    let bytes = Array(sample.text.utf8)
    var line = 1
    for place in bytes.indices {
      for bit: UInt8 in [1, 0x10, 0x80] {
        var flipped = bytes
        flipped[place] ^= bit
        let fault = #expect(throws: SealedFault.self, "byte \(place), bit \(bit)") {
          try Sample.read(flipped)
        }
        #expect(fault?.line == line, "byte \(place), bit \(bit)")
      }
      if bytes[place] == UInt8(ascii: "\n") { line += 1 }
    }
  }

  @Test func anAlteredLineIsNamed() {
    for place in 0..<4 {
      var lines = sample.lines
      lines[place] = lines[place].replacing(":", with: ": ", maxReplacements: 1)
      #expect(Sample.fault(lines) == SealedFault(line: place + 1, .altered))
    }
    var lines = sample.lines
    lines[4] = lines[4].replacing("signature\":\"", with: "signature\":\"AA")
    #expect(Sample.fault(lines)?.line == 5)
  }

  @Test func aCutIsNoticedAtEveryByte() {
    let bytes = Array(sample.text.utf8)
    for count in bytes.indices {
      #expect(throws: SealedFault.self, "\(count)") { try Sample.read(Array(bytes.prefix(count))) }
    }
    #expect(Sample.fault(Array(sample.lines.dropLast())) == SealedFault(line: 4, .cut))
  }

  @Test func movedLinesAreNamed() {
    var lines = sample.lines
    lines.swapAt(1, 3)
    #expect(Sample.fault(lines) == SealedFault(line: 2, .outOfPlace(4, expected: 2)))
    lines = sample.lines
    lines.remove(at: 2)
    #expect(Sample.fault(lines) == SealedFault(line: 3, .missing(3...3)))
    lines = sample.lines
    lines.insert(lines[1], at: 3)
    #expect(Sample.fault(lines) == SealedFault(line: 4, .repeated(2)))
    lines = sample.lines
    lines.insert("{}\n", at: 4)
    #expect(Sample.fault(lines) == SealedFault(line: 5, .altered))
  }

  /// A line and its mark may be altered together; the signature may not.
  @Test func whoSignsIsProved() throws {
    let other = Sample()
    #expect(other.text != sample.text)
    var lines = sample.lines
    lines[4] = sample.pack.text(.sodium, sign: other.keys.sign).split(separator: "\n")[4] + "\n"
    #expect(Sample.fault(lines) == SealedFault(line: 5, .unsigned))
  }

  @Test func newerFormatsAndOtherFilesAreTold() {
    var lines = sample.lines
    lines[0] = lines[0].replacing("{\"pack\":1", with: "{\"pack\":2")
    #expect(Sample.fault(lines) == SealedFault(line: 1, .newerFormat(2)))
    #expect(Sample.fault(["{\"record\":1}\n"]) == SealedFault(line: 1, .isRecord))
    #expect(Sample.fault(["{\"else\":1}\n"]) == SealedFault(line: 1, .foreignFormat))
    #expect(
      Sample.fault(sample.lines.map { $0.replacing("\n", with: "\r\n") })
        == SealedFault(line: 1, .foreignLineEnds))
    #expect(Sample.fault([]) == SealedFault(line: 1, .cut))
  }
}
