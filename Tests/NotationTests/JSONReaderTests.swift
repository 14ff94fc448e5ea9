import Diagnostics
import Notation
import Testing

@Suite struct JSONReaderTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var text: String
    var value: JSON

    init(_ text: String, _ value: JSON) {
      self.text = text
      self.value = value
    }

    var testDescription: String { text }
  }

  @Test(arguments: [
    Case("null", .null),
    Case(" true\n", true),
    Case("\t{\"a\"\t:\t[false , -1.5e3]}\t", ["a": [false, -1500.0]]),
    Case("{}", [:]),
    Case("[ ]", []),
    Case("[[],{},[{}]]", [[], [:], [[:]]]),
    Case(#"{"a":1,"b":"c","d":{"e":null}}"#, ["a": 1, "b": "c", "d": ["e": .null]]),
    Case(#"{"a":1,"a":2}"#, ["a": 1, "a": 2]),
    Case("{\n\"a\"\n:\n1\n,\r\n\"b\"\r:\r2}", ["a": 1, "b": 2]),
    Case("9223372036854775807", .integer(.max)),
    Case("-9223372036854775808", .integer(.min)),
    Case("9223372036854775808", .number(9_223_372_036_854_775_808)),
    Case("[0,-0,1.0,1E2,1e-07]", [0, 0, 1.0, 100.0, 1e-07]),
    Case(
      #"["y","no","~","1","null","",":","a: b"," #c"]"#,
      ["y", "no", "~", "1", "null", "", ":", "a: b", " #c"]),
    Case(#""\"\\\/\b\f\n\r\t\u0000\u00e9\u4e16""#, "\"\\/\u{08}\u{0C}\n\r\t\0é世"),
    Case(#""\uD83D\uDE00 \ud83d\ude00""#, "😀 😀"),
    Case(#""\\uD83D\\uDE00""#, #"\uD83D\uDE00"#),
    Case("\"a \u{2028} b \u{2029} c \u{85} d\"", "a \u{2028} b \u{2029} c \u{85} d"),
    Case(
      "\"\u{7F}\u{9B}\u{FEFF}\u{FFFE}\u{FFFF}\u{10FFFF}\"",
      "\u{7F}\u{9B}\u{FEFF}\u{FFFE}\u{FFFF}\u{10FFFF}"),
    Case(#"{"Ключ":"значение","鍵":"値"}"#, ["Ключ": "значение", "鍵": "値"]),
  ])
  func aTextIsReadAsJSONMeansIt(_ example: Case) throws {
    #expect(try JSON(parsing: example.text) == example.value)
  }

  @Test func namesMayBeOfAnyLength() throws {
    let name = String(repeating: "длинно ", count: 1000)
    let value: JSON = [name: [name: 1], "b": 2]
    #expect(try JSON(parsing: value.encoded()) == value)
  }

  @Test func whatIsWrittenIsReadBack() throws {
    let every = String(String.UnicodeScalarView((0...0x2100).compactMap(Unicode.Scalar.init)))
    let value: JSON = [
      every: [
        .string(every), 0.1, .number(.leastNonzeroMagnitude), .number(.greatestFiniteMagnitude),
        .null,
      ],
      "e\u{301}": "é", "😀": ["家族👨‍👩‍👧": [true, [], [:]]],
    ]
    let read = try JSON(parsing: value.encoded())
    #expect(read == value)
    #expect(read.encoded() == value.encoded())
  }

  @Test func nestingIsReadDownToTheLimit() throws {
    let deepest = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(try JSON(parsing: deepest).encoded() == deepest)
    #expect(throws: UnreadableJSON.self) { try JSON(parsing: "[" + deepest + "]") }
  }
}

@Suite struct UnreadableJSONTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var text: String
    var problem: UnreadableJSON.Problem
    var line: Int
    var column: Int

    init(_ text: String, _ problem: UnreadableJSON.Problem, _ line: Int, _ column: Int) {
      self.text = text
      self.problem = problem
      self.line = line
      self.column = column
    }

    var testDescription: String { text }
  }

  @Test(arguments: [
    Case("", .empty, 1, 1),
    Case("\n ", .empty, 1, 1),
    Case("[1,\n tru]", .word("tru"), 2, 2),
    Case("[01]", .word("01"), 1, 2),
    Case("[+1]", .word("+1"), 1, 2),
    Case("[.5]", .word(".5"), 1, 2),
    Case("[5.]", .word("5."), 1, 2),
    Case("[1e]", .word("1e"), 1, 2),
    Case("[0x1]", .word("0x1"), 1, 2),
    Case("[1e999]", .word("1e999"), 1, 2),
    Case("[NaN]", .word("NaN"), 1, 2),
    Case("[1 2]", .character("2"), 1, 4),
    Case(#"{"a":}"#, .character("}"), 1, 6),
    Case("{1: 2}", .name, 1, 2),
    Case("{a: 2}", .name, 1, 2),
    Case("{[]: 2}", .name, 1, 2),
    Case("[1,]", .character("]"), 1, 4),
    Case("{\"a\":1,}", .character("}"), 1, 8),
    Case("['a']", .character("'"), 1, 2),
    Case("[1] # no", .character("#"), 1, 5),
    Case("[&a 1]", .character("&"), 1, 2),
    Case("[\u{2028}]", .character("\u{2028}"), 1, 2),
    Case("\"a\nb\"", .character("\n"), 1, 3),
    Case("\"a\u{1B}\"", .character("\u{1B}"), 1, 3),
    Case(#""ж\x41""#, .character("x"), 1, 3),
    Case("[1]\n]", .character("]"), 2, 1),
    Case("[1\n}", .character("}"), 2, 1),
    Case(
      #"{"😀\uD83D\uDE00": ["é", "\uD83D"]}"#,
      .escape, 1, 26),
    Case("a: 1", .word("a"), 1, 1),
    Case("- 1", .word("-"), 1, 1),
    Case(#"["a": 1]"#, .character(":"), 1, 5),
    Case(#"["a": ["#, .character(":"), 1, 5),
    Case(#"{"a": ["#, .unfinished, 1, 8),
    Case("[1,", .unfinished, 1, 4),
    Case("--- 1", .word("---"), 1, 1),
  ])
  func whatJSONRefusesIsRefusedAtItsPlace(_ example: Case) {
    let error = #expect(throws: UnreadableJSON.self) { try JSON(parsing: example.text) }
    #expect(error?.problem == example.problem)
    #expect(error?.position == Position(line: example.line, column: example.column))
  }

  @Test func theDepthLimitIsAFactOfTheError() {
    let text = "\n" + String(repeating: "[", count: 100_000)
    let error = #expect(throws: UnreadableJSON.self) { try JSON(parsing: text) }
    #expect(error?.problem == .depth(limit: 512))
    #expect(error?.offset == 513)
    #expect(error?.position == Position(line: 2, column: 513))
  }

  @Test func anUnfinishedTextNeverReadsAsAValue() throws {
    let text = #"{"a": [1, {"b": "c\u00e9\n"}], "d": true}"#
    #expect(try JSON(parsing: text)["d"] == true)
    for count in 0..<text.count {
      #expect(throws: UnreadableJSON.self) { try JSON(parsing: String(text.prefix(count))) }
    }
  }
}
