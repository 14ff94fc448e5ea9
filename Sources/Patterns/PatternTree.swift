/// What a regular expression asks of a text: ICU User Guide, "Regular Expressions".
indirect enum PatternTree: Sendable {
  case one(ScalarSet, foldsCase: Bool)
  case sequence([PatternTree])
  case choice([PatternTree])
  case repeated(PatternTree, Repetition)
  case group(PatternTree, number: Int)
  case edge(Edge)
  /// What a group has matched, once more.
  case again(group: Int, foldsCase: Bool)
  case look(PatternTree, Look)
  /// What it has matched is not tried in another way.
  case atomic(PatternTree)

  /// Whether no text that it matches is longer than it says.
  var isBounded: Bool {
    switch self {
    case .one, .edge: true
    case .again: false
    case .sequence(let parts), .choice(let parts): parts.allSatisfy(\.isBounded)
    case .repeated(let part, let repetition): repetition.most != nil && part.isBounded
    case .group(let part, _), .look(let part, _), .atomic(let part): part.isBounded
    }
  }

  /// How often; `most` is nil without an upper end.
  struct Repetition: Sendable {
    var least: Int
    var most: Int?
    var isLazy = false
  }

  /// A place between characters.
  enum Edge: Sendable {
    /// `lastLineEnd` is `$`: the end of the text, or before the end of line that ends it.
    case textStart, textEnd, lineStart, lineEnd, lastLineEnd, word, noWord
  }

  /// What stands before or behind a place, without being part of the match.
  struct Look: Sendable {
    var isAhead: Bool
    var isNegated: Bool
  }
}

/// Why a regular expression cannot be used.
package enum PatternMistake: Error, Equatable {
  /// ICU's name for what is wrong.
  case malformed(String)
  /// What is right, and not simulated.
  case unsupported(String)
  /// A search in which there are more ways to try than anyone waits for.
  case endless

  /// What ICU says of a sign that repeats nothing, and of letters that are no flags.
  static let syntax = PatternMistake.malformed("U_REGEX_RULE_SYNTAX")
}
