import Notation

// Why files cannot be read, in English; of YAML libyaml says it.
extension English {
  func message(_ fact: YAMLFact) -> String {
    switch fact {
    case .syntax(let problem): problem.rawValue
    case .other(let words): "'\(words)'"
    case .forbiddenCharacter(let scalar): "the character \(scalar.codePoint) cannot stand here"
    case .duplicateKey(let key, _): "'\(key)' is given twice"
    case .keyIsNotText: "a key must be text"
    case .anchor(let name), .alias(let name): "anchors and aliases ('\(name)') are not read"
    case .tag(let name): "tags ('\(name)') are not read"
    case .tooDeep(let limit): "nested deeper than \(limit) levels"
    case .severalDocuments: "a file holds one document"
    }
  }

  func message(_ problem: UnreadableJSON.Problem) -> String {
    switch problem {
    case .empty: "the text is empty"
    case .character(let scalar): "'\(scalar)' cannot stand here"
    case .word(""): "a value is missing"
    case .word(let word): "'\(word)' is no value"
    case .name: "a name in double quotes should stand here"
    case .depth(let limit): "nested deeper than \(limit) levels"
    case .escape: "a '\\u' stands for no character"
    case .unfinished: "the text ends within a value"
    }
  }

  func reason(_ reason: FileReason) -> String { reason.rawValue }
}
