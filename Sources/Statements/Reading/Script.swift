public import Diagnostics

/// A text that was read: statements and commands in their order, and what is wrong with it.
public struct Script: Sendable {
  public enum Item: Sendable {
    case statement(Statement, Dialect)
    /// A line that begins with `:`, or the lines up to its last closing brace; without the colon's
    /// full-width form and without white space around.
    case command(text: String, range: SourceRange)
  }

  public var items: [Item]
  /// In the order of the text.
  public var diagnostics: [Diagnostic<SyntaxFact>]
  /// The types of Objective-C known at the end; give them to the reading of what is typed next.
  public var types: Set<String>

  /// Reads a text in one dialect, or in whichever each statement is written in.
  ///
  /// `preferred` decides where a statement could be either and nothing was read before it; `types`
  /// are the classes and typedefs declared earlier, which tell a cast from parentheses.
  public static func read(
    _ source: SourceText, dialect: Dialect? = nil, preferred: Dialect = .objectiveC,
    types: Set<String> = []
  ) -> Script {
    var reader = ScriptReader(source, dialect: dialect, preferred: preferred, types: types)
    return reader.read()
  }
}
