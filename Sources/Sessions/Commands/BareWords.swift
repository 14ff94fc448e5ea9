import Curriculum
import Interpreter
import Playgrounds
import Scripts

// Commands whose colon was forgotten.
extension Session {
  /// The command that a line means, with its colon; nil for code and answers.
  ///
  /// `help`, `learn 1` and `?` are no code as long as nothing that the learner declared has that
  /// name. While something is asked, what may be an answer is one; and where a text is waited for,
  /// only `help` and `quit` do without their colon.
  public func command(meantBy line: String) -> String? {
    let text = line.trimmed
    if text.hasPrefix(":") || text.hasPrefix("：") { return ":" + text.dropFirst() }
    let name = String(text.prefix { !$0.isWhitespace })
    guard let command = Command(named: name.folded), !text.contains("\n"), !isDeclared(name)
    else { return nil }
    if command.isForPapers { return nil }
    let words = text.split { $0.isWhitespace }
    guard words.dropFirst().allSatisfy(\.isPlainWord) else { return nil }
    if case .quiz(let walk, _) = activity {
      if words.count > 1 || walk.current.expects(text) { return nil }
      if walk.current.takesText, ![.session(.help), .session(.quit)].contains(command) {
        return nil
      }
    }
    let places = (command.row.arguments + command.row.optional).count
    guard words.count <= places + 1 else { return nil }
    return ":" + text
  }

  /// The command whose name alone was typed as an answer: whoever meant it misses its colon.
  func commandNamed(by answer: String) -> Command? {
    let name = answer.trimmed
    if name.isEmpty || name.contains(where: \.isWhitespace) { return nil }
    guard let command = Command(named: name.folded), command.works(in: place) else { return nil }
    return command
  }

  private func isDeclared(_ name: String) -> Bool {
    let world = playground.world
    return world.variableNames.contains(name) || world.functionNames.contains(name)
      || world.classNames.contains(name)
  }
}

extension Substring {
  /// Whether it can only be an argument: a name, a number, a selector, a place.
  fileprivate var isPlainWord: Bool {
    allSatisfy { $0.isLetter || $0.isNumber || "-_:.".contains($0) } || hasSuffix(":)")
  }
}
