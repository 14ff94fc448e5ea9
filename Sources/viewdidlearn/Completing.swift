import LineEditing
import Rendering
import Sessions
import Simulator

/// What Tab offers: commands, lessons, quizzes, variables, classes and selectors, with meanings.
struct Completing {
  let session: Session
  let renderer: Renderer

  func completions(_ entry: String, _ cursor: Int) -> Completions {
    let bytes = Array(entry.utf8.prefix(cursor))
    let text = String(decoding: bytes, as: UTF8.self)
    let isWord: (UInt8) -> Bool = {
      $0 > 0x7F || $0 == 0x5F || $0 == 0x2D && text.hasPrefix(":")
        || (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
    }
    let start = (bytes.lastIndex { !isWord($0) } ?? -1) + 1
    let word = String(decoding: bytes[start...], as: UTF8.self)
    let candidates = candidates(for: text, from: start).filter { $0.text.hasPrefix(word) }
    return Completions(from: start, candidates)
  }

  private func candidates(for text: String, from start: Int) -> [Completion] {
    if text.hasPrefix(":") {
      if start <= 1 {
        return Command.allCases.map {
          Completion($0.rawValue, meaning: renderer.phrases.meaning(of: $0))
        }
      }
      return names(after: text.dropFirst().prefix { !$0.isWhitespace })
    }
    let simulation = session.playground.simulation
    let messages = LifeCycle.allCases.map {
      Completion($0.rawValue, meaning: renderer.phrases.meaning(of: $0))
    }
    let variables = (["window"] + simulation.variables.map(\.name)).map { Completion($0) }
    return variables + messages + simulation.classNames.map { Completion($0) }
      + simulation.selectorNames.map { Completion($0) }
  }

  private func names(after command: Substring) -> [Completion] {
    switch command {
    case "learn": session.lessonNames.map { Completion($0.id, meaning: $0.title) }
    case "quiz": session.quizNames.map { Completion($0.id, meaning: $0.title) }
    case "help":
      Command.allCases.map { Completion($0.rawValue, meaning: renderer.phrases.meaning(of: $0)) }
        + LifeCycle.allCases.map {
          Completion($0.rawValue, meaning: renderer.phrases.meaning(of: $0))
        }
    case "owners": session.playground.simulation.variables.map { Completion($0.name) }
    case "memory": ["mrc", "arc"].map { Completion($0) }
    case "device": ["iphone", "ipad"].map { Completion($0) }
    case "as": ["objc", "swift"].map { Completion($0) }
    case "language": ["en", "ru", "zh", "cs", "ja"].map { Completion($0) }
    default: []
    }
  }
}
