public import Diagnostics

/// Markdown as a tree of our own: what lessons and quizzes may say, and nothing else.
///
/// CommonMark with tables; raw HTML and images have no place at a prompt and are errors.
public struct Document: Equatable, Sendable {
  public var blocks: [Block]

  public init(blocks: [Block]) {
    self.blocks = blocks
  }
}

extension Document {
  /// What stands below another on a page.
  public struct Block: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
      case paragraph([Inline])
      case heading(level: Int, [Inline])
      case list(List)
      case code(Code)
      case quote([Block])
      case table(Table)
      case thematicBreak
    }

    public var kind: Kind
    /// In the file that the Markdown stands in.
    public var range: SourceRange

    public init(_ kind: Kind, at range: SourceRange) {
      self.kind = kind
      self.range = range
    }
  }

  /// What stands beside another in a line.
  public enum Inline: Equatable, Sendable {
    case text(String)
    case code(String)
    case strong([Inline])
    case emphasis([Inline])
    case link(destination: String, [Inline])
    case softBreak
    case lineBreak
  }
}

extension Document {
  /// Bullets or numbers, whose items hold blocks of their own.
  public struct List: Equatable, Sendable {
    /// The first number; nil for a list of bullets.
    public var start: Int?
    /// Whether no empty lines stand between the items.
    public var isTight: Bool
    public var items: [[Block]]
  }

  /// A block of code, fenced or indented.
  public struct Code: Equatable, Sendable {
    /// The first word after the fence, such as `objc`; nil when there is none.
    public var language: String?
    public var snippet: Snippet
  }

  /// A table with one row of headings; every row has as many cells as there are columns.
  public struct Table: Equatable, Sendable {
    public enum Alignment: String, Equatable, Sendable {
      case leading, centre, trailing
    }

    /// One for each column; nil where the table does not say.
    public var alignments: [Alignment?]
    public var header: [[Inline]]
    public var rows: [[[Inline]]]
  }
}

// MARK: - Reading

extension Document {
  /// Reads Markdown and adds what is wrong to `diagnostics`, with places of the snippet's file.
  public static func read(
    _ snippet: Snippet, diagnostics: inout [Diagnostic<ContentFact>]
  ) -> Document {
    var reader = MarkdownReader(snippet)
    let document = reader.document()
    diagnostics += reader.diagnostics
    return document
  }

  /// The same for a text that was looked over before.
  public init(_ snippet: Snippet) {
    var reader = MarkdownReader(snippet)
    self = reader.document()
  }
}
