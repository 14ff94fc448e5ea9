import Grading
import Phrases
import Scripts
import Typesetting

// A console log: whose calls it tells of, and the first that cannot be.
extension Renderer {
  /// Up to the line that cannot be: what follows it cannot be judged.
  func lines(of log: ConsoleLog, _ verdict: LogVerdict?, _ heading: String) -> [String] {
    var lines = sentence(heading)
    let numbers = String(log.lines.last?.number ?? 0).count
    for line in log.lines {
      let isWrong = line.number == verdict?.line.number
      let place = String(repeating: " ", count: numbers - String(line.number).count)
      lines += wrap(
        [
          Run("  \(place)\(line.number)  "),
          Run(line.subject.isEmpty ? "" : line.subject + "  ", .quiet),
          Run(log.name(of: line.call), isWrong ? .wrong : .accent, isUnbreakable: true),
        ], width: width, hanging: numbers + 4, theme: theme)
      if isWrong { break }
    }
    guard let verdict else { return lines + sentence(phrases.logIsPossible) }
    return lines
      + sentence(phrases.impossible(verdict), .wrong, hanging: 2)
  }
}
