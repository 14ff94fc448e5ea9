import LineEditing
import Phrases
import Rendering
import Screening
import Scripts

/// What Tab offers on a paper: commands, and what there is to pick from.
struct PaperCompleting {
  let sitting: Sitting
  let renderer: Renderer

  /// As at the prompt, but for code: nothing of that is told on a paper.
  func completions(_ entry: String, _ cursor: Int) -> Completions {
    let text = String(decoding: entry.utf8.prefix(cursor), as: UTF8.self)
    let isCommand = text.hasPrefix(":")
    let start = text.startOfLastWord(behind: isCommand ? [] : [","])
    let candidates: [Completion] =
      if isCommand {
        start == 0 ? commands : arguments(of: String(text.dropFirst().prefix { !$0.isWhitespace }))
      } else {
        sitting.choices.enumerated().map { place, name in
          Completion(name.isEmpty ? "\(place + 1)" : name)
        }
      }
    return Completions(candidates, of: text, from: start)
  }

  /// Those that a paper has.
  private var commands: [Completion] {
    Command.allCases.filter { $0.works(in: .paper) }.map {
      Completion(":" + $0.rawValue, meaning: renderer.phrases.meaning(of: $0, onPaper: true))
    }
  }

  /// Words that a command takes.
  private func arguments(of name: String) -> [Completion] {
    guard case .choice(let words) = Command(named: name)?.row.arguments.first else { return [] }
    return words.map { Completion($0) }
  }
}
