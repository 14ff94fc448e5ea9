import Notation
import Testing

@testable import Grading

@Suite struct SpotTests {
  private static let loads = #"""
    kind: spot
    setup: "class A: UIViewController {}"
    code: |
      let one = A()
      one.title = "One"
      print(one.isViewLoaded)
      print(one.view!)

      let two = A()
      window.rootViewController = two
    ask: loads
    """#

  @Test(
    arguments: [
      (["4", "7"], 1.0, [], [], "max(0, 2-0)/2 = 1"),
      (["4"], 0.5, ["7"], [], "max(0, 1-0)/2 = 0.5"),
      (["4", "2"], 0, ["7"], ["2"], "max(0, 1-1)/2 = 0"),
      (["4", "7", "3"], 0.5, [], ["3"], "max(0, 2-1)/2 = 0.5"),
      ([], 0, ["4", "7"], [], "max(0, 0-0)/2 = 0"),
      (["4", "4", "7"], 1, [], [], "max(0, 2-0)/2 = 1"),
      (["four"], 0, ["4", "7"], [], "max(0, 0-0)/2 = 0"),
    ] as [([String], Double, [String], [String], String)])
  func linesThatLoadAView(
    _ answer: [String], _ score: Double, _ missing: [String], _ extras: [String],
    _ working: String
  ) throws {
    let mark = try Asked(Self.loads).mark(answer)
    #expect(mark.score == score)
    #expect(mark.isCorrect == (score == 1))
    #expect(mark.missing == missing)
    #expect(mark.extras == extras)
    #expect(mark.working == working)
    #expect(mark.right == ["4", "7"])
  }

  @Test func linesThatFree() throws {
    let asked = try Asked(
      #"""
      kind: spot
      setup: "class A: UIViewController {}"
      code: "var a: A? = A()\nlet b = a\na = nil\nvar c: A? = A()\nc = nil"
      ask: frees
      """#)
    #expect(asked.mark([]).right == ["5"])
    #expect(asked.mark(["5"]).isCorrect)
  }

  @Test func linesThatMakeWhatLeaks() throws {
    let asked = try Asked(
      #"""
      kind: spot
      setup: "class A: UIViewController { var friend: A? }"
      code: |
        var a: A? = A()
        var b: A? = A()
        var c: A? = A()
        a!.friend = b
        b!.friend = a
        a = nil; b = nil; c = nil
      ask: leaks
      """#)
    #expect(asked.mark([]).right == ["1", "2"])
    #expect(asked.mark(["1", "2"]).isCorrect)
  }

  private static let early = #"""
    kind: spot
    dialects: [swift]
    code: |
      class RingController: UIViewController {
        var ring: UIView!
        override init(nibName name: String?, bundle: Bundle?) {
          super.init(nibName: name, bundle: bundle)
          ring = UIView()
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
    ask: mistakes
    """#

  /// Classes that nothing uses are led through the life that `lint` leads them through.
  @Test func linesWithMistakesAndTheirNumbers() throws {
    let asked = try Asked(Self.early)
    #expect(asked.mark([]).right == ["5:3"])
    #expect(asked.mark(["5:3"]).isCorrect)
    #expect(asked.mark(["5"]).isCorrect)
    #expect(!asked.mark(["5:9"]).isCorrect)
    #expect(asked.mark(["5:9"]).score == 0.5)
    #expect(asked.mark(["5:9"]).working == "max(0, 1-1/2-0)/1 = 0.5")
    #expect(asked.mark(["5:9"]).steps == [.found(1, of: 1), .misnamed(1), .together(0.5)])
    #expect(asked.mark(["5:9", "2"]).score == 0)
    #expect(asked.mark(["5:3"]).parts.last?.value == .integer(1))
    #expect(asked.mark(["5:9"]).parts.last?.value == .integer(0))
    #expect(asked.mark(["6:3"]).score == 0)
  }

  @Test func aPlayDecidesWhatCodeWithoutOneDoesNot() throws {
    let asked = try Asked(
      Self.early + "\nplay: |\n  let ring = RingController()\n  window.rootViewController = ring")
    #expect(asked.mark(["5:3"]).isCorrect)
    // Lines of the play are no answers.
    #expect(asked.mark([]).right == ["5:3"])
  }

  @Test func rightCodeHasNoLine() throws {
    let asked = try Asked(
      Self.early.replacing("ring = UIView()", with: "title = nil"))
    #expect(asked.mark([]).isCorrect)
    #expect(asked.mark(["5"]).score == 0)
  }

  private static func log(_ lines: String...) -> String {
    "kind: spot\nask: log\nios: 17.0\nlog: |\n" + lines.map { "  \($0)\n" }.joined()
  }

  @Test func theFirstLineOfALogThatUIKitCouldNotHaveWritten() throws {
    let asked = try Asked(
      Self.log(
        "<AController: 0x1> viewDidLoad", "<AController: 0x1> viewDidAppear:",
        "<AController: 0x1> viewDidAppear:"))
    #expect(asked.mark([]).right == ["2"])
    #expect(asked.mark(["2"]).isCorrect)
    let right = try Asked(
      Self.log("<AController: 0x1> viewDidLoad", "<AController: 0x1> viewWillAppear:"))
    #expect(right.mark([]).isCorrect)
    #expect(throws: QuestionFault.codeIsWrong) { try Asked(Self.log("hello", "world")) }
  }
}
