import Curriculum
import Diagnostics
import Mistakes
import ObjectRuntime
import Scripts
import Simulator
import Testing
import UIKitClasses

@testable import Phrases

/// The catalogues as they are inside the program.
@Suite struct CatalogueTests {
  private static func source(_ language: Language) -> SourceText {
    let text = String(decoding: EmbeddedCatalogue.of(language).text, as: UTF8.self)
    return SourceText(name: "\(language.rawValue).yaml", text: text)
  }

  private static func catalogue(_ language: Language) throws -> Catalogue {
    try #require(Catalogue.read(source(language), language: language).value)
  }

  @Test(arguments: Language.allCases)
  func everyPhraseIsThereWithTheSameGaps(_ language: Language) throws {
    let reading = Catalogue.read(Self.source(language), language: language)
    let catalogue = try #require(reading.value)
    #expect(reading.diagnostics.isEmpty)
    #expect(catalogue.formDiagnostics(functions: Phrasebook.functions(in: language)).isEmpty)
    if language == .en { return }
    let found = catalogue.translationDiagnostics(from: try Self.catalogue(.en))
    #expect(found.isEmpty, "\(found.map { "\($0.fact) at \($0.range)" })")
  }

  /// The search for the line that begins an entry finds what a reader of YAML finds.
  @Test(arguments: Language.allCases)
  func theSearchFindsWhatTheFileHas(_ language: Language) throws {
    let embedded = EmbeddedCatalogue.of(language)
    for entry in try Self.catalogue(language).entries {
      #expect(embedded[entry.id.value] == entry.phrase, "\(entry.id.value)")
    }
    for id in ["", "text", "no.such-phrase", String(repeating: "long.", count: 40)] {
      #expect(embedded[id] == nil, "\(id)")
    }
  }

  /// Ids that are made from the names of commands and the like.
  @Test func whatHasAPhraseByItsNameHasOne() {
    let english = Phrasebook(.en)
    let ids =
      Command.allCases.map { "command.\($0.rawValue)" }
      + CommandGroup.allCases.map { "group.\($0.rawValue)" }
      + Mistake.allCases.flatMap { mistake in
        ["mistake", "mistake-explained", "mistake-short"].map { "\($0).\(mistake.id)" }
      }
      + ProgramCommand.allCases.map { "program.\($0.rawValue)" }
      + ProgramOption.allCases.map { "option.\($0.rawValue)" }
      + FrameworkTable.uikit.classes.filter(\.isPublic).map { "class.\($0.name)" }
    for id in ids { #expect(english.knows(id), "\(id)") }
  }

  @Test func aPhraseThatIsNowhereShowsItsId() {
    #expect(Phrasebook(.ja).say("no.such-phrase") == "no.such-phrase")
  }
}
