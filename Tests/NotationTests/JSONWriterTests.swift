import Notation
import Testing

@Suite struct JSONWriterTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var value: JSON
    var text: String

    init(_ value: JSON, _ text: String) {
      self.value = value
      self.text = text
    }

    var testDescription: String { text }
  }

  @Test(arguments: [
    Case(.null, "null"),
    Case(true, "true"),
    Case(false, "false"),
    Case([], "[]"),
    Case([:], "{}"),
    Case(["b": 1, "a": [.null, "x"], "c": [:]], #"{"b":1,"a":[null,"x"],"c":{}}"#),
    Case(.integer(.max), "9223372036854775807"),
    Case(.integer(.min), "-9223372036854775808"),
    Case(0.71, "0.71"),
    Case(0.1, "0.1"),
    Case(.number(1), "1"),
    Case(.number(-3), "-3"),
    Case(.number(1e16), "1e+16"),
    Case(.number(1e-7), "1e-07"),
    Case(.number(1.0 / 3), "0.3333333333333333"),
    Case(.number(.infinity), "null"),
    Case(.number(-.infinity), "null"),
    Case(.number(.nan), "null"),
  ])
  func aValueIsWrittenOnOneLine(_ example: Case) {
    #expect(example.value.encoded() == example.text)
    #expect(example.value.description == example.text)
  }

  @Test(arguments: [
    Case("", #""""#),
    Case("say \"hi\" \\ / bye", #""say \"hi\" \\ / bye""#),
    Case("\u{08}\u{0C}\t\r\n", #""\b\f\t\r\n""#),
    Case("\r\n", #""\r\n""#),
    Case("a\0b", #""a\u0000b""#),
    Case("\u{1B}[31m", #""\u001b[31m""#),
    Case("\u{7F}\u{80}\u{9B}\u{9F}", #""\u007f\u0080\u009b\u009f""#),
    Case("«\u{A0}»", "\"«\u{A0}»\""),
    Case("Привет, 世界, čtvrť, カーブ 😀", "\"Привет, 世界, čtvrť, カーブ 😀\""),
    Case("e\u{301}\u{2028}\u{2029}", "\"e\u{301}\u{2028}\u{2029}\""),
  ])
  func onlyControlsQuotesAndBackslashesAreEscaped(_ example: Case) {
    let text = example.value.encoded()
    #expect(Array(text.unicodeScalars) == Array(example.text.unicodeScalars))
  }

  @Test func namesAreEscapedAsStringsAre() {
    #expect((["\u{9B}\n": 1] as JSON).encoded() == #"{"\u009b\n":1}"#)
  }
}
