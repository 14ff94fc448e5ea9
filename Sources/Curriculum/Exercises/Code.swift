/// Code in the dialect it was written in, and in the other where that was written too.
///
/// What is not written in the other dialect is the printer's translation.
public struct Code: Equatable, Sendable {
  /// The dialect that was written first, which says what the other must do.
  public var dialect: Snippet.Dialect
  public var text: Snippet
  /// The same in the other dialect; nil where it is to be translated.
  public var other: Snippet?

  public init(_ text: Snippet, in dialect: Snippet.Dialect, other: Snippet? = nil) {
    (self.text, self.dialect, self.other) = (text, dialect, other)
  }

  /// As it is written in a dialect; nil where it is not.
  public subscript(dialect: Snippet.Dialect) -> Snippet? {
    dialect == self.dialect ? text : other
  }
}

extension Snippet.Dialect {
  public var other: Snippet.Dialect { self == .swift ? .objc : .swift }
}
