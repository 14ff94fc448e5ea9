public import Diagnostics
import Scanning
public import Syntax

/// Reads declarations of Objective-C with what their annotations say.
///
/// A program's annotations (`nullable`, `API_AVAILABLE(…)`, `NS_SWIFT_NAME(…)`) are for other tools
/// and are passed over. In a header they are what is looked for: they stand among the attributes of
/// the tree, and nullability among the qualifiers of types. Nothing is put in place of macros.
public enum HeaderReader {
  /// The declarations of a part of a header, and what was wrong in them.
  ///
  /// The types of the header's other parts must be known, as its declarations name each other.
  public static func read(
    _ bytes: [UInt8], in range: SourceRange, knowing types: Set<String>
  ) -> (statements: [Statement], diagnostics: [Diagnostic<SyntaxFact>]) {
    let scanner = Scanner(bytes: bytes, range: range, dialect: .objectiveC)
    var parser = ObjectiveCParser(TokenCursor(scanner), types: types)
    parser.annotations = []
    var statements: [Statement] = []
    while !parser.current.isEnd {
      if let statement = parser.parseTopLevelStatement() { statements.append(statement) }
    }
    return (statements, parser.cursor.diagnostics + parser.diagnostics)
  }
}
