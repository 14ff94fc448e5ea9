import Diagnostics
import Parsing
import Syntax
import Testing

/// What of a text counts: not how it is spaced, nor what is explained in it.
@Suite struct TightTests {
  private func tight(_ text: String, _ dialect: Dialect) -> String {
    SourceText(name: "<stdin>", text: text).tight(dialect)
  }

  @Test(arguments: [
    ("let a  =  1 // one", "let a = 1"), ("\n\n  let a = 1\n\n", "let a = 1"),
    ("let a = /* why */ 1", "let a = 1"), ("f()\n\n// then\n\n\tg()  ", "f()\ng()"),
    ("print(\"a  b\") //", "print(\"a  b\")"),
  ]) func spacesAndCommentsDoNot(_ one: String, _ other: String) {
    for dialect in Dialect.allCases { #expect(tight(one, dialect) == tight(other, dialect)) }
  }

  @Test(arguments: [
    ("a -b", "a - b"), ("a\n-b", "a -b"), ("f()", "g()"), ("print(\"a  b\")", "print(\"a b\")"),
    ("print(\"//a\")", "print(\"//b\")"), ("a ? b : c", "a? b : c"), ("let ab = 1", "let a b = 1"),
  ]) func allElseDoes(_ one: String, _ other: String) {
    #expect(tight(one, .swift) != tight(other, .swift))
  }

  @Test(
    arguments: [
      ("print(#line)\n", .swift), ("\nprint(#column)", .swift), ("print(\"\\(#line)\")  ", .swift),
      ("NSLog(@\"%d\",  __LINE__);", .objectiveC),
    ] as [(String, Dialect)]) func whatTellsItsPlaceStaysThere(_ text: String, _ dialect: Dialect)
  {
    #expect(tight(text, dialect) == text)
  }
}
