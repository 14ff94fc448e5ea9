public import Curriculum
import Learning
public import Mistakes
public import Scripts
public import UIKitAPI

/// What `:help` is about.
public enum HelpTopic: Equatable, Sendable {
  /// All groups of commands, those of the place first.
  case overview(Command.Place)
  /// A group of commands: those named, or all of it.
  case group(CommandGroup, of: [Command]? = nil, onPaper: Bool = false)
  case command(Command, onPaper: Bool = false)
  /// The twelve mistakes, or those of one kind.
  case mistakes(Mistake.Kind?)
  case mistake(Mistake)
  case oddity(Oddity)
  /// With its names: `viewWillAppear:`, `viewWillAppear(_:)`; one where both languages agree.
  case lifeCycle(LifeCycle, names: [String])
  /// What is explained elsewhere, if at all: a paper says nothing of how calls follow one another.
  case notOnPaper(String)
  /// A class of the framework.
  case type(ClassPage)
  /// All terms of the glossary by their names.
  case terms([String])
  case term(name: String, original: String, meaning: Document?)
  /// Terms that a word may mean as well, by their names.
  case nearest([String])
  case unknown(String, suggestion: String?)

  /// Whether it is a message of the life cycle or a class.
  var isOfUIKit: Bool {
    switch self {
    case .lifeCycle, .notOnPaper, .type: true
    default: false
    }
  }
}

/// What people call groups of commands and mistakes, in all languages; `:help` looks words up in
/// it.
public struct Vocabulary: Sendable {
  /// What a word may stand for, beside what is called the same in every language.
  public enum Subject: Hashable, Sendable {
    case group(CommandGroup)
    case mistakes
    case kind(Mistake.Kind)
    case oddity(Oddity)

    public static let all: [Subject] =
      CommandGroup.allCases.map(Subject.group) + [.mistakes]
      + Mistake.Kind.allCases.map(Subject.kind) + Oddity.allCases.map(Subject.oddity)
  }

  private var subjects: [String: Subject] = [:]
  private var skills: [String: Skill] = [:]

  /// - Parameters:
  ///   - words: what a subject is called; of a word with two meanings the first counts.
  ///   - skills: what skills are called.
  public init(
    _ words: [(subject: Subject, words: [String])] = [], skills: [(Skill, String)] = []
  ) {
    for (skill, name) in skills where self.skills[name.folded] == nil {
      self.skills[name.folded] = skill
    }
    for (subject, words) in words {
      for word in words where subjects[word.folded] == nil { subjects[word.folded] = subject }
    }
  }

  subscript(word: String) -> Subject? { subjects[word.folded] }

  /// Whether a word stands for the list of all mistakes, in any language.
  public func isMistakes(_ word: String) -> Bool { self[word] == .mistakes }

  /// The group of commands that a word stands for, in any language.
  public func group(_ word: String) -> CommandGroup? {
    if case .group(let group) = self[word] { group } else { CommandGroup(rawValue: word) }
  }

  func skill(called name: String) -> Skill? {
    Skill(named: name) ?? skills[name.folded] ?? mistake(called: name).map { .mistake($0.number) }
  }

  /// The mistake of `mistake 9`, `ошибка 9` or `間違い9`.
  func mistake(called words: String) -> Mistake? {
    let number = words.reversed().prefix { $0.isWholeNumber }.reversed()
    let name = words.dropLast(number.count)
    let word = String(name).trimmed
    guard word.isEmpty || self[word] == .mistakes else {
      return nil
    }
    return Int(String(number).folded).flatMap { Mistake(rawValue: $0) }
  }
}
