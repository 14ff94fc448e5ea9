import Curriculum
import Diagnostics
import Parsing
public import Syntax

/// A change to code that is being mended, as it is typed: `7 text`, `7: text`, `7+ text`, `7-`, or a
/// whole method, which takes the place of the one with its name or comes last in the class.
public struct CodeChange: Equatable, Sendable {
  /// Why a change of the code cannot be made.
  public enum Fault: Error, Equatable, Sendable {
    /// Neither a line's number nor a method.
    case unreadable
    case noSuchLine(Int, count: Int)
    /// A method that the code does not have, which has no one class that it could belong to.
    case noSuchMethod(String)
  }

  /// The code with the change.
  public let code: String
  public let effect: Effect

  /// What has come of the lines, by their numbers.
  public enum Effect: Equatable, Sendable {
    case changed(ClosedRange<Int>)
    case added(ClosedRange<Int>)
    /// What stood behind it has moved up.
    case removed(Int)
  }

  public init(_ text: String, of code: String, in dialect: Dialect) throws(Fault) {
    if let edit = CodeChange.edit(text) {
      (self.code, effect) = try edit.made(in: code)
      return
    }
    let text = text.trimmed
    guard let (name, _) = CodeChange.methods(of: text, in: dialect, isAlone: true).first else {
      throw .unreadable
    }
    let source = SourceText(name: "<stdin>", text: code)
    if let (_, range) = CodeChange.methods(of: code, in: dialect).first(where: { $0.0 == name }) {
      self.code = code.with(text, at: range.lowerBound..<range.upperBound)
      effect = .changed(text.lines(from: source.number(at: range.lowerBound)))
    } else if let end = CodeChange.endOfOnlyClass(in: source, dialect) {
      let method = dialect == .swift ? text.indented(by: "  ") : text
      self.code = code.with(method + "\n", at: end..<end)
      effect = .added(text.lines(from: source.number(at: end)))
    } else {
      throw .noSuchMethod(name)
    }
  }

  /// Whether what was typed for code goes on in a next line: what is put there wants to be closed,
  /// and the code around it does not close it.
  public static func isUnfinished(_ text: String, of code: String, in dialect: Dialect) -> Bool {
    guard let edit = edit(text) else {
      let isNumber = text.first { !$0.isWhitespace }?.isNumber ?? true
      return !isNumber && Script.isIncomplete(text, dialect: dialect)
    }
    return edit.kind != .delete && Script.isIncomplete(edit.text, dialect: dialect)
      && Script.isIncomplete([edit].applied(to: code), dialect: dialect)
  }

  /// Whether a text begins with the number of a line, and says what is to be there.
  static func isNumbered(_ text: String) -> Bool { edit(text) != nil }

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
    guard let sign = rest.first, sign.isWhitespace || ":：".contains(sign),
      rest.contains(where: { !$0.isWhitespace && !$0.isNumber && !",;:：".contains($0) })
    else { return nil }
    return Exercise.Fix.LineEdit(place: number, text: CodeChange.code(rest.dropFirst()))
  }

  /// Without the blank or two that part it from the number.
  private static func code(_ text: Substring) -> String {
    String(text.drop(while: \.isWhitespace))
  }

  /// Where a new method comes last: before the line that ends the one class of the code.
  private static func endOfOnlyClass(in source: SourceText, _ dialect: Dialect) -> Int? {
    let script = Script.read(source, dialect: dialect)
    let ends = script.items.compactMap { item -> Int? in
      guard case .statement(let statement, _) = item, case .type(let type) = statement.kind,
        type.hasBodies
      else { return nil }
      return type.range.upperBound - (dialect == .swift ? "}" : "@end").utf8.count
    }
    guard ends.count == 1, let end = ends.first else { return nil }
    let line = source.number(at: end)
    return line > 1 ? source.offset(ofLine: line) : nil
  }

  /// The methods of a text with their places; a method alone is read inside a class.
  static func methods(
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
    return script.methods.map { method in
      let labels = method.parameters.map { ($0.label?.text ?? $0.name.text) + ":" }
      let name = method.dialect == .swift ? labels.joined() : ""
      return (method.name.text + "(" + name + ")", method.range)
    }
  }
}

extension Exercise.Fix.LineEdit {
  /// Code with this line made anew, and what has come of its lines.
  fileprivate func made(
    in code: String
  ) throws(CodeChange.Fault) -> (String, CodeChange.Effect) {
    let count = code.split(separator: "\n", omittingEmptySubsequences: false).count
    guard (kind == .insertAfter ? 0...count : 1...count).contains(line) else {
      throw .noSuchLine(line, count: count)
    }
    let effect: CodeChange.Effect =
      switch kind {
      case .insertAfter: .added(text.lines(from: line + 1))
      case .delete: .removed(line)
      case .replace: .changed(text.lines(from: line))
      }
    return ([self].applied(to: code), effect)
  }
}

extension TypeDeclaration {
  /// Whether its methods have bodies.
  fileprivate var hasBodies: Bool {
    switch form {
    case .implementation, .classType, .structure, .enumeration, .extending: true
    case .category(_, let isImplementation): isImplementation
    case .interface, .protocolType: false
    }
  }
}

extension String {
  /// With another text in the place of some of its bytes.
  fileprivate func with(_ text: String, at bytes: Range<Int>) -> String {
    let own = Array(utf8)
    let new = own[..<bytes.lowerBound] + Array(text.utf8) + own[bytes.upperBound...]
    return String(decoding: new, as: UTF8.self)
  }

  /// The numbers of its lines where the first has such a number.
  fileprivate func lines(from number: Int) -> ClosedRange<Int> {
    number...number + utf8.count { $0 == UInt8(ascii: "\n") }
  }
}
