import Testing

@testable import Parsing
@testable import Syntax

struct CompletenessTests {
  @Test(arguments: [
    "[vc", "[vc foo:@[@1,", "@interface A : B", "@implementation A\n- (void)a {}", "{", "if (x) {",
    "if (x)", "else", "f(1,", "/* a", "x = a +", "x =", "#define A \\", "@\"a\\", "@{@\"a\":",
    "@protocol P", ":nib A {view: UIView,", "^{", "int a[] = {1,",
  ])
  func objectiveCGoesOn(_ text: String) {
    #expect(Script.isIncomplete(text, dialect: .objectiveC))
  }

  @Test(arguments: [
    "[vc view]", "[vc view];", "@interface A\n@end", "@protocol P;", "@\"abc", "x = 1", "",
    ":ios 5",
    ":nib A {view: UIView}", "}", "viewWillAppear:", "i++", "NSLog(@\"(\")", "// (", "[vc foo:@\"a",
    "do { } while (x)", "id x = @protocol(P)",
  ])
  func objectiveCIsWhole(_ text: String) {
    #expect(!Script.isIncomplete(text, dialect: .objectiveC))
  }

  @Test(arguments: [
    "class A {", "f(", "let x =", "\"\"\"\nabc", "/* /* */", "a +", "[1,", "let f = { x in",
  ])
  func swiftGoesOn(_ text: String) {
    #expect(Script.isIncomplete(text, dialect: .swift))
  }

  @Test(arguments: ["let x = 1", "class A {}", "\"a", "x!", "a?", "if x { }", "func f() {}"])
  func swiftIsWhole(_ text: String) {
    #expect(!Script.isIncomplete(text, dialect: .swift))
  }

  @Test(arguments: [
    "@implementation X\n- (void)a {\n  x = [[NSMutableDictionary alloc] init;\n}\n@end",
    "@implementation X\n- (void)a {\n  [self b;\n@end", "[self b\n}", "{ f(1; }",
  ])
  func aBracketThatCanNoLongerCloseEndsTheBlock(_ text: String) {
    #expect(!Script.isIncomplete(text, dialect: .objectiveC))
  }

  @Test(arguments: [
    "@implementation X\n- (void)a {\n  [self b;\n}", "{ f(1; { }", "x = @[^{ a(); }, ",
    "[a b:^{ f(1) }",
  ])
  func whatIsAroundAnOpenBracketStillGoesOn(_ text: String) {
    #expect(Script.isIncomplete(text, dialect: .objectiveC))
  }

  @Test func aBraceOfSwiftClosesWhatStandsOpenInIt() {
    #expect(!Script.isIncomplete("class A {\n  func f() {\n    g([1, 2\n  }\n}", dialect: .swift))
  }

  @Test func theDialectIsRecognisedWhereItIsNotGiven() {
    #expect(Script.isIncomplete("let x =") && Script.isIncomplete("@interface A"))
  }
}
