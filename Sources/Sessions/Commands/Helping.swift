import Curriculum
import Diagnostics
import Interpreter
import Mistakes
import Playgrounds
import Scripts
import Syntax
import UIKitAPI
import UIKitClasses

// What `:help` has to say of a word.
extension Session {
  /// All that a word may stand for: a command and a term of the glossary share names.
  func topics(_ name: String) -> [HelpTopic] {
    if name.isEmpty { return [.overview(place)] }
    let bare = name.bare
    let command = Command(named: bare.folded).map { HelpTopic.command($0) }
    let topics = [command, named(bare.folded), term(bare)].compactMap { $0 }
    if !topics.isEmpty { return topics }
    if let message = Self.message(bare) {
      return [.lifeCycle(message, names: Self.names(of: message))]
    }
    if let reference = Reference(toClass: bare.halfWidth, in: playground.dialect) {
      return [.type(ClassPage(reference))]
    }
    return [.unknown(name, suggestion: suggestion(for: bare))]
  }

  /// A group, the twelve mistakes, or one of them.
  private func named(_ word: String) -> HelpTopic? {
    if let mistake = vocabulary().mistake(called: word) { return .mistake(mistake) }
    switch vocabulary()[word] {
    case .group(let group): return .group(group)
    case .mistakes: return .mistakes(nil)
    case .kind(let kind): return .mistakes(kind)
    case .oddity(let oddity): return .oddity(oddity)
    case nil: return CommandGroup(rawValue: word).map({ HelpTopic.group($0) })
    }
  }

  /// A message of a life cycle by its selector, with its colon or without, or its name in Swift.
  private static func message(_ name: String) -> LifeCycle? {
    let name = name.halfWidth
    let bare = String(name.prefix { $0 != "(" })
    let spellings = [name, SwiftNames.selector(fullName: name), bare, bare + ":"]
    if bare == "deinit" { return .dealloc }
    return spellings.lazy.compactMap { LifeCycle(rawValue: $0) }.first
  }

  private static func names(of message: LifeCycle) -> [String] {
    let name = SwiftNames.spelling(of: message.rawValue, in: .swift)
    let swift = name.hasSuffix("()") && name != "init()" ? String(name.dropLast(2)) : name
    return swift == message.rawValue ? [swift] : [message.rawValue, swift]
  }

  private func suggestion(for word: String) -> String? {
    let names =
      Command.allCases.map(\.rawValue) + LifeCycle.allCases.map(\.rawValue)
      + Oddity.allCases.map(\.rawValue)
      + termNames.flatMap { [$0.id, $0.name] } + Reference.names(in: playground.dialect)
    return Diagnostics.suggestion(for: word, among: names)
  }
}

// MARK: - Terms
extension Session {
  private func term(_ word: String) -> HelpTopic? {
    library.glossary().term(called: word.halfWidth).map { topic(of: $0) }
  }

  func topic(of term: Glossary.Term) -> HelpTopic {
    .term(
      name: term.name(in: language), original: term.name(in: .en),
      meaning: term.meaning.map { Document($0.text(in: language, origin: .en)) })
  }

  /// The terms of the glossary by id, each with what it is called in the language.
  public var termNames: [(id: String, name: String)] {
    library.glossary().terms.map { ($0.id.value, $0.name(in: language)) }
  }
}

extension Glossary.Term {
  func name(in language: Language) -> String { names[language] ?? id.value }
}

extension String {
  /// Without the colon that people type before a word here too.
  var bare: String { hasPrefix(":") || hasPrefix("：") ? String(dropFirst()) : self }
}
