import Sessions

// What is said about answers, and about where one stands in a lesson or a quiz.
extension English {
  func sandboxRestored(lines: Int) -> String {
    "Your sandbox stands as you left it: \(lines == 1 ? "1 line" : "\(lines) lines") · :undo · :goto"
  }

  func beginsInItsWorld(_ names: [String]) -> String {
    names.isEmpty
      ? "This page begins in the lesson's own world."
      : "This page begins in the lesson's own world; different in yours: \(names.joined(separator: ", "))."
  }

  var startsAgain: String {
    "Other lines were typed here, so the page is played from its beginning."
  }

  var objectiveCOnly: String {
    "Objective-C only: Swift counts owners by itself and has no way to do this."
  }

  var setupIs: String { "Already run on this page:" }

  func stepLeft(isLast: Bool) -> String {
    isLast ? "Return ends the lesson." : "Return goes on."
  }

  var skippedTask: String { "Skipped; it comes back for review. Played in your place:" }

  func wayOut(_ way: WayOut) -> String? {
    switch way {
    case .onward: nil
    case .undo: ":undo takes the last line back."
    case .again: ":again puts the page back to its beginning."
    }
  }

  var resumedQuiz: String {
    "The quiz goes on where you stopped. :again begins it anew."
  }

  func questionDone(isLast: Bool, hasScore: Bool) -> String {
    (isLast ? "Return ends it" : "Return: the next question")
      + (hasScore ? " · :why shows the score" : "")
  }

  var askedAgain: String { "Asked again; the first answer is the one that counts." }

  func reviewing(_ number: Int, of count: Int) -> String {
    "Review: \(number) of \(count) · :leave ends it"
  }

  var answeredPrompt: String { "Return" }
  var answerShown: String { "The answer. The question comes back for review." }
  var yours: String { "yours" }
  var rightOrder: String { "right" }
  var firstDifference: String { "first difference" }

  func misplaced(_ calls: [String]) -> String {
    "In the wrong place: \(calls.joined(separator: ", "))."
  }

  func repeated(_ calls: [String]) -> String {
    "Given more than once: \(calls.joined(separator: ", "))."
  }

  func working(_ phrase: WorkingPhrase) -> String {
    switch phrase {
    case .allRight: "Everything is right: 1."
    case .wholeOrderOnly: "Only the whole order counts."
    case .pairs(let kept, let count, let half):
      "\(kept) of \(count) pairs stand in the right order"
        + (half.map { " (what is above half counts)" + worth($0) } ?? ".")
    case .kept(let kept, let count, let mean, let half):
      "\(kept) of \(count) calls can stay where they are, a guess keeps \(mean.twoPlaces("."))"
        + (half.map(worth) ?? ".")
    case .extras(let count): "Calls that do not belong: \(count), each takes one away."
    case .nothingWrong: "Nothing is wrong in this code, so only 0 is right."
    case .found(let hits, let count): "\(hits) of \(count) found."
    case .falseChoices(let count): "Chosen but not there: \(count), each takes one away."
    case .together(let score): "Together \(score.twoPlaces("."))."
    }
  }

  private func worth(_ half: Double) -> String {
    let part = half.twoPlaces(".")
    return ": \(part) of 0.5."
  }
}
