public import Diagnostics
public import Syntax

/// A text that was read: statements and commands in their order, and what is wrong with it.
public struct Script: Sendable {
  /// A piece of a script, in the order of its text.
  public enum Item: Sendable {
    case statement(Statement, Dialect)
    /// A line that begins with `:`, or the lines up to its last closing brace; without the colon's
    /// full-width form and without white space around.
    case command(text: String, range: SourceRange)
  }

  public var items: [Item]
  /// In the order of the text.
  public var diagnostics: [Diagnostic<SyntaxFact>]
  /// What is known at the end; give it to the reading of what is typed next.
  public var context: Context

  /// What was said before a text, and what it is compiled for.
  public struct Context: Sendable {
    /// The classes and typedefs of Objective-C, which tell a cast from parentheses.
    var types: Set<String> = []
    /// Those of texts before, as a prompt's lines are one program.
    var macros: [String: Macro] = [:]
    /// It changes with commands that start the app under another version.
    public var target: Target
    /// Whether a text is read as somebody's file that a compiler has taken: what is not covered is
    /// passed over with a warning, and Swift of the time before Swift 3 is read as it was meant.
    public var isOfFile = false
    /// What is compiled for behind a command, such as one that starts the app under another
    /// version.
    let retarget: Retarget

    /// Given the target so far and a command's text; most commands leave it as it is.
    public typealias Retarget = @Sendable (_ before: Target, _ command: String) -> Target

    public init(
      _ target: Target = Target(), retarget: @escaping Retarget = { before, _ in before }
    ) {
      self.target = target
      self.retarget = retarget
    }

    /// The end of one reading as the beginning of the next.
    init(
      types: Set<String>, macros: [String: Macro], target: Target, isOfFile: Bool,
      retarget: @escaping Retarget
    ) {
      self.types = types
      self.macros = macros
      self.target = target
      self.isOfFile = isOfFile
      self.retarget = retarget
    }
  }

  /// The dialect of its first statement; nil where it has none.
  public var firstDialect: Dialect? {
    items.lazy.compactMap { if case .statement(_, let dialect) = $0 { dialect } else { nil } }.first
  }

  /// The methods of its types.
  public var methods: [Function] {
    items.flatMap { item -> [Function] in
      guard case .statement(let statement, _) = item, case .type(let type) = statement.kind else {
        return []
      }
      return type.members.compactMap { if case .function(let method) = $0 { method } else { nil } }
    }
  }

  /// Reads a text in one dialect, or in whichever each statement is written in.
  ///
  /// `preferred` decides where a statement could be either and nothing was read before it.
  public static func read(
    _ source: SourceText, dialect: Dialect? = nil, preferred: Dialect = .objectiveC,
    in context: Context = Context()
  ) -> Script {
    var reader = ScriptReader(source, dialect: dialect, preferred: preferred, in: context)
    var script = reader.read()
    script.putDeferredLast()
    return script
  }

  /// What `defer` outside of all bodies puts off comes when all else is done, the last first.
  ///
  /// swiftc runs a `defer` of the main file when the file's code ends.
  private mutating func putDeferredLast() {
    var last: [Item] = []
    items.removeAll { item in
      guard case .statement(var statement, let dialect) = item,
        case .deferred(let body) = statement.kind
      else { return false }
      statement.kind = .block(body)
      last.insert(.statement(statement, dialect), at: 0)
      return true
    }
    items += last
  }

  /// A statement as the other dialect reads it; nil where that cannot.
  package static func reread(
    _ statement: Statement, as dialect: Dialect, in source: SourceText, _ context: Context
  ) -> Statement? {
    var reader = ScriptReader(source, dialect: dialect, preferred: dialect, in: context)
    return reader.readAlone(in: statement.range)
  }
}
