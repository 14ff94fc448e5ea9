import Diagnostics
import Interpreter
import Parsing
import Playgrounds
import Syntax
import Translation

/// How much of a run page's code a learner has typed by hand, in either dialect.
///
/// Statements are compared as they print, so blanks, comments and line ends do not count.
struct TypedRun {
  /// What is left to play, with its dialect; empty when all has been typed. Nil when something else
  /// was typed as well, or in another order.
  let rest: (text: String, dialect: Dialect)?

  init(of code: String, in dialect: Dialect, typed moves: ArraySlice<Move>) {
    let globals = moves.last?.world.globalNames ?? []
    let typed = moves.flatMap { Piece.all(in: $0.text, nil) }
    let other = dialect.other
    let script = Script.read(SourceText(name: "<stdin>", text: code), dialect: dialect)
    let versions = [
      (code, dialect), (Translation(of: script, into: other, among: globals).text, other),
    ]
    rest =
      versions.lazy.compactMap { text, dialect in
        let pieces = Piece.all(in: text, dialect)
        guard !pieces.isEmpty, pieces.starts(with: typed, by: { $0.text == $1.text }) else {
          return nil
        }
        let left = pieces.dropFirst(typed.count).map(\.source).joined(separator: "\n")
        return (left, dialect)
      }.first
  }

  /// A statement or a command.
  private struct Piece {
    /// As it prints.
    let text: String
    /// As it was written.
    let source: String

    static func all(in text: String, _ dialect: Dialect?) -> [Piece] {
      let source = SourceText(name: "<stdin>", text: text)
      return Script.read(source, dialect: dialect).items.map { item in
        switch item {
        case .statement(let statement, .objectiveC):
          Piece(
            text: ObjectiveCPrinter.text(of: statement), source: String(source[statement.range]))
        case .statement(let statement, .swift):
          Piece(text: SwiftPrinter.text(of: statement), source: String(source[statement.range]))
        case .command(let text, _): Piece(text: text, source: text)
        }
      }
    }
  }
}
