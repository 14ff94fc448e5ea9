import Curriculum
import Mistakes
import Syntax
import Testing
import UIKitAPI

@testable import Grading

/// Why an answer is right, told from the run alone.
@Suite struct GroundTests {
  private func grounds(_ yaml: String, _ answer: [String]?) throws -> [Ground] {
    let asked = try Asked(yaml)
    let setting = asked.question.setting
    return asked.key.grounds(
      of: asked.question.exercise, in: setting, for: asked.mark(answer ?? []), answer
    ) { Asked.play($0, setting) }
  }

  private static let dismissed = #"""
    kind: predict
    setup: |
      let menu = UIViewController(), card = UIViewController()
      window.rootViewController = menu
      menu.present(card, animated: false)
    code: |
      menu.title = "New"
      card.dismiss(animated: false)
    ask: calls
    from: memory
    """#

  @Test func theFirstCallThatDiffersHasItsLineAndItsRule() throws {
    #expect(
      try grounds(Self.dismissed, ["card viewDidDisappear"]) == [
        .differs(call: "card viewWillDisappear:", line: 2, .will)
      ])
  }

  @Test(arguments: [
    ("menu viewWillAppear", "menu", Ground.Absence.staysOnScreen),
    ("card viewWillAppear", "card", .leaves), ("card viewDidLoad", "card", .isLoaded),
    ("card didMove(toParent:)", "card", .keepsItsParent),
  ])
  func whatDoesNotComeIsSaidWhy(
    _ call: String, _ name: String, _ absence: Ground.Absence
  ) throws {
    let answer = [call, "card viewWillDisappear", "card viewDidDisappear"]
    let told = try grounds(Self.dismissed, answer)
    guard case .staysAway(_, name, absence)? = told.first, told.count == 1 else {
      Issue.record("\(told)")
      return
    }
  }

  @Test func whatTheVersionDoesNotSendIsSaid() throws {
    let answer = ["card viewWillDisappear", "card viewDidDisappear", "card viewDidUnload"]
    #expect(try grounds(Self.dismissed, answer) == [.isNotSent("viewDidUnload", in: .newest)])
  }

  @Test func anAnswerThatIsShownHasEachRuleOnce() throws {
    #expect(
      try grounds(Self.dismissed, nil) == [
        .comes(call: "card viewWillDisappear:", line: 2, .will),
        .comes(call: "card viewDidDisappear:", line: 2, .did),
      ])
  }

  @Test(arguments: [
    ("menu viewWillAppear:", "card.dismiss(animated: false)", Ground.sheetsCoverInPart),
    (
      "other viewIsAppearing:", "window.rootViewController = other",
      .isSent("viewIsAppearing:", since: UIKitVersion(13), until: nil)
    ),
  ])
  func whyVersionsDifferIsSaid(_ call: String, _ code: String, _ ground: Ground) throws {
    let yaml = """
      kind: versions
      setup: |
        let menu = UIViewController(), card = UIViewController(), other = UIViewController()
        window.rootViewController = menu
        menu.present(card, animated: false)
      code: |
        \(code)
      ios: [12, 13]
      ask: {call: "\(call)"}
      """
    #expect(try grounds(yaml, ["y", "y"]) == [ground])
  }

  @Test func aPrintedLineHasItsLineAndItsMethod() throws {
    let yaml = #"""
      kind: predict
      code: |
        class A: UIViewController {
          override func viewDidLoad() {
            print("before")
            super.viewDidLoad()
            print("after")
          }
        }
        let a = A()
        _ = a.view
      ask: prints
      """#
    #expect(
      try grounds(yaml, ["before", "later"]) == [.prints("after", line: 5, in: "viewDidLoad")])
  }

  @Test func aLineOfALogIsSaidWhy() throws {
    let yaml = #"""
      kind: spot
      ask: log
      log: |
        CartController viewDidLoad()
        CartController viewDidAppear(_:)
      """#
    guard case .cannotBeWritten(let verdict) = try grounds(yaml, ["1"]).first else {
      Issue.record("nothing is said of the line")
      return
    }
    #expect(verdict.line.number == 2 && verdict.dialect == .swift)
    #expect(verdict.reason == .missing(.viewWillAppear, before: .viewDidAppear))
  }

  @Test func aMistakeIsFoundWithItsLine() throws {
    let yaml = #"""
      kind: classify
      options: mistakes
      code: |
        class DinnerController: UIViewController {
          init() {
            super.init(nibName: nil, bundle: nil)
            view.backgroundColor = .gray
          }
          required init?(coder: NSCoder) { fatalError() }
        }
      """#
    let told = try grounds(yaml, ["1"])
    guard case .found(let finding)? = told.first, told.count == 1 else {
      Issue.record("\(told)")
      return
    }
    #expect(finding.number == 2 && finding.line == 4)
  }
}
