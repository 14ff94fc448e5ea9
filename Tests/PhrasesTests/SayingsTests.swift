import Curriculum
import Diagnostics
import Foundation
import Testing

@testable import Phrases

/// What the sources of `Phrases` say, beside what the catalogues have.
@Suite struct SayingsTests {
  private struct Saying {
    var id: String
    var values: Set<String>
  }

  private static let files: [String] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/Phrases")
    let names = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (names?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
      .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
  }()

  /// `say("id", ["name": …])` with an id that is spelt out.
  private static let sayings: [Saying] = files.flatMap { text in
    text.matches(of: #/say\(\s*"([a-z][A-Za-z0-9.-]*)"/#).map { match in
      let call = text[match.range.lowerBound...].prefix(through: end(ofCallIn: text, match.range))
      let values = call.matches(of: #/[\[,\n]\s*"([A-Za-z]+)": /#).map { String($0.1) }
      return Saying(id: String(match.1), values: Set(values))
    }
  }

  private static func end(
    ofCallIn text: String, _ head: Range<String.Index>
  ) -> String.Index {
    var depth = 0
    for place in text[head.lowerBound...].indices {
      if text[place] == "(" { depth += 1 }
      if text[place] == ")" {
        depth -= 1
        if depth == 0 { return place }
      }
    }
    return head.upperBound
  }

  /// The gaps that a phrase has in any language.
  private static func gaps(_ id: String) -> Set<String> {
    Language.allCases.reduce(into: []) { gaps, language in
      guard let phrase = EmbeddedCatalogue.of(language)[id] else { return }
      gaps.formUnion(phrase.gaps)
    }
  }

  @Test func everyGapIsFilledAndNoValueIsSpare() {
    #expect(Self.sayings.count > 600)
    for saying in Self.sayings {
      #expect(Phrasebook(.en).knows(saying.id), "\(saying.id)")
      #expect(saying.values == Self.gaps(saying.id), "\(saying.id)")
    }
  }

  /// A phrase that nothing says would be translated for nobody.
  @Test func everyPhraseIsSaid() throws {
    let text = String(decoding: EmbeddedCatalogue.of(.en).text, as: UTF8.self)
    let source = SourceText(name: "en.yaml", text: text)
    let english = try #require(Catalogue.read(source, language: .en).value)
    let literals = Set(
      Self.files.flatMap { text in
        text.matches(of: #/"([a-z][A-Za-z0-9.-]*)(?:\\\(|")/#).map { String($0.1) }
      })
    for id in english.entries.map(\.id.value) where !id.hasPrefix("own.") {
      let parts = id.split(separator: ".", omittingEmptySubsequences: false)
      let stems = parts.indices.dropFirst().map { parts[..<$0].joined(separator: ".") }
      let isSaid =
        literals.contains(id) || stems.contains { literals.contains($0 + ".") }
        || stems.dropFirst().contains { literals.contains($0) }
        || literals.contains { id.hasPrefix($0 + "-") && $0.contains(".") }
      #expect(isSaid, "\(id)")
    }
  }
}
