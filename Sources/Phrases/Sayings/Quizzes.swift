public import Grading
public import Learning
public import Sessions

// Questions, answers and what they are worth.
extension Phrasebook {
  public func resumedQuiz(_ title: String) -> String {
    say("quiz.resumed", ["title": .text(title)])
  }

  /// Why this comes next.
  public func goingOn(_ reason: GoingOn) -> String {
    switch reason {
    case .due(let count): say("onward.due", ["count": .number(count)])
    case .begun: say("onward.begun")
    case .next(isFirst: true): say("onward.first")
    case .next(isFirst: false): say("onward.next")
    case .unproved(let part): say("onward.unproved", ["part": .number(part)])
    case .everything: say("onward.everything")
    }
  }

  /// The prompt while an answer stands on the screen: the key that goes on.
  public var answeredPrompt: String { say("quiz.answered-prompt") }

  /// The prompt while what does not fit the window waits for Return.
  public var morePrompt: String { say("prompt.more") }

  public var right: String { say("quiz.right") }

  /// Scores are from 0 to 1.
  public func wrong(score: Double) -> String { say("quiz.wrong", ["score": .score(score)]) }

  /// Of an answer that is nearly right, as one call in a wrong place.
  public func almost(score: Double) -> String { say("quiz.almost", ["score": .score(score)]) }

  /// An opinion was asked for, and given unless the answer was to be shown.
  public func opinion(isShown: Bool) -> String {
    isShown ? say("verdict.opinion-shown") : say("verdict.opinion")
  }

  /// One value beside the right one; nil where it was only shown.
  public func value(_ yours: String?, _ right: String) -> String {
    guard let yours else { return say("verdict.value-shown", ["right": .text(right)]) }
    return say("verdict.value", ["yours": .text(yours), "right": .text(right)])
  }

  public var lineIsRight: String { say("verdict.line-right") }

  public var lineIsMissed: String { say("verdict.line-missed") }

  public var lineIsWrong: String { say("verdict.line-wrong") }

  /// The line was found, and its mistake is another.
  public func otherMistake(_ number: Int) -> String {
    say("verdict.line-other-mistake", ["number": .number(number)])
  }

  /// Above code that was mended, or above that which mends it.
  public func mendedCode(isYours: Bool) -> String {
    isYours ? say("verdict.code") : say("verdict.code-shown")
  }

  /// How many calls UIKit would not have made, where a person played its part.
  public func driven(refused: Int) -> String {
    refused == 0 ? say("verdict.driven-clean") : say("verdict.driven", ["count": .number(refused)])
  }

  public var driveShown: String { say("verdict.driven-shown") }

  /// Stands above the right answer when it was only shown.
  public var answerShown: String { say("quiz.answer-shown") }

  /// What stands above the learner's order, and above the right one beside it.
  public var yours: String { say("quiz.yours") }

  public var rightOrder: String { say("quiz.right-order") }

  /// Marks the first row in which the two differ.
  public var firstDifference: String { say("quiz.first-difference") }

  /// These alone need to be moved.
  public func move(_ calls: [String]) -> String { say("quiz.move", ["calls": .list(calls)]) }

  /// Calls that come, but in another place.
  public func misplaced(_ calls: [String]) -> String {
    say("quiz.misplaced", ["calls": .list(calls)])
  }

  public func missing(_ calls: [String]) -> String { say("quiz.missing", ["calls": .list(calls)]) }

  /// Calls that were named and do not come.
  public func extra(_ calls: [String]) -> String { say("quiz.extra", ["calls": .list(calls)]) }

  /// A line that is printed, among words.
  public func printed(_ line: String) -> String { say("quiz.quoted", ["line": .text(line)]) }

  public func missing(lines: [String]) -> String {
    say("quiz.missing-lines", ["count": .number(lines.count), "lines": .list(lines)])
  }

  public func extra(lines: [String]) -> String {
    say("quiz.extra-lines", ["count": .number(lines.count), "lines": .list(lines)])
  }

  /// Calls that may come any number of times, so that they count neither way.
  public func unasked(_ calls: [String]) -> String {
    say("quiz.unasked", ["calls": .list(calls)])
  }

  /// Calls that were named more often than they come.
  public func repeated(_ calls: [String]) -> String {
    say("quiz.repeated", ["calls": .list(calls)])
  }

  /// Numbers of mistakes: found, not in the code, missed.
  public func hits(_ hits: [String], false falseChoices: [String], missed: [String]) -> String {
    beside(
      [("quiz.hits", hits), ("quiz.false-choices", falseChoices), ("quiz.missed", missed)]
        .filter { !$0.1.isEmpty }.map { say($0.0, ["names": .list($0.1)]) })
  }

  /// How a mark comes about, and which calls or lines are to blame; empty for a right answer.
  public func explanation(of mark: Mark) -> String {
    if mark.isCorrect { return "" }
    var texts = mark.steps.map { working($0) }
    let isTypedList = mark.steps.contains { if case .left = $0 { true } else { false } }
    if isTypedList {
      if !mark.missing.isEmpty { texts.append(missing(mark.missing)) }
      if !mark.extras.isEmpty { texts.append(extra(mark.extras)) }
      if !mark.misplaced.isEmpty { texts.append(misplaced(mark.misplaced)) }
    }
    return sentences(texts)
  }

  /// A step on the way to a score, as a sentence.
  public func working(_ step: Mark.Step) -> String {
    switch step {
    case .allRight: say("working.all-right")
    case .wholeOrderOnly: say("working.whole-order-only")
    case .pairs(let kept, let count, let half):
      half.map {
        say(
          "working.pairs-with-half",
          ["kept": .number(kept), "count": .number(count), "half": .score($0)])
      }
        ?? say("working.pairs", ["kept": .number(kept), "count": .number(count)])
    case .kept(let kept, let count, let mean, let half):
      half.map {
        say(
          "working.kept-with-half",
          [
            "kept": .number(kept), "count": .number(count), "mean": .score(mean),
            "half": .score($0),
          ])
      }
        ?? say(
          "working.kept", ["kept": .number(kept), "count": .number(count), "mean": .score(mean)])
    case .oneRight: say("working.one-right")
    case .oneWrong: say("working.one-wrong")
    case .missing(let count): say("working.missing", ["count": .number(count)])
    case .tooMany(let count): say("working.too-many", ["count": .number(count)])
    case .misplaced(let count): say("working.misplaced", ["count": .number(count)])
    case .other(let count): say("working.other", ["count": .number(count)])
    case .left(let left, let count):
      say("working.left", ["left": .number(left), "count": .number(count)])
    case .columns(let hits, let count, let guess):
      say(
        "working.columns",
        ["hits": .number(hits), "count": .number(count), "mean": .score(guess)])
    case .gaps(let hits, let count):
      say("working.gaps", ["hits": .number(hits), "count": .number(count)])
    case .conditions(let hits, let count):
      say("working.conditions", ["hits": .number(hits), "count": .number(count)])
    case .refused(let count, let told, let par):
      say(
        "working.refused",
        ["count": .number(count), "told": .number(told), "par": .number(par)])
    case .superfluous(let count): say("working.extras", ["count": .number(count)])
    case .nothingWrong: say("working.nothing-wrong")
    case .found(let hits, let count):
      say("working.found", ["hits": .number(hits), "count": .number(count)])
    case .misnamed(let count): say("working.misnamed", ["count": .number(count)])
    case .falseChoices(let count): say("working.false-choices", ["count": .number(count)])
    case .together(let score): say("working.together", ["score": .score(score)])
    }
  }

  /// A question that was answered is asked again; the first answer counts.
  public var askedAgain: String { say("quiz.asked-again") }

  /// A question whose answer has a score says that `:why` shows it.
  public func questionDone(isLast: Bool, hasScore: Bool) -> String {
    switch (isLast, hasScore) {
    case (false, false): say("question.done")
    case (false, true): say("question.done-scored")
    case (true, false): say("question.done-last")
    case (true, true): say("question.done-last-scored")
    }
  }

  /// What is due, and about how long that takes.
  public func due(_ count: Int, minutes: Int) -> String {
    say("review.due", ["count": .number(count), "minutes": .number(minutes)])
  }

  public func comesBack(_ next: ItemHistory.Next, _ today: Day) -> String {
    say("review.comes-back", ["wait": .text(self.next(next, today))])
  }

  /// "in 3 days".
  func wait(_ wait: Wait) -> String {
    switch wait {
    case .minutes(let count): say("wait.minutes", ["count": .number(count)])
    case .hours(let count): say("wait.hours", ["count": .number(count)])
    case .days(let count): say("wait.days", ["count": .number(count)])
    }
  }

  /// A review has no title.
  public func quizDone(title: String, score: Double, of count: Int) -> String {
    let id = title.isEmpty ? "review.done" : "quiz.done"
    return say(
      score < Double(count) ? id + "-imperfect" : id,
      ["title": .text(title), "score": .score(score), "count": .number(count)])
  }
}
