public import Curriculum

/// Code to be played in the world that an exercise begins in, so that a key can be made of what it
/// shows. Whoever has the world plays it.
public struct Rehearsal: Equatable, Sendable {
  public var code: String
  public var dialect: Snippet.Dialect
  /// The version to play it under, in an app of its own; nil for the exercise's own world.
  public var ios: String?

  public init(_ code: String, in dialect: Snippet.Dialect, under ios: String? = nil) {
    (self.code, self.dialect, self.ios) = (code, dialect, ios)
  }

  public typealias Player = (Rehearsal) -> Observation
}

extension Rehearsal {
  /// Its run, in which not all that is printed counts.
  func played(by play: Player, counting prints: CountedPrints) -> Observation {
    var run = play(self)
    run.claims = prints.claims(in: code, dialect)
    return run
  }

  /// Code with what is played behind it.
  init(_ code: String, then end: Code?, in dialect: Snippet.Dialect) {
    self.init(Code(code, then: end, in: dialect).text.text, in: dialect)
  }
}
