import Checking
import Curriculum

// What is wrong with content, in English.
extension English {
  func message(_ fact: ContentFact) -> String {
    switch fact {
    case .yaml(let fact): message(fact)
    case .emptyFile: "the file is empty"
    case .expected(let shape): "expected \(name(shape))"
    case .emptyList: "the list is empty"
    case .missingKey(let key): "'\(key)' is missing"
    case .missingOneOf(let keys): "one of \(list(keys)) is missing"
    case .onlyOneOf(let keys): "only one of \(list(keys)) can be given"
    case .unknownKey(let key): "unknown key '\(key)'"
    case .keyNotForKind(let key, let kind): "'\(key)' does not belong to the kind '\(kind)'"
    case .unknownFormat(let text): "format '\(text)' is unknown; this program reads 1"
    case .unknownValue(let text, let known): "'\(text)' is not one of \(list(known))"
    case .unknownLanguage(let text): "'\(text)' is not one of the languages"
    case .unknownClaim(let id): "there is no claim '\(id)'"
    case .duplicateID(let id, _): "'\(id)' is used twice"
    case .malformedID(let text): "'\(text)' is not an id: a-z, 0-9 and '-'"
    case .malformedVersion(let text): "'\(text)' is not a version of iOS from 2.0 on"
    case .malformedCall(let text): "'\(text)' is not a call: 'object selector' or 'selector'"
    case .malformedHash(let text): "'\(text)' is not a hash of 8 hexadecimal digits"
    case .malformedReference(let text): "'\(text)' is not 'quiz/question'"
    case .unsupportedKind(let kind): "questions of kind '\(kind)' are not supported yet"
    case .unknownItem(let id): "there is no item '\(id)'"
    case .itemNotInSequence(let id): "item '\(id)' is not in the sequence"
    case .circularOrder(let ids): "the order is circular: \(list(ids))"
    case .unknownOption(let id): "there is no option '\(id)'"
    case .tooLong(let limit): "the text is longer than \(limit) bytes"
    case .lineTooLong(let limit): "a line is longer than \(limit) bytes"
    case .forbiddenCharacter(let scalar):
      "the control character \(scalar.codePoint) cannot stand here"
    case .missingFrontMatter: "the title between '---' lines is missing"
    case .rawHTML: "raw HTML cannot stand in a lesson"
    case .image: "images cannot stand in a lesson"
    case .unparsedBold: "'**' was not understood as bold; put a space or move the punctuation"
    case .tooDeep(let limit): "nested deeper than \(limit) levels"
    case .malformedSectionHeading: "a section begins with '## step-id: Title'"
    case .textOutsideSection: "text stands before the first section"
    case .unexpectedHeading(let text): "unexpected heading '\(text)'"
    case .malformedComment: "expected '<!-- from: hash -->'"
    case .malformedHint: "a hint is a list item that begins with its id and a colon"
    case .missingTranslation(let language): "the text in '\(language.rawValue)' is missing"
    case .missingSection(let id): "section '\(id)' is missing"
    case .orphanedSection(let id): "there is no step '\(id)'"
    case .missingHint(let id): "hint '\(id)' is missing"
    case .orphanedHint(let id): "the original has no hint '\(id)'"
    case .stale(let hash): "stale: the original is '\(hash)' now"
    case .missingStamp(let hash): "the stamp '<!-- from: \(hash) -->' is missing"
    case .stampInOrigin: "the original bears no stamp"
    case .missingMark(let mark): "the original has \(mark.text), and this text has not"
    case .extraMark(let mark): "the original does not have \(mark.text)"
    }
  }

  private func name(_ shape: ContentFact.Shape) -> String {
    switch shape {
    case .text: "a text"
    case .count: "a whole number"
    case .list: "a list"
    case .mapping: "a mapping 'key: value'"
    case .pair: "a pair '[a, b]'"
    case .localizedText: "a text, or a mapping from languages to texts"
    case .code: "a text, or a list of lines"
    case .options: "'mistakes', or a mapping from ids to texts"
    }
  }

  func message(_ fact: PlayFact) -> String {
    switch fact {
    case .fault(let text): "the app ends: \(text)"
    case .trace(let place, let expected, let found):
      "call \(place) is '\(found)', and the lesson says '\(expected)'"
    case .prints(let place, let expected, let found):
      "line \(place) printed is '\(found)', and the lesson says '\(expected)'"
    case .solvedBeforehand: "the task is solved before the learner has done anything"
    case .unsolved(let lack): "the solution does not reach the goal: \(self.lack(phrase(lack)))"
    case .unknownPrerequisite(let id): "there is no lesson '\(id)'"
    case .unknownQuestion(let id): "there is no question '\(id)'"
    case .folderDiffers(let id): "the folder's name does not end in '\(id)'"
    case .missingText(let language): "the text in '\(language.rawValue)' is missing"
    case .keyIsNotRight(let score): "the key itself scores \(score.twoPlaces("."))"
    case .distractorCostsNothing(let id): "the distractor '\(id)' costs nothing"
    case .pageOverflows(let lines):
      "the page takes \(lines) lines of 80 columns, and a screen has 24"
    case .overlongHint(let characters):
      "the hint has \(characters) characters; up to 200 are read at a glance"
    case .keyCannotBeMade: "the key contradicts itself, or its script makes no calls"
    case .keyDiffers(let key, let seen):
      "the detectors see \(orNothing(seen)), and the key says \(orNothing(key))"
    }
  }

  private func list(_ names: [String]) -> String { names.joined(separator: ", ") }
  private func orNothing(_ names: [String]) -> String { names.isEmpty ? "nothing" : list(names) }

  func sound(lessons: Int, quizzes: Int) -> String {
    "\(lessons) \(lessons == 1 ? "lesson" : "lessons"), "
      + "\(quizzes) \(quizzes == 1 ? "quiz" : "quizzes"): ok"
  }
}
