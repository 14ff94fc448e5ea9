import Testing

@testable import Grading

@Suite struct PredictTests {
  private static let memo = #"""
    kind: predict
    setup: "class NoteController: UIViewController {}"
    code: |
      let memo = NoteController()
      if memo.view != nil { print("there is a view") }

    """#

  // MARK: - Calls

  @Test(
    arguments: [
      (["loadView", "viewDidLoad"], 1.0, [], [], []),
      (["viewDidLoad", "loadView"], 0, ["loadView"], [], []),
      (["viewDidLoad"], 0, [], ["loadView"], []),
      ([], 0, [], ["loadView", "viewDidLoad"], []),
      (["loadView", "viewDidLoad", "shown"], 0.5, [], [], ["shown"]),
    ] as [([String], Double, [String], [String], [String])])
  func callsOfALineFromAList(
    _ answer: [String], _ score: Double, _ misplaced: [String], _ missing: [String],
    _ extras: [String]
  ) throws {
    let asked = try Asked(
      Self.memo + "\nask: calls\nof: {line: 2}\ndistractors: {shown: 'memo viewWillAppear:'}")
    let mark = asked.mark(answer)
    #expect(abs(mark.score - score) < 1e-9, "\(mark.working)")
    #expect(mark.isCorrect == (score == 1))
    #expect(mark.right == ["loadView", "viewDidLoad"])
    #expect(mark.misplaced.count == misplaced.count)
    #expect(mark.missing == missing)
    #expect(mark.extras == extras)
  }

  @Test func aListNamesTheObjectWhereSeveralAreCalled() throws {
    let asked = try Asked(
      #"""
      kind: predict
      setup: "class A: UIViewController {}"
      code: |
        let one = A()
        let two = A()
      ask: calls
      """#)
    guard case .calls(let key) = asked.key else { throw Missing() }
    #expect(
      key.items.map(\.call) == [
        "one init", "one initWithNibName:bundle:", "two init", "two initWithNibName:bundle:",
      ])
    #expect(asked.mark(key.items.map(\.id)).isCorrect)
    #expect(
      asked.mark(["one init", "one initWithNibName:bundle:", "two.init()", "two initWithNibName"])
        .isCorrect)
  }

  @Test func nothingIsTheRightAnswerToALineThatCallsNothing() throws {
    let asked = try Asked(
      #"""
      kind: predict
      setup: "class A: UIViewController {}"
      code: "let gift = A()\ngift.view = UIView()"
      ask: calls
      of: {line: 2}
      distractors: {load: gift loadView, loaded: gift viewDidLoad}
      """#)
    #expect(asked.mark([]).isCorrect)
    #expect(asked.mark(["load"]).score == 0)
    #expect(asked.mark(["load"]).extras == ["load"])
  }

  private static let root = #"""
    kind: predict
    setup: "class A: UIViewController {}\nlet page = A()"
    code: window.rootViewController = page
    ask: calls
    of: page
    from: memory
    """#

  @Test(
    arguments: [
      // Six calls must come; layout passes may, as often as one likes.
      ("loadView viewDidLoad viewWillAppear viewIsAppearing viewDidAppear", 1.0),
      (
        "loadView viewDidLoad viewWillAppear: viewIsAppearing(_:) viewWillLayoutSubviews "
          + "viewDidLayoutSubviews viewWillLayoutSubviews viewDidAppear(false)", 1
      ),
      ("loadView viewDidLoad viewWillAppear viewDidAppear", 0.8),
      ("viewDidLoad loadView viewWillAppear viewIsAppearing viewDidAppear", 0.6),
      ("loadView viewDidLoad viewDidUnload viewWillAppear viewIsAppearing viewDidAppear", 0.8),
      ("viewDidAppear", 0.2),
      ("", 0),
      (
        "viewWillLayoutSubviews loadView viewDidLoad viewWillAppear viewIsAppearing viewDidAppear",
        0.8
      ),
    ] as [(String, Double)])
  func callsFromMemory(_ answer: String, _ score: Double) throws {
    let asked = try Asked(Self.root)
    let mark = asked.mark(answer.split(separator: " ").map { String($0) })
    #expect(abs(mark.score - score) < 1e-9, "\(mark.working)")
    #expect(mark.isCorrect == (score == 1))
  }

  @Test func memoryIsShownTheNearestTrace() throws {
    let mark = try Asked(Self.root).mark(
      ["viewDidLoad", "loadView", "viewDidLoad", "viewWillAppear", "viewDidUnload"])
    #expect(
      mark.right == [
        "loadView", "viewDidLoad", "viewWillAppear:", "viewIsAppearing:", "viewDidAppear:",
      ])
    #expect(mark.repeated == ["viewDidLoad"])
    #expect(mark.extras == ["viewDidUnload"])
    #expect(mark.missing == ["viewIsAppearing:", "viewDidAppear:"])
    #expect(mark.working == "max(0, 1-4/5) = 0.2")
  }

  @Test func anAnswerIsUnderstoodInTheSpellingOfTheRightOne() throws {
    let mark = try Asked(Self.root).mark(
      ["loadView", "page.viewDidLoad()", "viewWillAppear", "viewDidApear"])
    #expect(mark.given == ["loadView", "viewDidLoad", "viewWillAppear:", "viewDidApear"])
  }

  @Test func whatWasNotAskedIsSaidOnce() throws {
    let mark = try Asked(Self.root).mark(["loadView"])
    #expect(mark.unasked == ["viewWillLayoutSubviews", "viewDidLayoutSubviews"])
  }

  @Test(
    arguments: [
      ("loadView viewDidLoad viewWillAppear viewIsAppearing viewDidAppear", [.allRight]),
      (
        "viewDidLoad loadView viewWillAppear viewIsAppearing viewDidAppear",
        [.misplaced(1), .left(3, of: 5), .together(0.6)]
      ),
      (
        "loadView viewDidLoad viewDidUnload viewWillAppear viewWillAppear viewDidAppear",
        [.missing(1), .tooMany(2), .left(2, of: 5), .together(0.4)]
      ),
    ] as [(String, [Mark.Step])])
  func theWayToAScoreSaysWhatIsWrong(_ answer: String, _ steps: [Mark.Step]) throws {
    #expect(
      try Asked(Self.root).mark(answer.split(separator: " ").map { String($0) }).steps == steps)
  }

  // MARK: - Lines and numbers

  @Test(
    arguments: [
      (["a", "x", "c"], [.other(1), .left(2, of: 3), .together(1 - 1.0 / 3)]),
      (["b", "c", "a"], [.misplaced(1), .left(1, of: 3), .together(1 - 2.0 / 3)]),
      (["a", "b", "c", "d", "e"], [.tooMany(2), .left(1, of: 3), .together(1 - 2.0 / 3)]),
    ] as [([String], [Mark.Step])])
  func linesSayWhatIsWrong(_ answer: [String], _ steps: [Mark.Step]) throws {
    let mark = try Asked(
      "kind: output\ncode: \"print(\\\"a\\\")\\nprint(\\\"b\\\")\\nprint(\\\"c\\\")\""
    ).mark(answer)
    #expect(mark.steps == steps)
  }

  struct Told: Equatable, Sendable {
    var misplaced: [String] = []
    var missing: [String] = []
    var extras: [String] = []
    var repeated: [String] = []
  }

  @Test(
    arguments: [
      (["c", "a"], Told(misplaced: ["c"], missing: ["b"])),
      (["b", "a", "c"], Told(misplaced: ["b"])),
      (["c", "b", "a"], Told(misplaced: ["c", "a"])),
      (["c", "x"], Told(missing: ["a", "b"], extras: ["x"])),
      (["a", "a", "b", "c"], Told(repeated: ["a"])),
      (["a", "b", "c", "x"], Told(extras: ["x"])),
      (["x", "b", "c"], Told()),
    ] as [([String], Told)])
  func aLineThatIsPrintedElsewhereIsNeitherMissingNorSuperfluous(
    _ answer: [String], _ told: Told
  ) throws {
    let mark = try Asked(
      "kind: output\ncode: \"print(\\\"a\\\")\\nprint(\\\"b\\\")\\nprint(\\\"c\\\")\""
    ).mark(answer)
    #expect(
      Told(
        misplaced: mark.misplaced, missing: mark.missing, extras: mark.extras,
        repeated: mark.repeated) == told)
  }

  @Test(
    arguments: [
      (["a", "b", "c"], 1.0, "max(0, 1-0/3) = 1"),
      (["a", "x", "c"], 2.0 / 3, "max(0, 1-1/3) = 0.6667"),
      (["a", "c"], 2.0 / 3, "max(0, 1-1/3) = 0.6667"),
      (["b", "c", "a"], 1.0 / 3, "max(0, 1-2/3) = 0.3333"),
      (["x", "y", "z", "u"], 0, "max(0, 1-4/3) = 0"),
      ([], 0, "max(0, 1-3/3) = 0"),
    ] as [([String], Double, String)])
  func prints(_ answer: [String], _ score: Double, _ working: String) throws {
    let asked = try Asked(
      "kind: output\ncode: \"print(\\\"a\\\")\\nprint(\\\"b\\\")\\nprint(\\\"c\\\")\"")
    let mark = asked.mark(answer)
    #expect(abs(mark.score - score) < 1e-9)
    #expect(mark.isCorrect == (score == 1))
    #expect(mark.working == working)
    #expect(mark.right == ["a", "b", "c"])
  }

  @Test(
    arguments: [
      (["320", "-1", "44.5"], 1.0), (["320 -1 44.5"], 1), (["320, -1", "44.5"], 1),
      (["３２０ -1; 44.5"], 1), (["320 44.5"], 2.0 / 3), (["320 -1 and 44.5"], 0),
    ] as [([String], Double)])
  func numbersInARowAreLinesWhereEachLineIsANumber(_ answer: [String], _ score: Double) throws {
    let asked = try Asked("kind: output\ncode: \"print(320)\\nprint(-1)\\nprint(44.5)\"")
    #expect(abs(asked.mark(answer).score - score) < 1e-9)
    let pairs = try Asked("kind: output\ncode: \"print(1, 2)\\nprint(3, 4)\"")
    #expect(pairs.mark(["1 2", "3 4"]).isCorrect && !pairs.mark(["1", "2", "3", "4"]).isCorrect)
  }

  @Test func whatTheLanguagesPrintDifferentlyIsTheSame() throws {
    let asked = try Asked(
      "kind: output\ncode: \"print(true)\\nprint(window.rootViewController as Any)\"")
    #expect(asked.mark(["YES", "(null)"]).isCorrect)
    #expect(asked.mark([" true", "nil "]).isCorrect)
    #expect(asked.mark(["false", "nil"]).score == 0.5)
  }

  @Test func owners() throws {
    let asked = try Asked(
      #"""
      kind: count
      code: "let text = UILabel()\nlet box = UIView()\nbox.addSubview(text)"
      of: text
      """#)
    #expect(asked.mark(["2"]).isCorrect)
    #expect(asked.mark(["1"]).score == 0)
    #expect(asked.mark([]).score == 0)
    #expect(asked.mark(["2", "3"]).score == 0)
    #expect(asked.mark(["two"]).working == "not correct = 0")
  }

  @Test func numberOfCalls() throws {
    let asked = try Asked(
      #"""
      kind: predict
      ask: number
      setup: "class A: UIViewController {}"
      code: "let a = A()\nlet b = A()\n_ = a.view\n_ = a.view\n_ = b.view"
      of: loadView
      """#)
    #expect(asked.mark(["2"]).isCorrect)
    #expect(asked.mark(["3"]).score == 0)
  }

  // MARK: - Choices

  private static let choice = #"""
    kind: predict
    ask: choice
    setup: "class A: UIViewController {}"
    code: "let a = A()\n_ = a.view"
    options:
      loads: {text: {en: l}, when: {trace: [a init, "a initWithNibName:bundle:", a loadView, a viewDidLoad]}}
      nothing: {text: {en: n}, when: {without: [a loadView]}}
    """#

  @Test func theRunSaysWhichOptionIsRight() throws {
    let asked = try Asked(Self.choice)
    #expect(asked.mark(["loads"]).score == 1)
    #expect(asked.mark(["nothing"]).score == 0)
    #expect(asked.mark(["nothing"]).right == ["loads"])
    #expect(asked.mark(["loads", "nothing"]).score == 0)
  }

  @Test func aKeyIsOneOptionAndNoMore() throws {
    let all = Self.choice.replacing("without: [a loadView]", with: "freed: [b]")
    #expect(throws: QuestionFault.severalAnswers(["loads", "nothing"])) {
      try Asked(Self.choice.replacing("without: [a loadView]", with: "prints: none"))
    }
    #expect(throws: QuestionFault.noAnswer) {
      try Asked(all.replacing("a viewDidLoad]", with: "a viewDidLoad, a dealloc]"))
    }
    #expect(throws: QuestionFault.codeIsWrong) {
      try Asked(Self.choice.replacing("let a = A()", with: "let a = "))
    }
  }

  private struct Missing: Error {}
}
