import Classroom
import Sessions
import Syntax
import Testing

@Suite struct BallotTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var form: AnswerForm
    var lines: [String]
    var answer: [String]
    var isWhole = true
  }

  static let cases = [
    Case(testDescription: "a letter", form: .one(of: 3), lines: ["b"], answer: ["2"]),
    Case(
      testDescription: "another takes its place", form: .one(of: 3), lines: ["b", "c"],
      answer: ["3"]),
    Case(
      testDescription: "what is none leaves the answer", form: .one(of: 3), lines: ["b", "z"],
      answer: ["2"]),
    Case(
      testDescription: "an order", form: .several(["loadView", "viewDidLoad"], allowsNone: true),
      lines: ["2 1"], answer: ["2", "1"]),
    Case(
      testDescription: "nothing", form: .several(["loadView"], allowsNone: true), lines: ["0"],
      answer: []),
    Case(testDescription: "a number", form: .number, lines: ["３"], answer: ["3"]),
    Case(
      testDescription: "lines of code", form: .lines(of: 9), lines: ["5:9 7"], answer: ["5:9", "7"]),
    Case(
      testDescription: "versions", form: .columns(3, .isSo), lines: ["n да y"],
      answer: ["n", "y", "y"]),
    Case(
      testDescription: "printed lines before Return", form: .list(.print), lines: ["a", "b"],
      answer: ["a", "b"], isWhole: false),
    Case(
      testDescription: "printed lines", form: .list(.print), lines: ["a", "b", ""],
      answer: ["a", "b"]),
    Case(
      testDescription: "printed lines anew", form: .list(.print), lines: ["a", "", "c", ""],
      answer: ["c"]),
    Case(
      testDescription: "printed numbers in a row", form: .list(.number),
      lines: ["320, 320", "402", "x 1", ""], answer: ["320", "320", "402", "x 1"]),
    Case(testDescription: "nothing printed", form: .list(.print), lines: ["0"], answer: []),
    Case(
      testDescription: "a row of calls", form: .list(.call), lines: ["loadView viewDidLoad", ""],
      answer: ["loadView", "viewDidLoad"]),
    Case(
      testDescription: "calls that there are not", form: .list(.call),
      lines: ["zzz", "refresh", "viewWillApear", "memo willMoveToParent", ""],
      answer: ["memo willMoveToParent"]),
    Case(
      testDescription: "gaps one by one", form: .gaps(2), lines: ["weak", "self"],
      answer: ["weak", "self"]),
    Case(
      testDescription: "a gap by its number", form: .gaps(2), lines: ["weak", "self", "1 strong"],
      answer: ["strong", "self"]),
    Case(
      testDescription: "a gap is open", form: .gaps(2), lines: ["2 self"], answer: ["", "self"],
      isWhole: false),
    Case(
      testDescription: "code", form: .code(.swift), lines: ["1 print(2)", "1+ print(3)"],
      answer: ["print(2)\nprint(3)"]),
    Case(
      testDescription: "one call", form: .calls, lines: ["loadView viewDidLoad", "memo loadView"],
      answer: ["memo loadView"]),
    Case(testDescription: "words", form: .text, lines: ["it loads", ""], answer: ["it loads"]),
    Case(
      testDescription: "far too much", form: .text,
      lines: [String(repeating: "x", count: 20_000)], answer: [], isWhole: false),
  ]

  @Test(arguments: cases) func isTakenAsItsFormSays(_ example: Case) {
    var ballot = Ballot(example.form, mending: "print(1)")
    for line in example.lines { _ = try? ballot.take(line) }
    #expect(ballot.answer == example.answer)
    #expect(ballot.isWhole == example.isWhole)
  }

  @Test func aMethodOfThePageIsACallAsWell() throws {
    let code = "class List: UIViewController {\n  func refresh() {}\n}"
    let shown = Page.Listing(text: code, dialect: .swift)
    var ballot = Ballot(.list(.call), beside: [shown])
    _ = try ballot.take("list refresh")
    #expect(throws: Refusal.malformedAnswer(.unknown("list zzz"), count: 0)) {
      try ballot.take("list zzz")
    }
    #expect(ballot.answer == ["list refresh"])
  }

  @Test func whatIsNoAnswerIsRefusedInWords() {
    var ballot = Ballot(.one(of: 2))
    #expect(throws: Refusal.malformedAnswer(.noLetter("x"), count: 2)) { try ballot.take("x") }
    var call = Ballot(.calls)
    #expect(throws: Refusal.malformedAnswer(.misspelt("viewDidLod", "viewDidLoad"), count: 0)) {
      try call.take("viewDidLod")
    }
  }

  @Test func aDroppedAnswerIsNone() throws {
    var ballot = Ballot(.one(of: 2))
    _ = try ballot.take("a")
    ballot.drop()
    #expect(!ballot.isWhole && ballot.answer.isEmpty)
  }
}
