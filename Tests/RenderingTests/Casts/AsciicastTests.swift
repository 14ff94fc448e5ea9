import Curriculum
import Learning
import Notation
import Screening
import Sessions
import Syntax
import Testing
import Typesetting

@testable import Rendering

@Suite struct AsciicastTests {
  /// What a candidate typed and saw comes again in its order, and nothing of it is obeyed by the
  /// terminal that plays it.
  @Test func aSittingIsPlayedAsItsRecordTellsIt() throws {
    let paper = ["one", "two"].map { id in
      PaperItem(
        id: id, minutes: 1, asksCertainty: true,
        paper: Paper(text: Paper.Texts([.en: "Say \(id)."])))
    }
    var now = Clocks(Moment(wall: 5_000, boot: 100), awake: 100)
    var sitting = Sitting(
      paper, .init(round: "spring", candidate: "Anna", questions: 2, minutes: 9), in: .en, .swift,
      among: [.swift], words: .init(accept: ["accept"], vocabulary: { Vocabulary() }), at: now)
    var replay = Replay(sitting, acceptance: "accept")
    var cast = Asciicast(
      Renderer(width: 80, theme: .plain, language: .en), title: "Anna", began: now.moment.wall)
    var entries: [Screening.Entry] = []
    for line in ["accept", "red \u{1B}[31m", "2", ":flag", ":language cs", ":end", ":end"] {
      entries += sitting.handle(line, at: now).entries
      now.moment.boot += 1500
      now.awake += 1500
      now.moment.wall += 1500
    }
    for entry in entries {
      for scene in replay.take(entry) {
        cast.show(scene, of: replay.sitting, at: entry.at.boot - 100)
      }
    }
    let lines = cast.text.split(separator: "\n").map { try? JSON(parsing: String($0)) }
    #expect(lines.first??["version"]?.integer == 2)
    let events = lines.dropFirst().compactMap { $0?.elements }
    let times = events.compactMap { $0.first?.number }
    #expect(times == times.sorted() && times.last == 9)
    let markers = events.filter { $0[1].string == "m" }.compactMap { $0.last?.string }
    #expect(markers == ["1/2", "2/2", "2/2"])
    let screen = events.filter { $0[1].string == "o" }.compactMap { $0.last?.string }.joined()
    #expect(screen.contains("1/2 · 9 min> red"))
    #expect(screen.contains("sure 1-3 · 9 min> 2") && screen.contains(":language cs"))
    #expect(!screen.contains("\u{1B}"))
    #expect(screen.replacing("\r\n", with: "").contains("\n") == false)
  }
}
