import Diagnostics
import Syntax

extension Broken {
  /// Objective-C that misses a part, and characters that are none of its.
  static let unfinishedObjectiveC: [Broken] = [
    Broken("x\u{202E} = 1;", .at(1, 2, width: 3, .strayCharacter("\u{202E}"))),
    Broken(
      "[v\u{200B}c view];",
      .at(1, 3, width: 3, .strayCharacter("\u{200B}")),
      .at(1, 6, width: 4, .unclosed("]", opened: SourceRange(0, 1)))),
    Broken(
      "NSLog(@\"a\" \"b\u{2066}\nc\");",
      .at(1, 12, width: 1, .unterminated(.string)),
      .at(1, 15, width: 0, .unclosed(")", opened: SourceRange(5, 6))),
      .at(2, 2, width: 0, .expected(.token(";"), after: .expression)),
      .at(2, 2, width: 1, .unterminated(.string))),
    Broken(
      "int x = 1\u{2028}int y = 2;",
      .at(1, 10, width: 0, .expected(.token(";"), after: .declaration)),
      .at(1, 10, width: 3, .strayCharacter("\u{2028}"))),
    Broken("x = 1.2.3;", .at(1, 8, width: 0, .expected(.token(";"), after: .expression))),
    Broken("x = 0x;", .at(1, 5, width: 2, .malformedNumber("0x"))),
    Broken(
      "[self.view addSubview:];",
      .at(1, 23, width: 1, .expected(.expression, after: .token(":")))),
    Broken(
      "[[UIView alloc] init;",
      .at(1, 21, width: 1, .unclosed("]", opened: SourceRange(0, 1)))),
    Broken(
      "UIViewController *vc = [[UIViewController alloc] init]\nvc.view = ]",
      .at(2, 11, width: 1, .expected(.expression, after: .token("=")))),
    Broken(
      "@implementation A\n- (void)foo {\n  if (x) {\n    y();\n}\n- (void)bar { }\n@end",
      .at(5, 2, width: 0, .unclosed("}", opened: SourceRange(30, 31)))),
    Broken(
      "@interface A : NSObject {\n  int x\n}\n@end",
      .at(2, 8, width: 0, .expected(.token(";"), after: .declaration))),
    Broken("for (;;", .at(1, 8, width: 0, .expected(.expression, after: .token(";")))),
    Broken(
      "for (int i = 0; i < 3) {}",
      .at(1, 22, width: 1, .expected(.token(";"), after: .condition))),
    Broken(
      "switch (x) { case 1: y(); case: z(); }",
      .at(1, 31, width: 1, .expected(.expression, after: .token("case")))),
    Broken("x = (int)", .at(1, 10, width: 0, .expected(.expression, after: .token(")")))),
    Broken("^{ return 1; ", .at(1, 13, width: 0, .unclosed("}", opened: SourceRange(1, 2)))),
    Broken("return (1;", .at(1, 10, width: 1, .unclosed(")", opened: SourceRange(7, 8)))),
    Broken("do x(); while", .at(1, 14, width: 0, .expected(.token("("), after: .token("while")))),
  ]
}
