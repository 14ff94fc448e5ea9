public import Curriculum
public import Diagnostics
import Notation

// What is wrong with content, for those who write it; authors read English.
extension Renderer {
  public func block(_ diagnostic: Diagnostic<ContentFact>, in source: SourceText) -> [String] {
    block(diagnostic, ContentWords.message(diagnostic.fact), in: source)
  }
}

/// What is wrong with a lesson, a quiz or another file of the content, in words.
enum ContentWords {
  static func message(_ fact: ContentFact) -> String {
    fields(fact) ?? identifiers(fact) ?? markdown(fact) ?? translation(fact)
  }

  private static func fields(_ fact: ContentFact) -> String? {
    switch fact {
    case .yaml(let fact): yaml(fact)
    case .emptyFile: "the file is empty"
    case .expected(let shape): "expected \(shape)"
    case .emptyList: "the list is empty"
    case .missingKey(let key): "'\(key)' is missing"
    case .missingOneOf(let keys): "one of \(keys.joined(separator: ", ")) is missing"
    case .onlyOneOf(let keys): "only one of \(keys.joined(separator: ", ")) can be given"
    case .unknownKey(let key): "unknown key '\(key)'"
    case .keyNotForKind(let key, let kind): "'\(key)' does not belong to the kind '\(kind)'"
    case .unknownFormat(let text): "format '\(text)' is unknown; this program reads 1"
    case .unknownValue(let text, let known):
      "'\(text)' is not one of \(known.joined(separator: ", "))"
    default: nil
    }
  }

  private static func identifiers(_ fact: ContentFact) -> String? {
    switch fact {
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
    case .circularOrder(let ids): "the order is circular: \(ids.joined(separator: ", "))"
    case .unknownOption(let id): "there is no option '\(id)'"
    default: nil
    }
  }

  private static func markdown(_ fact: ContentFact) -> String? {
    switch fact {
    case .tooLong(let limit): "the text is longer than \(limit) bytes"
    case .lineTooLong(let limit): "a line is longer than \(limit) bytes"
    case .forbiddenCharacter(let scalar):
      "the control character U+\(String(scalar, radix: 16, uppercase: true)) cannot stand here"
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
    default: nil
    }
  }

  private static func translation(_ fact: ContentFact) -> String {
    switch fact {
    case .missingTranslation(let language): "the text in '\(language.rawValue)' is missing"
    case .missingSection(let id): "section '\(id)' is missing"
    case .orphanedSection(let id): "there is no step '\(id)'"
    case .missingHint(let id): "hint '\(id)' is missing"
    case .orphanedHint(let id): "the original has no hint '\(id)'"
    case .stale(let hash): "stale: the original is '\(hash)' now"
    case .missingStamp(let hash): "the stamp '<!-- from: \(hash) -->' is missing"
    case .stampInOrigin: "the original bears no stamp"
    case .missingMark(let mark): "the original has \(mark), and this text has not"
    case .extraMark(let mark): "the original does not have \(mark)"
    default: "\(fact)"
    }
  }

  private static func yaml(_ fact: YAMLFact) -> String {
    switch fact {
    case .syntax(let problem, let context, _):
      problem + (context.map { " \($0)" } ?? "")
    case .forbiddenCharacter(let scalar):
      "the character U+\(String(scalar, radix: 16, uppercase: true)) cannot stand here"
    case .duplicateKey(let key, _): "'\(key)' is given twice"
    case .keyIsNotText: "a key must be text"
    case .anchor(let name), .alias(let name): "anchors and aliases ('\(name)') are not read"
    case .tag(let name): "tags ('\(name)') are not read"
    case .tooDeep(let limit): "nested deeper than \(limit) levels"
    case .severalDocuments: "a file holds one document"
    }
  }
}
