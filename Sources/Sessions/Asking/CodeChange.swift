import Curriculum
import Diagnostics
import Parsing
public import Syntax

/// A change to code that is being mended, as it is typed: `7 text`, `7+ text`, `7-`, or a whole
/// method, which takes the place of the one with its name.
public struct CodeChange: Equatable, Sendable {
  /// Why a change of the code cannot be made.
  public enum Fault: Error, Equatable, Sendable {
    /// Neither a line's number nor a method.
    case unreadable
    case noSuchLine(Int, count: Int)
    /// A method that the code does not have.
    case noSuchMethod(String)
  }

  /// The code with the change.
  public let code: String
  public let effect: Effect

  /// What has come of the lines, by their numbers.
  public enum Effect: Equatable, Sendable {
    case changed(ClosedRange<Int>)
    case added(Int)
    /// What stood behind it has moved up.
    case removed(Int)
  }

  public init(_ text: String, of code: String, in dialect: Dialect) throws(Fault) {
    let count = code.split(separator: "\n", omittingEmptySubsequences: false).count
    if let edit = CodeChange.edit(text) {
      let first = edit.kind == .insertAfter ? 0 : 1
      guard (first...count).contains(edit.line) else {
        throw .noSuchLine(edit.line, count: count)
      }
      self.code = [edit].applied(to: code)
      effect =
        switch edit.kind {
        case .insertAfter: .added(edit.line + 1)
        case .delete: .removed(edit.line)
        case .replace: .changed(edit.line...edit.line)
        }
      return
    }
    guard let (name, _) = CodeChange.methods(of: text, in: dialect, isAlone: true).first else {
      throw .unreadable
    }
    guard let (_, range) = CodeChange.methods(of: code, in: dialect).first(where: { $0.0 == name })
    else { throw .noSuchMethod(name) }
    let source = SourceText(name: "<stdin>", text: code)
    let bytes = Array(code.utf8)
    let new = bytes[..<range.lowerBound] + Array(text.trimmed.utf8) + bytes[range.upperBound...]
    self.code = String(decoding: new, as: UTF8.self)
    let start = source.number(at: range.lowerBound)
    let last = start + text.trimmed.utf8.count { $0 == UInt8(ascii: "\n") }
    effect = .changed(start...last)
  }

  /// A line's number with what is put there; nil for anything else.
  private static func edit(_ text: String) -> Exercise.Fix.LineEdit? {
    let text = text.drop(while: \.isWhitespace)
    let digits = text.prefix { $0.isNumber }
    guard !digits.isEmpty, digits.count < 7 else { return nil }
    let rest = text.dropFirst(digits.count)
    let number = String(digits).halfWidth
    if rest.first == "+" || rest.first == "＋" {
      return Exercise.Fix.LineEdit(place: number + "+", text: CodeChange.code(rest.dropFirst()))
    }
    if rest.first == "-", rest.dropFirst().allSatisfy(\.isWhitespace) {
      return Exercise.Fix.LineEdit(place: number + "-", text: "")
    }
    // Numbers alone are no code: they answer what is asked elsewhere.
    guard rest.first?.isWhitespace == true,
      rest.contains(where: { !$0.isWhitespace && !$0.isNumber && !",;:".contains($0) })
    else { return nil }
    return Exercise.Fix.LineEdit(place: number, text: CodeChange.code(rest))
  }

  /// Without the blank or two that part it from the number.
  private static func code(_ text: Substring) -> String {
    String(text.drop(while: \.isWhitespace))
  }

  /// The methods of a text with their places; a method alone is read inside a class.
  private static func methods(
    of text: String, in dialect: Dialect, isAlone: Bool = false
  ) -> [(String, SourceRange)] {
    let (head, tail) =
      switch dialect {
      case .swift: ("class Anything {\n", "\n}")
      case .objectiveC: ("@implementation Anything\n", "\n@end")
      }
    let whole = isAlone ? head + text + tail : text
    let script = Script.read(SourceText(name: "<stdin>", text: whole), dialect: dialect)
    if script.diagnostics.contains(where: { $0.severity == .error }) { return [] }
    return script.items.flatMap { item -> [(String, SourceRange)] in
      guard case .statement(let statement, _) = item, case .type(let type) = statement.kind else {
        return []
      }
      return type.members.compactMap { member in
        guard case .function(let function) = member else { return nil }
        let labels = function.parameters.map { ($0.label?.text ?? $0.name.text) + ":" }
        let name = function.dialect == .swift ? labels.joined() : ""
        return (function.name.text + "(" + name + ")", function.range)
      }
    }
  }
}
