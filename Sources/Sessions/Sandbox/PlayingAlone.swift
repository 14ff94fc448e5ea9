public import Curriculum
public import Interpreter
public import Playgrounds
public import Syntax

// A sandbox for itself: nothing is learnt in it, and nothing of it is kept.
extension Session {
  /// Begins where a playground stands.
  public init(
    playing playground: Playground, in language: Language, _ dialect: Dialect, options: RunOptions
  ) {
    self.init(language: language, dialect: dialect, library: .empty, options: options)
    self.playground = playground
  }

  /// Plays code line by line, as it would be typed.
  public mutating func playAll(_ code: Page.Listing) -> [Reply] {
    playground.playAll(code.text, code.dialect).replies
  }
}
