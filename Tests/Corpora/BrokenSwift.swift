import Diagnostics
import Syntax

extension Broken {
  public static let swift: [Broken] = swiftStatements + swiftLiterals + swiftStructure

  private static let swiftStatements: [Broken] = [
    Broken("let = 5", .at(1, 5, width: 1, .expected(.identifier, after: .token("let")))),
    Broken("let class = 5", .at(1, 5, width: 5, .expected(.identifier, after: .token("let")))),
    Broken("let x = ", .at(1, 8, width: 0, .expected(.expression, after: .token("=")))),
    Broken("f(1, 2", .at(1, 7, width: 0, .unclosed(")", opened: SourceRange(1, 2)))),
    Broken("[1, 2", .at(1, 6, width: 0, .unclosed("]", opened: SourceRange(0, 1)))),
    Broken(
      "func f() {\n  a\n", .at(2, 4, width: 0, .unclosed("}", opened: SourceRange(9, 10)))),
    Broken("}", .at(1, 1, width: 1, .extraneous("}"))),
    Broken("f(1))", .at(1, 5, width: 1, .extraneous(")"))),
    Broken("a b", .at(1, 3, width: 1, .expected(.token(";"), after: .statement))),
    Broken("x++", .at(1, 2, width: 2, .unsupported(.increment), suggesting: "+= 1")),
    Broken("++x", .at(1, 1, width: 2, .unsupported(.increment), suggesting: "+= 1")),
    Broken("if x = 1 {}", .at(1, 6, width: 1, .notAssignable, suggesting: "==")),
    Broken("5 = x", .at(1, 1, width: 1, .notAssignable)),
    Broken("if {}", .at(1, 4, width: 1, .expected(.expression, after: .token("if")))),
    Broken("if x print()", .at(1, 6, width: 5, .expected(.token("{"), after: .condition))),
    Broken("guard x { return }", .at(1, 9, width: 1, .expected(.token("else"), after: .condition))),
    Broken("else {}", .at(1, 1, width: 4, .unexpected("else"))),
    Broken("for i of x {}", .at(1, 7, width: 2, .unsupported(.loopOfC))),
    Broken(
      "for (int i = 0; i < 3; i++) {}",
      .at(1, 10, width: 1, .unclosed(")", opened: SourceRange(4, 5)))),
    Broken(
      "switch x { print() }",
      .at(1, 12, width: 5, .expected(.token("case"), after: .token("switch")))),
    Broken("switch x { case 1: }", .at(1, 19, width: 0, .expected(.statement, after: .token(":")))),
    Broken("a.", .at(1, 3, width: 0, .expected(.member, after: .token(".")))),
    Broken("a ? b", .at(1, 6, width: 0, .expected(.token(":"), after: .expression))),
    Broken("func (x) {}", .at(1, 6, width: 1, .expected(.identifier, after: .token("func")))),
    Broken("func f(x) {}", .at(1, 9, width: 1, .expected(.token(":"), after: .parameter))),
    Broken("class A: {}", .at(1, 10, width: 1, .expected(.type, after: .token(":")))),
    Broken(
      "class A {\n  print()\n  var x = 1\n}",
      .at(2, 3, width: 5, .expected(.declaration, after: nil))),
    Broken(
      "class A {\n  func f(\n  var x = 1\n}",
      .at(3, 9, width: 1, .expected(.token(":"), after: .parameter))),
    Broken("let x: = 1", .at(1, 8, width: 1, .expected(.type, after: .token(":")))),
    Broken("let s = \"abc", .at(1, 9, width: 1, .unterminated(.string))),
    Broken("let s = 'a'", .at(1, 9, width: 3, .singleQuotedString, suggesting: "\"a\"")),
    Broken("let s = \"\\(a b)\"", .at(1, 14, width: 1, .expected(.token(")"), after: .expression))),
    Broken(
      "let x = #keyPath()", .at(1, 18, width: 1, .expected(.identifier, after: .token("#keyPath")))),
    Broken(
      "#if DEBUG\n#else\nf()", .at(3, 4, width: 0, .unclosed("#endif", opened: SourceRange(10, 15)))
    ),
  ]
}
