import Curriculum
import Scripts
public import Sessions

// Why a line that was typed leads nowhere.
extension Phrasebook {
  /// Why, and the way out where there is one.
  public func refusal(_ refusal: Refusal) -> String {
    switch refusal {
    case .unknownCommand(let name, let suggestion):
      suggestion.map {
        say(
          "refusal.unknown-command-with-suggestion", ["name": .text(name), "suggestion": .text($0)])
      }
        ?? say("refusal.unknown-command", ["name": .text(name)])
    case .unknownTopic(let name, let suggestion):
      suggestion.map {
        say(
          "refusal.unknown-topic-with-suggestion", ["name": .text(name), "suggestion": .text($0)])
      }
        ?? say("refusal.unknown-topic", ["name": .text(name)])
    case .noSuchTerm(let name, let nearest):
      nearest.isEmpty
        ? say("refusal.no-such-term", ["name": .text(name)])
        : say("refusal.no-such-term-but-near", ["name": .text(name), "nearest": .list(nearest)])
    case .sameLanguage(let language):
      say(
        "refusal.same-language",
        [
          "language": .text(language.rawValue),
          "usage": .text(usage(of: LanguagePair(beside: language))),
        ])
    case .missingArgument(let command):
      beside(
        [
          say(
            "refusal.missing-argument",
            ["command": .text(command.rawValue), "usage": .text(command.usage)])
        ] + (command.row.example.isEmpty ? [] : [example(command.row.example)]))
    case .unknownVersion(let text): say("refusal.unknown-version", ["text": .text(text)])
    case .unknownOption(let command, let option):
      say(
        "refusal.unknown-option",
        [
          "command": .text(command.rawValue), "option": .text(option),
          "usage": .text(command.usage),
        ])
    case .notInQuiz(let command): say("refusal.not-in-quiz", ["command": .text(command.rawValue)])
    case .onlyOnPaper(let command):
      say("refusal.only-on-paper", ["command": .text(command.rawValue)])
    case .notOnPaper(let command):
      say("refusal.not-on-paper", ["command": .text(command.rawValue)])
    case .oneLineAtATime(let command):
      say("refusal.one-line-at-a-time", ["command": .text(command.rawValue)])
    case .noSuchLesson(let name, let suggestion):
      suggestion.map {
        say(
          "refusal.no-such-lesson-with-suggestion", ["name": .text(name), "suggestion": .text($0)])
      }
        ?? say("refusal.no-such-lesson", ["name": .text(name)])
    case .beingMended(let name): say("refusal.being-mended", ["name": .text(name)])
    case .noSuchQuiz(let name, let suggestion):
      suggestion.map {
        say("refusal.no-such-quiz-with-suggestion", ["name": .text(name), "suggestion": .text($0)])
      }
        ?? say("refusal.no-such-quiz", ["name": .text(name)])
    case .nothingToGenerate(let name, let kinds, let suggestion):
      suggestion.map {
        say(
          "refusal.nothing-to-generate-with-suggestion",
          ["name": .text(name), "suggestion": .text($0)])
      }
        ?? say(
          "refusal.nothing-to-generate",
          ["name": .text(name), "kinds": .list(kinds)])
    case .noSuchSkill(let name, let suggestion):
      suggestion.map {
        say(
          "refusal.no-such-skill-with-suggestion", ["name": .text(name), "suggestion": .text($0)])
      }
        ?? say("refusal.no-such-skill", ["name": .text(name)])
    case .noSuchPart(let name, let parts):
      parts.isEmpty
        ? say("refusal.no-parts")
        : say(
          "refusal.no-such-part",
          ["name": .text(name), "parts": .list(parts.map { String($0) })])
    case .nothingToAsk(let part): say("refusal.nothing-to-ask", ["part": .number(part)])
    case .noContent: say("refusal.no-content")
    case .notStudying: say("refusal.not-studying")
    case .nothingToExplain: say("refusal.nothing-to-explain")
    case .nothingToPlay: say("refusal.nothing-to-play")
    case .noRun: say("refusal.no-run")
    case .notCode(let path): say("refusal.not-code", ["path": .text(path)])
    case .nothingToEdit: say("refusal.nothing-to-edit")
    case .nothingTyped: say("refusal.nothing-typed")
    case .callsStand: say("refusal.calls-stand")
    case .nothingToReview: say("refusal.nothing-to-review")
    case .enoughForToday(let left): say("refusal.enough-for-today", ["count": .number(left)])
    case .nothingDue(let wait): say("refusal.nothing-due", ["wait": .text(self.wait(wait))])
    case .nothingToResume: say("refusal.nothing-to-resume")
    case .returnGoesOn: say("refusal.return-goes-on")
    case .nothingToAnswer: say("refusal.nothing-to-answer")
    case .noSuchStep(let number, let count):
      say("refusal.no-such-step", ["number": .number(number), "count": .number(count)])
    case .noHint: say("refusal.no-hint")
    case .unknownLanguage(let name): say("refusal.unknown-language", ["name": .text(name)])
    case .unknownVariable(let name): say("refusal.unknown-variable", ["name": .text(name)])
    case .noController(let name): say("refusal.no-controller", ["name": .text(name)])
    case .nothingToRepair: say("refusal.nothing-to-repair")
    case .nothingHappenedYet: say("refusal.nothing-happened-yet")
    case .nothingRunYet: say("refusal.nothing-run-yet")
    case .nothingToDraw: say("refusal.nothing-to-draw")
    case .malformedAnswer(.unknown(let word), 0):
      say("refusal.answer-no-call", ["word": .text(word ?? "…")])
    case .malformedAnswer(.unknown(nil), let count):
      say("refusal.malformed-answer", ["count": .number(count)])
    case .malformedAnswer(.unknown(let word?), let count):
      say("refusal.unknown-answer", ["word": .text(word), "count": .number(count)])
    case .malformedAnswer(.misspelt(let word, let meant), _):
      say("refusal.answer-misspelt", ["word": .text(word), "suggestion": .text(meant)])
    case .malformedAnswer(.noReceiver(let word, let names), _):
      say("refusal.answer-receiver", ["word": .text(word), "names": .list(names)])
    case .malformedAnswer(.whose(let call), _): say("drive.whose", ["call": .text(call)])
    case .malformedAnswer(.noNumber(let word), let count):
      say("refusal.answer-no-number", ["word": .text(word), "count": .number(count)])
    case .malformedAnswer(.noLine(let word), let count):
      say("refusal.answer-no-line", ["word": .text(word), "count": .number(count)])
    case .malformedAnswer(.ambiguous(let word, let names), _):
      say("refusal.answer-ambiguous", ["word": .text(word), "names": .list(names)])
    case .malformedAnswer(.notANumber(let word), _):
      say("refusal.answer-not-a-number", ["word": .text(word)])
    case .malformedAnswer(.noMistake(let word), _):
      say("refusal.answer-no-mistake", ["word": .text(word)])
    case .malformedAnswer(.noLetter(let word), let count):
      say("refusal.answer-no-letter", ["word": .text(word), "count": .number(count)])
    case .malformedAnswer(.noYesNo(let word), _):
      say(
        "refusal.answer-no-yes-no",
        ["word": .text(word), "yes": .text(typed("y")), "no": .text(typed("n"))])
    case .malformedAnswer(.count(let wanted, let column), _):
      say(
        "refusal.answer-count",
        ["count": .number(wanted), "example": .text(example(of: column, count: wanted))])
    case .malformedChange(.unreadable): say("refusal.change-unreadable")
    case .malformedChange(.noSuchLine(let number, let count)):
      say("refusal.change-no-line", ["number": .number(number), "count": .number(count)])
    case .malformedChange(.noSuchMethod(let name)):
      say("refusal.change-no-method", ["name": .text(name)])
    case .noOther: say("refusal.no-other")
    case .noMore: say("refusal.no-more")
    case .noSource(let topic): say("refusal.no-source", ["topic": .text(topic)])
    case .noSourcesHere: say("refusal.no-sources-here")
    case .sourcesLater: say("refusal.sources-later")
    case .noCode: say("refusal.no-code")
    case .untranslatable: say("refusal.untranslatable")
    case .unreadableQuestion: say("refusal.unreadable-question")
    }
  }

  /// Of a name one may ask whether it was meant, of a sign or of code say how it is written.
  public func didYouMean(_ suggestion: String) -> String {
    let isName = suggestion.allSatisfy { $0.isLetter || $0.isNumber || "_:@-".contains($0) }
    return say(
      isName ? "did-you-mean.name" : "did-you-mean.code", ["suggestion": .text(suggestion)])
  }
}

extension Phrasebook {
  /// A value for each of so many versions, as they are typed.
  fileprivate func example(of column: AnswerForm.Column, count: Int) -> String {
    let values: [String] =
      switch column {
      case .isSo: [typed("y"), typed("n")]
      case .size: ["320x480", "375x667"]
      case .number: ["1", "2"]
      case .word: ["one", "two"]
      }
    return (0..<count).map { values[$0 % values.count] }.joined(separator: " ")
  }
}
