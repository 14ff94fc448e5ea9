public import Diagnostics
public import Syntax

/// Texts with mistakes and what is said about them, all of it.
public struct Broken: CustomStringConvertible, Sendable {
  public struct Finding: Equatable, Sendable {
    var position: Position
    var width: Int
    public var fact: SyntaxFact
    var suggestion: String?

    public init(position: Position, width: Int, fact: SyntaxFact, suggestion: String?) {
      self.position = position
      self.width = width
      self.fact = fact
      self.suggestion = suggestion
    }

    static func at(
      _ line: Int, _ column: Int, width: Int, _ fact: SyntaxFact,
      suggesting suggestion: String? = nil
    ) -> Finding {
      Finding(
        position: Position(line: line, column: column), width: width, fact: fact,
        suggestion: suggestion)
    }
  }

  public var text: String
  public var findings: [Finding]
  public var description: String { text }

  init(_ text: String, _ findings: Finding...) {
    self.text = text
    self.findings = findings
  }
}

extension Broken {
  public static let objectiveC: [Broken] = literals + statements + unfinishedObjectiveC

  private static let literals: [Broken] = [
    Broken(
      "[vc view;",
      .at(1, 9, width: 1, .unclosed("]", opened: SourceRange(0, 1)))),
    Broken(
      "[vc",
      .at(1, 4, width: 0, .expected(.selector, after: .message))),
    Broken(
      "[[vc view] frame",
      .at(1, 17, width: 0, .unclosed("]", opened: SourceRange(0, 1)))),
    Broken(
      "[vc view]]",
      .at(1, 10, width: 1, .extraneous("]"))),
    Broken(
      "[vc]",
      .at(1, 4, width: 1, .expected(.selector, after: .message))),
    Broken(
      "[vc 3]",
      .at(1, 5, width: 1, .expected(.selector, after: .message))),
    Broken(
      "[vc foo:]",
      .at(1, 9, width: 1, .expected(.expression, after: .token(":")))),
    Broken(
      "[vc foo:1 bar]",
      .at(1, 11, width: 3, .unclosed("]", opened: SourceRange(0, 1)))),
    Broken(
      "int x = ;",
      .at(1, 9, width: 1, .expected(.expression, after: .token("=")))),
    Broken(
      "int x = 5 6;",
      .at(1, 10, width: 0, .expected(.token(";"), after: .declaration))),
    Broken(
      "int = 5;",
      .at(1, 5, width: 1, .expected(.identifier, after: .type))),
    Broken(
      "NSString *;",
      .at(1, 11, width: 1, .expected(.identifier, after: .type))),
    Broken(
      "UIView *v = [[UIView alloc init];\n[v release];",
      .at(1, 28, width: 4, .unclosed("]", opened: SourceRange(13, 14)))),
    Broken(
      "x = (1 + 2;",
      .at(1, 11, width: 1, .unclosed(")", opened: SourceRange(4, 5)))),
    Broken(
      "x = 1 +;",
      .at(1, 8, width: 1, .expected(.expression, after: .token("+")))),
    Broken(
      "x = * ;",
      .at(1, 7, width: 1, .expected(.expression, after: .token("*")))),
    Broken(
      "5 = x;",
      .at(1, 1, width: 1, .notAssignable)),
    Broken(
      "[a b] = 3;",
      .at(1, 1, width: 5, .notAssignable)),
    Broken(
      "f(1, 2;",
      .at(1, 7, width: 1, .unclosed(")", opened: SourceRange(1, 2)))),
    Broken(
      "f(1 2);",
      .at(1, 5, width: 1, .unclosed(")", opened: SourceRange(1, 2)))),
    Broken(
      "a[1;",
      .at(1, 4, width: 1, .unclosed("]", opened: SourceRange(1, 2)))),
    Broken(
      "a.;",
      .at(1, 3, width: 1, .expected(.member, after: .token(".")))),
    Broken(
      "a->3;",
      .at(1, 4, width: 1, .expected(.member, after: .token("->")))),
    Broken(
      "if x {}",
      .at(1, 4, width: 1, .expected(.token("("), after: .token("if")))),
    Broken(
      "if (x {}\ny();",
      .at(1, 7, width: 1, .unclosed(")", opened: SourceRange(3, 4)))),
    Broken(
      "if () {}",
      .at(1, 5, width: 1, .expected(.expression, after: .token("(")))),
    Broken(
      "while (x",
      .at(1, 9, width: 0, .unclosed(")", opened: SourceRange(6, 7)))),
    Broken(
      "for (int i = 0 i < 3; i++) {}",
      .at(1, 15, width: 0, .expected(.token(";"), after: .declaration))),
    Broken(
      "for (x in ) {}",
      .at(1, 11, width: 1, .expected(.expression, after: .token("in")))),
    Broken(
      "do { } until (x);",
      .at(1, 8, width: 5, .expected(.token("while"), after: .token("do")))),
    Broken(
      "switch (x) { y(); }",
      .at(1, 14, width: 1, .expected(.token("case"), after: .token("switch")))),
    Broken(
      "switch (x) { case 1 y(); }",
      .at(1, 21, width: 1, .expected(.token(":"), after: .token("case")))),
    Broken(
      "else { }",
      .at(1, 1, width: 4, .unexpected("else"))),
    Broken(
      "goto end;",
      .at(1, 1, width: 4, .unsupported(.gotoStatement))),
    Broken(
      "@\"abc",
      .at(1, 1, width: 2, .unterminated(.string))),
    Broken(
      "@\"a\nx = 1;",
      .at(1, 1, width: 2, .unterminated(.string))),
    Broken(
      "'",
      .at(1, 1, width: 1, .unterminated(.character))),
    Broken(
      "''",
      .at(1, 1, width: 2, .emptyCharacterLiteral)),
    Broken(
      "'ab'",
      .at(1, 1, width: 4, .longCharacterLiteral)),
    Broken(
      "/* never",
      .at(1, 1, width: 2, .unterminated(.comment))),
    Broken(
      "x = “hello”;",
      .at(1, 5, width: 3, .curlyQuote("\u{201C}"), suggesting: "\""),
      .at(1, 11, width: 3, .curlyQuote("\u{201D}"), suggesting: "\"")),
    Broken(
      "NSLog(@\"hi”);",
      .at(1, 11, width: 3, .curlyQuote("\u{201D}"), suggesting: "\"")),
    Broken(
      "x = сеlf;",
      .at(1, 5, width: 6, .lookAlikeLetters(name: "сеlf"), suggesting: "self")),
    Broken(
      "[vс view];",
      .at(1, 2, width: 3, .lookAlikeLetters(name: "vс"), suggesting: "vc")),
    Broken(
      "x = 1 ＋ 2;",
      .at(1, 7, width: 3, .strayCharacter("\u{FF0B}"), suggesting: "+")),
    Broken(
      "x = 08;",
      .at(1, 5, width: 2, .malformedNumber("08"))),
    Broken(
      "x = 0xZZ;",
      .at(1, 5, width: 4, .malformedNumber("0xZZ"))),
    Broken(
      "x = 99999999999999999999;",
      .at(1, 5, width: 20, .numberTooLarge("99999999999999999999"))),
    Broken(
      "x = 12abc;",
      .at(1, 5, width: 5, .malformedNumber("12abc"))),
    Broken(
      "@\"\\q\";",
      .at(1, 3, width: 2, .unknownEscape("\\q"))),
  ]

  private static let statements: [Broken] = [
    Broken(
      "}",
      .at(1, 1, width: 1, .extraneous("}"))),
    Broken(
      "x = 1; }\ny = 2;",
      .at(1, 8, width: 1, .extraneous("}"))),
    Broken(
      "@interface A : B\n- (void)foo;",
      .at(1, 1, width: 10, .missingEnd(of: "@interface"))),
    Broken(
      "@implementation A\n- (void)foo { x(); \n- (void)bar { }\n@end",
      .at(2, 19, width: 0, .unclosed("}", opened: SourceRange(30, 31)))),
    Broken(
      "@implementation A\n- foo\n@end",
      .at(2, 6, width: 0, .expected(.token("{"), after: .method))),
    Broken(
      "@interface A\n- (void)foo\n- (void)bar;\n@end",
      .at(2, 12, width: 0, .expected(.token(";"), after: .method))),
    Broken(
      "@interface A\n@property (nonatomic, strng) id x;\n@property (retain) id;\n@end",
      .at(2, 23, width: 5, .unknownWord("strng", in: .property), suggesting: "strong"),
      .at(3, 22, width: 1, .expected(.identifier, after: .property))),
    Broken(
      "@interface A\n- (void);\n- (void)x:;\n@end",
      .at(2, 9, width: 1, .expected(.methodName, after: .method)),
      .at(3, 11, width: 1, .expected(.parameterName, after: .token(":")))),
    Broken(
      "@interface : B\n@end",
      .at(1, 12, width: 1, .expected(.identifier, after: .token("@interface")))),
    Broken(
      "@implementation A\nx y z\n@end\nq = 1;",
      .at(2, 4, width: 0, .expected(.token(";"), after: .declaration))),
    Broken(
      "@protocol P\n- (void)a\n@end",
      .at(2, 10, width: 0, .expected(.token(";"), after: .method))),
    Broken(
      "#define SQUARE(x) x*x\nint a = SQUARE(2;",
      .at(2, 18, width: 0, .unclosed(")", opened: SourceRange(36, 37)))),
    Broken(
      "#if DEBUG\nint a = 1;",
      .at(2, 11, width: 0, .unclosed("#endif", opened: SourceRange(0, 3)))),
    Broken(
      "#frobnicate",
      .at(1, 1, width: 11, .unknownWord("#frobnicate", in: .statement))),
    Broken(
      "struct { int a:3; } s;",
      .at(1, 15, width: 1, .unsupported(.bitField))),
    Broken(
      "union U { int a; };",
      .at(1, 1, width: 5, .unsupported(.unionDefinition))),
    Broken(
      "@encode(int);",
      .at(1, 1, width: 7, .unsupported(.encodeExpression))),
    Broken(
      "^(int a, ...) { };",
      .at(1, 10, width: 3, .unsupported(.variadicBlock))),
    Broken(
      "int x[2] = {[1] = 1};",
      .at(1, 13, width: 1, .unsupported(.designatedInitializer))),
    Broken(
      "@try { }",
      .at(1, 9, width: 0, .expected(.token("@catch"), after: .token("@try")))),
    Broken(
      "@catch (id e) {}",
      .at(1, 1, width: 6, .unexpected("@catch"))),
    Broken(
      "@[1, 2;",
      .at(1, 7, width: 1, .unclosed("]", opened: SourceRange(1, 2)))),
    Broken(
      "@{@\"a\" 1};",
      .at(1, 8, width: 1, .expected(.token(":"), after: .literal))),
    Broken(
      "@selector();",
      .at(1, 11, width: 1, .expected(.selector, after: .token("(")))),
    Broken(
      "x = y ? 1;",
      .at(1, 10, width: 1, .expected(.token(":"), after: .expression))),
    Broken(
      "x = y ? 1 : ;",
      .at(1, 13, width: 1, .expected(.expression, after: .token(":")))),
    Broken(
      "{ return 1 }",
      .at(1, 11, width: 0, .expected(.token(";"), after: .statement))),
    Broken(
      "{ x = 1\n y = 2; }",
      .at(1, 8, width: 0, .expected(.token(";"), after: .expression))),
    Broken(
      "typedef int;",
      .at(1, 12, width: 1, .expected(.identifier, after: .token("typedef")))),
    Broken(
      "enum { a b };",
      .at(1, 10, width: 1, .unclosed("}", opened: SourceRange(5, 6)))),
    Broken(
      "- (void)foo { }",
      .at(1, 1, width: 1, .unexpected("-"))),
    Broken(
      "asm(\"nop\");",
      .at(1, 1, width: 3, .unsupported(.inlineAssembly))),
    Broken(
      "x = a $ b;",
      .at(1, 6, width: 0, .expected(.token(";"), after: .expression))),
    Broken(
      "x \\ y;",
      .at(1, 3, width: 1, .strayCharacter("\\"))),
    Broken(
      "x = @;",
      .at(1, 6, width: 1, .expected(.expression, after: .token("@")))),
    Broken(
      "- (",
      .at(1, 4, width: 0, .expected(.expression, after: .token("(")))),
    Broken(
      "@",
      .at(1, 2, width: 0, .expected(.expression, after: .token("@")))),
    Broken(
      "#",
      .at(1, 1, width: 0, .expected(.expression, after: nil))),
    Broken(
      "@end",
      .at(1, 1, width: 4, .unexpected("@end"))),
    Broken(
      "case 1:",
      .at(1, 1, width: 4, .unexpected("case"))),
    Broken(
      "@synthesize x;",
      .at(1, 1, width: 11, .unexpected("@synthesize"))),
    Broken(
      "@property id x;",
      .at(1, 1, width: 9, .unexpected("@property"))),
    Broken(
      "[a b:^{ x( }];",
      .at(1, 12, width: 1, .expected(.expression, after: .token("(")))),
    Broken(
      "[a b:@[@1, @{@2: @3}]",
      .at(1, 22, width: 0, .unclosed("]", opened: SourceRange(0, 1)))),
    Broken(
      "__block int",
      .at(1, 12, width: 0, .expected(.identifier, after: .type))),
    Broken(
      "id<P x;",
      .at(1, 6, width: 1, .unclosed(">", opened: SourceRange(2, 3)))),
    Broken(
      "[self.view addSubview:label]\n[label release",
      .at(2, 15, width: 0, .unclosed("]", opened: SourceRange(29, 30)))),
    Broken(
      "int a[3;",
      .at(1, 8, width: 1, .unclosed("]", opened: SourceRange(5, 6)))),
  ]
}
