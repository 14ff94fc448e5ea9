import Diagnostics
import Syntax

extension Broken {
  /// Declarations, statements and brackets of Swift that miss a part.
  static let swiftStructure: [Broken] = [
    Broken("a = * b", .at(1, 5, width: 1, .expected(.expression, after: .token("=")))),
    Broken("a = b +", .at(1, 8, width: 0, .expected(.expression, after: .token("+")))),
    Broken("f(1 2)", .at(1, 5, width: 1, .unclosed(")", opened: SourceRange(1, 2)))),
    Broken("f(a: , 1)", .at(1, 6, width: 1, .expected(.expression, after: .token(":")))),
    Broken("f(, 1)", .at(1, 3, width: 1, .expected(.expression, after: .token("(")))),
    Broken("a[1", .at(1, 4, width: 0, .unclosed("]", opened: SourceRange(1, 2)))),
    Broken("[1: 2, 3]", .at(1, 9, width: 1, .expected(.token(":"), after: .literal))),
    Broken("[1,, 2]", .at(1, 4, width: 1, .expected(.expression, after: .token(",")))),
    Broken("(]", .at(1, 2, width: 1, .expected(.expression, after: .token("(")))),
    Broken("class A {", .at(1, 10, width: 0, .unclosed("}", opened: SourceRange(8, 9)))),
    Broken("class A", .at(1, 8, width: 0, .expected(.token("{"), after: .declaration))),
    Broken("class { }", .at(1, 7, width: 1, .expected(.identifier, after: .token("class")))),
    Broken("class A { func }", .at(1, 16, width: 1, .expected(.identifier, after: .token("func")))),
    Broken("class A { var }", .at(1, 15, width: 1, .expected(.identifier, after: .token("var")))),
    Broken(
      "class A { func f( }",
      .at(1, 19, width: 1, .expected(.parameterName, after: .parameter))),
    Broken(
      "struct S { let x: Int = }",
      .at(1, 25, width: 1, .expected(.expression, after: .token("=")))),
    Broken("enum E { case }", .at(1, 15, width: 1, .expected(.identifier, after: .token("case")))),
    Broken("enum E { foo }", .at(1, 10, width: 3, .expected(.declaration, after: nil))),
    Broken(
      "extension { }",
      .at(1, 11, width: 1, .expected(.identifier, after: .token("extension")))),
    Broken("func f() -> { }", .at(1, 13, width: 1, .expected(.type, after: .token("->")))),
    Broken(
      "func f(a: Int b: Int) {}",
      .at(1, 15, width: 1, .unclosed(")", opened: SourceRange(6, 7)))),
    Broken(
      "func f() {\n  if a {\n    b()\n}\nfunc g() {}",
      .at(5, 12, width: 0, .unclosed("}", opened: SourceRange(9, 10)))),
    Broken("func f()) {}", .at(1, 9, width: 1, .extraneous(")"))),
    Broken("func f { }", .at(1, 8, width: 1, .expected(.token("("), after: .method))),
    Broken("for in x {}", .at(1, 5, width: 2, .expected(.expression, after: .token("for")))),
    Broken("for x in {}", .at(1, 10, width: 1, .expected(.expression, after: .token("in")))),
    Broken("for x in y", .at(1, 11, width: 0, .expected(.token("{"), after: .expression))),
    Broken("while {}", .at(1, 7, width: 1, .expected(.expression, after: .token("while")))),
    Broken("repeat { }", .at(1, 11, width: 0, .expected(.token("while"), after: .token("repeat")))),
    Broken(
      "repeat { } until x",
      .at(1, 12, width: 5, .expected(.token("while"), after: .token("repeat")))),
    Broken("switch { }", .at(1, 8, width: 1, .expected(.expression, after: .token("switch")))),
    Broken("switch x {", .at(1, 11, width: 0, .unclosed("}", opened: SourceRange(9, 10)))),
    Broken(
      "switch x { case }",
      .at(1, 17, width: 1, .expected(.expression, after: .token("case")))),
    Broken(
      "switch x { case 1 print() }",
      .at(1, 19, width: 5, .expected(.token(":"), after: .pattern))),
    Broken("do { } catch", .at(1, 13, width: 0, .expected(.token("{"), after: .token("catch")))),
    Broken("catch { }", .at(1, 1, width: 5, .unexpected("catch"))),
    Broken("defer", .at(1, 6, width: 0, .expected(.token("{"), after: .token("defer")))),
    Broken("guard let x = y", .at(1, 16, width: 0, .expected(.token("else"), after: .condition))),
    Broken("if let = y {}", .at(1, 8, width: 1, .expected(.identifier, after: .token("let")))),
    Broken("let (a, b = c", .at(1, 11, width: 1, .unclosed(")", opened: SourceRange(4, 5)))),
    Broken("let x: [Int", .at(1, 12, width: 0, .unclosed("]", opened: SourceRange(7, 8)))),
    Broken("let x: A<Int", .at(1, 13, width: 0, .unclosed(">", opened: SourceRange(8, 9)))),
    Broken(
      "var x: Int { set(a b) {} }",
      .at(1, 20, width: 1, .unclosed(")", opened: SourceRange(16, 17)))),
    Broken("throw", .at(1, 6, width: 0, .expected(.expression, after: .token("throw")))),
    Broken("import", .at(1, 7, width: 0, .expected(.identifier, after: .token("import")))),
    Broken("typealias A", .at(1, 12, width: 0, .expected(.token("="), after: .declaration))),
    Broken(
      "typealias = B",
      .at(1, 11, width: 1, .expected(.identifier, after: .token("typealias")))),
    Broken("init() {}", .at(1, 1, width: 4, .unexpected("init"))),
    Broken("case 1:", .at(1, 1, width: 4, .unexpected("case"))),
    Broken("@objc", .at(1, 6, width: 0, .expected(.declaration, after: .token("@objc")))),
    Broken("private", .at(1, 8, width: 0, .expected(.declaration, after: .token("private")))),
    Broken("#selector()", .at(1, 11, width: 1, .expected(.methodName, after: .token("#selector")))),
    Broken("a ? : b", .at(1, 5, width: 1, .expected(.expression, after: .token("?")))),
    Broken("a as", .at(1, 5, width: 0, .expected(.type, after: .token("as")))),
    Broken(".", .at(1, 2, width: 0, .expected(.member, after: .token(".")))),
    Broken("{ x in", .at(1, 7, width: 0, .unclosed("}", opened: SourceRange(0, 1)))),
    Broken("{ [weak self in }", .at(1, 9, width: 4, .unclosed("]", opened: SourceRange(2, 3)))),
    Broken("1 = x", .at(1, 1, width: 1, .notAssignable)),
    Broken("f() = 1", .at(1, 1, width: 3, .notAssignable)),
    Broken("int x = 5;", .at(1, 5, width: 1, .expected(.token(";"), after: .statement))),
    Broken("class A: B, { }", .at(1, 13, width: 1, .expected(.type, after: .token(",")))),
    Broken("class A<T { }", .at(1, 11, width: 1, .unclosed(">", opened: SourceRange(7, 8)))),
    Broken("public class A { private }", .at(1, 18, width: 7, .expected(.declaration, after: nil))),
    Broken("else if x {}", .at(1, 1, width: 4, .unexpected("else"))),
    Broken("let x = )", .at(1, 9, width: 1, .expected(.expression, after: .token("=")))),
  ]
}
