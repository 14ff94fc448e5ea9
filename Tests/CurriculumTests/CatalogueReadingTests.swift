import Diagnostics
import Testing

@testable import Curriculum

/// What `check` says of catalogues that are wrong, and where.
@Suite struct CatalogueReadingTests {
  private static let english = """
    a.plain: "Lesson {number}"
    a.count:
      by: count
      one: "{count} step"
      other: "{count} steps"
    a.either:
      text: "said of {name}"
      optional: [type]
    machine.a: "for programs"
    """

  private func catalogue(_ text: String, _ language: Language) -> Reading<Catalogue> {
    Catalogue.read(SourceText(name: "a.yaml", text: text), language: language)
  }

  /// `3:1 fact` for each mistake.
  private func mistakes(_ text: String, _ language: Language = .cs) throws -> [String] {
    let origin = try #require(catalogue(Self.english, .en).value)
    let reading = catalogue(text, language)
    let source = SourceText(name: "a.yaml", text: text)
    let found =
      reading.diagnostics
      + (reading.value.map {
        $0.translationDiagnostics(from: origin) + $0.formDiagnostics(functions: ["of"])
      } ?? [])
    return found.map { diagnostic in
      let place = source.position(at: diagnostic.range.lowerBound)
      return "\(place.line):\(place.column) \(diagnostic.fact)"
    }
  }

  private let sound = """
    a.plain: {from: 8d9e5be2, text: "Lekce {number}"}
    a.count:
      from: 00000000
      by: count
      one: "{count} krok"
      few: "{count} kroky"
      other: "{count} kroků"
    a.either: {from: 11111111, text: "o {name}, {type}"}
    own.a: "jen česky"
    """

  /// The text above with the hashes that its origin has.
  private func fresh() throws -> String {
    let origin = try #require(catalogue(Self.english, .en).value)
    func hash(_ id: String) throws -> String { try #require(origin[id]).hash.description }
    return try sound.replacing("8d9e5be2", with: hash("a.plain"))
      .replacing("00000000", with: hash("a.count")).replacing("11111111", with: hash("a.either"))
  }

  @Test func aWholeTranslationHasNoMistakes() throws {
    #expect(try mistakes(fresh()).isEmpty)
  }

  @Test(arguments: [
    (
      #"text: "Lekce {number}"}"#, #"text: "Lekce"}"#,
      "1:1 missingMark(Curriculum.TranslationMark.placeholder(\"number\"))"
    ),
    (
      "{number}", "{number} {next}",
      "1:1 extraMark(Curriculum.TranslationMark.placeholder(\"next\"))"
    ),
    ("{number}", "{number:off}", "1:1 unknownValue(\"off\", known: [\"of\", \"own.a\"])"),
    ("  few: \"{count} kroky\"\n", "", "2:1 missingKey(\"few\")"),
    ("few:", "many:", "2:1 missingKey(\"few\")"),
    ("few:", "fw:", "6:3 unknownKey(\"fw\")"),
    ("a.either", "a.eithr", "8:1 unknownKey(\"a.eithr\")"),
    ("a.either", "a.eithr", "1:1 missingKey(\"a.either\")"),
    (
      "o {name}, {type}", "o {type}",
      "8:1 missingMark(Curriculum.TranslationMark.placeholder(\"name\"))"
    ),
    ("own.a: \"jen česky\"", "own.a: [jen]", "9:1 expected(Curriculum.ContentFact.Shape.phrase)"),
    ("own.a:", "own..a:", "9:1 malformedID(\"own..a\")"),
  ])
  func eachMistakeHasItsPlace(_ right: String, _ wrong: String, _ mistake: String) throws {
    let text = try fresh()
    #expect(text.contains(right))
    let found = try mistakes(text.replacing(right, with: wrong, maxReplacements: 1))
    #expect(found.contains(mistake), "\(found)")
  }

  @Test func aTranslationOfAnOlderTextIsStale() throws {
    let found = try mistakes(sound)
    #expect(found.contains { $0.hasPrefix("3:9 stale(current: ") }, "\(found)")
    let bare = try fresh().replacing(#/\{from: [0-9a-f]+, text: ("Lekce [^}]*\})"\}/#) {
      $0.1 + "\""
    }
    #expect(try mistakes(bare).contains { $0.hasPrefix("1:1 missingKey(\"from: ") })
  }

  @Test func gapsAreNamesInBraces() {
    let pattern = Pattern("a {key: value} {b:of} {} {c} {D} {e")
    #expect(pattern.gaps.map(\.name) == ["b", "c"])
    #expect(pattern.gaps.map(\.form) == ["of", nil])
    #expect(pattern.parts.first == .text("a {key: value} "))
    #expect(pattern.parts.last == .text(" {D} {e"))
  }
}
