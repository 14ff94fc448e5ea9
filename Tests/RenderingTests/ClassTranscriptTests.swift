import Classroom
import Curriculum
import Foundation
import Learning
import Rendering
import Sessions
import Testing
import Typesetting

private let folder = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "ClassTranscripts")

private let now = Instant(wall: 0, monotonic: 0)

/// Both plans as they are held before a room.
///
/// `RECORD=1 swift test` holds them anew, as their presenters typed them.
@Suite struct ClassTranscriptTests {
  private static let plans = ["class-a-life", "class-an-end"]

  @Test(arguments: plans, [Language.en, .cs])
  func aClassSaysWhatItsTranscriptSays(_ plan: String, _ language: Language) throws {
    let file = folder.appending(path: "\(plan)/\(language.rawValue).transcript")
    let written = try String(contentsOf: file, encoding: .utf8)
    var said = ClassTranscript(try presentation(plan, language))
    for part in Transcript.parts(of: written) {
      switch part {
      case .entry(let entry): said.type(entry)
      case .explanation(let line): said.explain(line)
      }
    }
    #expect(said.isOver)
    if ProcessInfo.processInfo.environment["RECORD"] != nil, said.text != written {
      try said.text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(said.text == written)
  }

  @Test(arguments: plans, Language.allCases)
  func everyPageFitsTheScreen(_ plan: String, _ language: Language) throws {
    var presentation = try presentation(plan, language)
    for index in presentation.slides.slides.indices {
      let lines = Renderer.height(
        of: presentation.go(to: index, at: now), in: language, columns: 80)
      #expect(lines <= 24, "\(index + 1)")
    }
  }

  private func presentation(_ plan: String, _ language: Language) throws -> Presentation {
    Presentation(
      try #require(library.slides(named: plan)), library: library, in: language)
  }
}

/// A class as it stands on the screen, and its notes beside it: `> ` is typed, `#` explains.
private struct ClassTranscript {
  private(set) var text = ""
  private(set) var isOver = false
  private var presentation: Presentation
  private var renderer: Renderer

  init(_ presentation: Presentation) {
    self.presentation = presentation
    renderer = Renderer(width: 80, theme: .plain, language: presentation.language)
    say(self.presentation.begin(at: now))
  }

  mutating func type(_ entry: String) {
    let lines = entry.split(separator: "\n", omittingEmptySubsequences: false)
    for (place, line) in lines.enumerated() { text += (place == 0 ? "> " : "| ") + line + "\n" }
    say(presentation.handle(entry, at: now))
  }

  mutating func explain(_ line: String) { text += line + "\n" }

  private mutating func say(_ response: PresenterResponse) {
    isOver = response.isOver
    renderer.language = presentation.language
    for line in renderer.lines(of: response) { text += line + "\n" }
  }
}
