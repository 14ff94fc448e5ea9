import Grading
import Orders
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

  func working(_ working: OrderWorking) -> [String] {
    if working.isCorrect { return ["Everything is right: 1."] }
    let score = working.score.twoPlaces(".")
    let guess = (working.guess * Double(working.items)).twoPlaces(".")
    let pairs =
      "\(working.pairsKept) of \(working.pairCount) pairs stand in the right order (what is above half counts)"
    let keep =
      "\(working.kept) of \(working.items) calls can stay where they are, a guess keeps \(guess)"
    let extras =
      working.extras > 0
      ? ["Calls that do not belong: \(working.extras), each takes one away."] : []
    let together = "Together \(score)."
    switch working.scheme {
    case .exact: return ["Only the whole order counts."]
    case .pairs: return [pairs + ".", together]
    case .keep: return [keep + "."] + extras + [together]
    case .blend:
      return [pairs + worth(working.pairsHalf), keep + worth(working.keepHalf)] + extras + [
        together
      ]
    }
  }

  private func worth(_ half: Double) -> String {
    let part = half.twoPlaces(".")
    return ": \(part) of 0.5."
  }

  func working(hits: Int, false falseChoices: Int, of key: Int, score: Double) -> [String] {
    if key == 0 { return ["Nothing is wrong in this code, so only 0 is right."] }
    let score = score.twoPlaces(".")
    let wrong =
      falseChoices > 0
      ? ["Chosen but not there: \(falseChoices), each takes one away."] : []
    return ["\(hits) of \(key) found."] + wrong + ["Together \(score)."]
  }
}
