import Curriculum
import Interpreter
import LineEditing
import ObjectModel
import ObjectRuntime
import Phrases
import Playgrounds
import Rendering
import Scripts
import Sessions
import Simulator
import Syntax
import Touches
import UIKitAPI
import UIKitClasses

/// What Tab offers: commands with what they take, answers to a question, and code.
struct Completing {
  let session: Session
  let renderer: Renderer

  /// What may stand at the cursor; only what is before it is looked at.
  func completions(_ entry: String, _ cursor: Int) -> Completions {
    let text = String(decoding: entry.utf8.prefix(cursor), as: UTF8.self)
    if text.hasPrefix(":") { return command(text) }
    let choices = session.choices
    if !choices.isEmpty { return answers(choices, text) }
    if text.allSatisfy(\.isWhitespace) { return .none }
    return code(text)
  }

  // MARK: - Answers

  /// What there is to pick from: calls, or the numbers of options.
  private func answers(_ choices: [String], _ text: String) -> Completions {
    let candidates = choices.enumerated().map { place, call in
      call.isEmpty ? Completion("\(place + 1)") : Completion(call)
    }
    return Completions(
      candidates, of: text, from: text.startOfLastWord(behind: [",", ">", ";"]))
  }

  // MARK: - Code

  /// Words of the code with what they mean; callbacks with what they are for.
  private func code(_ text: String) -> Completions {
    let playground = session.playground
    let code = Continuations(of: text, preferred: playground.dialect, in: playground.world)
    let meanings = Dictionary(
      uniqueKeysWithValues: LifeCycle.allCases.map {
        ($0.rawValue, renderer.phrases.meaning(of: $0))
      })
    let candidates = code.words.map {
      Completion($0.text, meaning: $0.note.isEmpty ? meanings[$0.text] ?? "" : $0.note)
    }
    return Completions(candidates, of: text, from: code.start)
  }

  // MARK: - Commands

  /// The command itself, or what its next argument takes.
  private func command(_ text: String) -> Completions {
    let start = text.startOfLastWord()
    if start == 0 { return Completions(commands(prefix: ":"), of: text, from: 0) }
    let words = text.prefix(start).split { $0.isWhitespace }
    guard let first = words.first, let command = Command(named: String(first.dropFirst())) else {
      return .none
    }
    let row = command.row
    let known = row.arguments + row.optional
    guard let last = known.last, words.count <= known.count || last.repeats else { return .none }
    let argument = known[min(words.count, known.count) - 1]
    if argument == .codeFiles { return files(in: text, from: start) }
    return Completions(candidates(for: argument), of: text, from: start)
  }

  /// Files of code and folders. A name with a space is not offered: only in quotes is it one word.
  private func files(in text: String, from start: Int) -> Completions {
    let word = String(decoding: text.utf8.dropFirst(start), as: UTF8.self)
    let folder = word.lastIndex(of: "/").map { String(word[...$0]) } ?? ""
    let place = folder.isEmpty ? "." : Files.expanded(folder)
    let candidates = Files.names(in: place).compactMap { name -> Completion? in
      if name.contains(where: \.isWhitespace) { return nil }
      if Files.isFolder("\(place)/\(name)") { return Completion(folder + name + "/") }
      return Session.isCode(name) ? Completion(folder + name) : nil
    }
    return Completions(candidates, of: text, from: start)
  }

  /// The commands that work where one is.
  private func commands(prefix: String = "") -> [Completion] {
    Command.allCases.filter { $0.works(in: session.place) }.map {
      Completion(prefix + $0.rawValue, meaning: renderer.phrases.meaning(of: $0))
    }
  }

  /// What one argument takes; nothing where anything goes.
  private func candidates(for argument: CommandArgument) -> [Completion] {
    let simulation = session.playground.simulation
    return switch argument {
    case .choice(let words): words.map { Completion($0) }
    case .version: Completing.versions.map { Completion($0) }
    case .outlet: outlets(in: simulation)
    case .touchable:
      outlets(in: simulation)
        + simulation.touchableTitles.map { Completion("\"\($0)\"") }
    case .value: ["on", "off"].map { Completion($0) }
    case .contents, .fileSize: [Completion("none")]
    case .object: objects(in: simulation)
    case .controllerClass:
      simulation.classes.names.filter {
        simulation.classes.id(named: $0).map { simulation.isKind($0, of: "UIViewController") }
          == true
      }.map { Completion($0) }
    case .launchableClass:
      simulation.classes.names.filter(simulation.isLaunchable).map { Completion($0) }
    case .drawing: [Completion("--svg", meaning: renderer.phrases.meaning(of: .drawing))]
    case .moment: moments
    case .topic: topics
    case .lesson:
      session.lessonNames.map { Completion($0.id, meaning: $0.title) } + [Completion("list")]
    case .quiz: session.quizNames.map { Completion($0.id, meaning: $0.title) }
    case .skill: Skill.allCases.map { Completion($0.name) }
    case .line:
      simulation.waitingClosures.map { Completion($0.place.description, meaning: $0.function) }
    case .remark, .code, .arguments, .codeFiles: []
    case .tabIndex, .row, .part, .fileName, .cast, .duration, .text, .bookmark: []
    }
  }

  /// Versions of iOS in which something of a life cycle is other than before.
  private static let versions =
    ["2.0", "3.0", "3.2", "4.0", "4.3", "5.0", "5.1"] + (6...18).map { "\($0).0" }
    + [UIKitVersion.newest.description]

  /// Of the controller on screen, with their classes.
  private func outlets(in simulation: Simulation) -> [Completion] {
    guard let id = simulation.visibleController else { return [] }
    return simulation.classes.outlets(of: simulation[id].type).map {
      Completion($0.name, meaning: $0.outlet.type)
    }
  }

  /// Variables with the class of what they hold now.
  private func objects(in simulation: Simulation) -> [Completion] {
    session.playground.world.variableNames.map { name in
      let id = simulation.object(named: name)
      return Completion(name, meaning: id.map { simulation[simulation[$0].type].name } ?? "")
    }
  }

  /// Bookmarks, then the moments after each line, with the line.
  private var moments: [Completion] {
    let playground = session.playground
    let lines = playground.moves.enumerated().map { index, move in
      Completion("\(index + 1)", meaning: String(move.text.prefix { $0 != "\n" }))
    }
    return playground.bookmarks.map { Completion($0.name) } + [Completion("0")] + lines
  }

  /// All that `:help` knows by a name.
  private var topics: [Completion] {
    let phrases = renderer.phrases
    let groups = CommandGroup.allCases.map {
      Completion($0.rawValue, meaning: phrases.group($0))
    }
    let all = Command.allCases.map { Completion($0.rawValue, meaning: phrases.meaning(of: $0)) }
    let messages = LifeCycle.allCases.map {
      Completion($0.rawValue, meaning: phrases.meaning(of: $0))
    }
    let terms = session.termNames.map { Completion($0.id, meaning: $0.name) }
    let dialect = session.playground.dialect
    let classes = Reference.names(in: dialect).map { name in
      let type = Reference(toClass: name, in: dialect)?.className
      return Completion(name, meaning: type.flatMap { phrases.meaning(ofClass: $0) } ?? "")
    }
    return groups + all + [Completion("mistakes", meaning: phrases.mistakesHeading)] + messages
      + terms + classes
  }
}
