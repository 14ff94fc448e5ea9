import LineEditing
import Rendering
import Sessions
import Simulator
import Statements

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
    var start = (bytes.lastIndex { !isWord($0) } ?? -1) + 1
    if text.hasPrefix(":"), start == 1 { start = 0 }
    let word = String(decoding: bytes[start...], as: UTF8.self)
    var known: Set<String> = []
    let candidates = candidates(for: text, from: start).filter {
      $0.text.hasPrefix(word) && known.insert($0.text).inserted
    }
    return Completions(from: start, candidates)
  }

  private func candidates(for text: String, from start: Int) -> [Completion] {
    if text.hasPrefix(":") {
      if start == 0 { return commands(prefix: ":") }
      return names(after: text.dropFirst().prefix { !$0.isWhitespace })
    }
    let simulation = session.playground.simulation
    return variables(of: simulation) + messages + classes(of: simulation)
      + simulation.selectorNames.map { Completion($0) }
  }

  private func commands(prefix: String = "") -> [Completion] {
    Command.allCases.map {
      Completion(prefix + $0.rawValue, meaning: renderer.phrases.meaning(of: $0))
    }
  }

  private var messages: [Completion] {
    LifeCycle.allCases.map { Completion($0.rawValue, meaning: renderer.phrases.meaning(of: $0)) }
  }

  /// Variables with the class of what they hold now.
  private func variables(of simulation: Simulation) -> [Completion] {
    (["window"] + simulation.variables.map(\.name)).map { name in
      let id = simulation.object(named: name)
      return Completion(name, meaning: id.map { simulation[simulation[$0].type].name } ?? "")
    }
  }

  /// Classes with what they inherit from, as a declaration has it.
  private func classes(of simulation: Simulation) -> [Completion] {
    simulation.classNames.map { name in
      let superclass = simulation.classID(named: name).flatMap { simulation[$0].superclass }
      return Completion(name, meaning: superclass.map { ": " + simulation[$0].name } ?? "")
    }
  }

  /// Classes that there is a page of the reference for.
  private var references: [Completion] {
    Reference.names(in: session.playground.dialect).map { name in
      let type = Reference(toClass: name, in: session.playground.dialect)?.className
      return Completion(name, meaning: type.flatMap { renderer.phrases.classMeanings[$0] } ?? "")
    }
  }

  private func names(after command: Substring) -> [Completion] {
    switch command {
    case "learn": session.lessonNames.map { Completion($0.id, meaning: $0.title) }
    case "quiz": session.quizNames.map { Completion($0.id, meaning: $0.title) }
    case "help":
      commands() + messages + session.termNames.map { Completion($0.id, meaning: $0.name) }
        + references
    case "timeline": [Completion("--svg", meaning: renderer.phrases.meaning(of: .timeline))]
    case "owners": session.playground.simulation.variables.map { Completion($0.name) }
    case "memory": ["mrc", "arc"].map { Completion($0) }
    case "device": ["iphone", "ipad"].map { Completion($0) }
    case "as": ["objc", "swift"].map { Completion($0) }
    case "language": ["en", "ru", "zh", "cs", "ja"].map { Completion($0) }
    default: []
    }
  }
}
