public import Notation
public import YAML

// Why files cannot be read; of YAML libyaml says it.
extension Phrasebook {
  /// YAML that is none, or more than is taken here.
  public func message(_ fact: YAMLFact) -> String {
    switch fact {
    case .syntax(let problem): message(problem)
    case .other(let words): say("yaml.other", ["words": .text(words)])
    case .forbiddenCharacter(let scalar):
      say("yaml.forbidden-character", ["scalar": .text(scalar.codePoint)])
    case .duplicateKey(let key, _): say("yaml.duplicate-key", ["key": .text(key)])
    case .keyIsNotText: say("yaml.key-is-not-text")
    case .anchor(let name), .alias(let name): say("yaml.anchor", ["name": .text(name)])
    case .tag(let name): say("yaml.tag", ["name": .text(name)])
    case .tooDeep(let limit): say("yaml.too-deep", ["limit": .number(limit)])
    case .severalDocuments: say("yaml.several-documents")
    }
  }

  /// libyaml's problems, each in our words.
  private func message(_ problem: YAMLProblem) -> String {
    switch problem {
    case .misplacedItem: say("yaml.problem.misplaced-item")
    case .misplacedKey: say("yaml.problem.misplaced-key")
    case .misplacedValue: say("yaml.problem.misplaced-value")
    case .strayCharacter: say("yaml.problem.stray-character")
    case .indentedByTab: say("yaml.problem.indented-by-tab")
    case .tabForSpace: say("yaml.problem.tab-for-space")
    case .strayColon: say("yaml.problem.stray-colon")
    case .noColon: say("yaml.problem.no-colon")
    case .noKey: say("yaml.problem.no-key")
    case .noDash: say("yaml.problem.no-dash")
    case .noValue: say("yaml.problem.no-value")
    case .openSequence: say("yaml.problem.open-sequence")
    case .openMapping: say("yaml.problem.open-mapping")
    case .noDocumentStart: say("yaml.problem.no-document-start")
    case .openQuote: say("yaml.problem.open-quote")
    case .documentMarkInQuotes: say("yaml.problem.document-mark-in-quotes")
    case .unknownEscape: say("yaml.problem.unknown-escape")
    case .escapeWithoutDigits: say("yaml.problem.escape-without-digits")
    case .escapeOfNoCharacter: say("yaml.problem.escape-of-no-character")
    case .zeroIndentation: say("yaml.problem.zero-indentation")
    case .noLineBreak: say("yaml.problem.no-line-break")
    case .namelessAnchor: say("yaml.problem.nameless-anchor")
    case .noBlank: say("yaml.problem.no-blank")
    case .openTag: say("yaml.problem.open-tag")
    case .unfinishedTag: say("yaml.problem.unfinished-tag")
    case .noTagAddress: say("yaml.problem.no-tag-address")
    case .noTagEscape: say("yaml.problem.no-tag-escape")
    case .wrongLeadingOctet: say("yaml.problem.wrong-leading-octet")
    case .wrongTrailingOctet: say("yaml.problem.wrong-trailing-octet")
    case .undefinedTag: say("yaml.problem.undefined-tag")
    case .namelessDirective: say("yaml.problem.nameless-directive")
    case .unknownDirective: say("yaml.problem.unknown-directive")
    case .wrongDirective: say("yaml.problem.wrong-directive")
    case .noDirectiveBlank: say("yaml.problem.no-directive-blank")
    case .noVersion: say("yaml.problem.no-version")
    case .noVersionDot: say("yaml.problem.no-version-dot")
    case .longVersion: say("yaml.problem.long-version")
    case .otherVersion: say("yaml.problem.other-version")
    case .repeatedVersion: say("yaml.problem.repeated-version")
    case .repeatedTag: say("yaml.problem.repeated-tag")
    }
  }

  /// Why a text is not JSON.
  public func message(_ problem: UnreadableJSON.Problem) -> String {
    switch problem {
    case .empty: say("json.empty")
    case .character(let scalar): say("json.character", ["scalar": .text("\(Character(scalar))")])
    case .word(""): say("json.no-value")
    case .word(let word): say("json.word", ["word": .text(word)])
    case .name: say("json.name")
    case .depth(let limit): say("json.depth", ["limit": .number(limit)])
    case .escape: say("json.escape")
    case .unfinished: say("json.unfinished")
    }
  }

  /// The system's reasons by what they mean.
  public func reason(_ reason: FileReason) -> String {
    switch reason {
    case .missing: say("file.missing")
    case .forbidden: say("file.forbidden")
    case .notPermitted: say("file.not-permitted")
    case .isFolder: say("file.is-folder")
    case .noFolder: say("file.no-folder")
    case .longName: say("file.long-name")
    case .circularLinks: say("file.circular-links")
    case .unfit: say("file.unfit")
    case .full: say("file.full")
    case .overQuota: say("file.over-quota")
    case .tooLarge: say("file.too-large")
    case .readOnly: say("file.read-only")
    case .brokenDevice: say("file.broken-device")
    case .tooManyOpen: say("file.too-many-open")
    case .closed: say("file.closed")
    case .moved: say("file.moved")
    case .writeProtected: say("file.write-protected")
    case .damaged: say("file.damaged")
    case .notAHistory: say("file.not-a-history")
    case .notContent: say("file.not-content")
    case .noContentFolder: say("file.no-content-folder")
    }
  }

  /// A whole sentence, with what was tried.
  public func failure(_ failure: Failure) -> String {
    switch failure {
    case .journal(let path, let reason):
      say("failure.journal", ["path": .text(path), "reason": .text(reason)])
    case .journalLocked(let path): say("failure.journal-locked", ["path": .text(path)])
    case .journalFull(let path): say("failure.journal-full", ["path": .text(path)])
    case .journalNewer(let path): say("failure.journal-newer", ["path": .text(path)])
    case .journalSetAside(let path, let salvaged):
      say("failure.journal-set-aside", ["path": .text(path), "salvaged": .number(salvaged)])
    case .history(let path, let reason):
      say("failure.history", ["path": .text(path), "reason": .text(reason)])
    case .noContent(in: nil): say("failure.no-content")
    case .noContent(in: let path?): say("failure.no-content-in", ["path": .text(path)])
    case .unreadable(let path, let reason):
      say("failure.unreadable", ["path": .text(path), "reason": .text(reason)])
    case .notUTF8(let path, let byte, let line):
      say("failure.not-utf8", ["path": .text(path), "byte": .number(byte), "line": .number(line)])
    case .nulByte(let path, let byte, let line):
      say("failure.nul-byte", ["path": .text(path), "byte": .number(byte), "line": .number(line)])
    case .fileExists(let path): say("failure.file-exists", ["path": .text(path)])
    case .unwritable(let path, let reason):
      say("failure.unwritable", ["path": .text(path), "reason": .text(reason)])
    }
  }
}
