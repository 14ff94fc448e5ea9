import Notation
import Testing

@Suite struct JSONTests {
  @Test func literalsKeepTheOrderOfTheirMembers() {
    let value: JSON = ["b": 1, "a": [true, 0.5, "x\(1 + 1)"]]
    #expect(
      value
        == .object([
          .init("b", .integer(1)),
          .init("a", .array([.bool(true), .number(0.5), .string("x2")])),
        ]))
  }

  @Test func aValueAnswersOnlyForItsOwnKind() {
    let value: JSON = ["n": 3, "x": 0.5, "s": "t", "b": false, "l": [1], "o": ["k": .null]]
    #expect(value["n"]?.integer == 3)
    #expect(value["n"]?.number == 3)
    #expect(value["x"]?.number == 0.5)
    #expect(value["x"]?.integer == nil)
    #expect(value["s"]?.string == "t")
    #expect(value["b"]?.bool == false)
    #expect(value["l"]?.elements == [1])
    #expect(value["o"]?.members == [.init("k", .null)])
    #expect(value["s"]?.number == nil)
    #expect(value["none"] == nil)
    #expect(value["l"]?["k"] == nil)
  }

  @Test func theFirstOfTwoMembersOfANameAnswers() {
    let value: JSON = ["a": 1, "a": 2]
    #expect(value["a"] == 1)
  }
}
