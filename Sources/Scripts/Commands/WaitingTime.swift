import Diagnostics

/// How long a person waits, as it is written: `2`, `0.5`, `2s`, `500ms`.
enum WaitingTime {
  /// A day: the longest wait.
  static let most = 86_400

  static func seconds(of word: Words.Word) throws(Diagnostic<CommandFact>) -> Double {
    func wrong(_ fact: CommandFact) -> Diagnostic<CommandFact> {
      Diagnostic(.error, fact, at: word.range)
    }
    let isInThousandths = word.text.hasSuffix("ms")
    let digits = word.text.dropLast(isInThousandths ? 2 : word.text.hasSuffix("s") ? 1 : 0)
    guard digits.utf8.allSatisfy("0123456789.-".utf8.contains), let number = Double(digits) else {
      throw wrong(.malformedDuration(word.text))
    }
    let seconds = isInThousandths ? number / 1000 : number
    if seconds < 0 { throw wrong(.negativeDuration) }
    if seconds > Double(most) { throw wrong(.longDuration(most: most)) }
    return seconds
  }
}
