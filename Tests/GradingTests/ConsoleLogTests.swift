import Grading
import Syntax
import Testing
import UIKitAPI

struct ConsoleLogTests {
  @Test func theFormsOfALogAreRead() throws {
    let log = try #require(
      ConsoleLog(
        """
        2012-04-15 11:32:01.123 Notes[4214:f803] -[NoteController viewDidLoad]
        2012-04-15 11:32:01.125 Notes[4214:f803] something else
        <NoteController: 0x6b1a2c0> viewWillAppear:
        NoteController.viewDidAppear(_:)
        ListVC deinit
        """))
    #expect(log.lines.map(\.number) == [1, 3, 4, 5])
    #expect(
      log.lines.map(\.subject) == [
        "NoteController", "NoteController 0x6b1a2c0", "NoteController", "ListVC",
      ])
    #expect(
      log.lines.map(\.call.rawValue) == [
        "viewDidLoad", "viewWillAppear:", "viewDidAppear:", "dealloc",
      ])
  }

  @Test(arguments: [
    "", "viewDidLoad", "viewDidLoad\nviewWillAppear:YES",
    "[vc viewDidLoad];\n[vc viewWillAppear:YES];",
    "hello\nworld\nNoteController viewDidLoad", "class A { func viewDidLoad() }\nviewDidLoad",
  ])
  func codeAndProseAreNoLogs(_ text: String) {
    #expect(ConsoleLog(text) == nil)
  }

  /// A log by its calls, all of one object.
  private func verdict(_ calls: String, under version: String = "17.0") throws -> LogVerdict? {
    let text = calls.split(separator: " ").map { "<AController: 0x10> \($0)" }
    let log = try #require(ConsoleLog(text.joined(separator: "\n")))
    return LogVerdict(log, under: try #require(UIKitVersion(version)))
  }

  @Test(arguments: [
    "init viewDidLoad viewWillAppear: viewIsAppearing: viewDidAppear: viewWillDisappear: viewDidDisappear:",
    "viewDidAppear: viewWillDisappear: viewDidDisappear: viewWillAppear: viewDidAppear:",
    "viewWillAppear: viewDidAppear: viewWillDisappear: viewWillAppear: viewDidAppear:",
    "viewWillAppear: viewWillDisappear: viewDidDisappear: dealloc",
    "init viewDidLoad viewDidLoad viewWillAppear:",
  ])
  func whatALifeExplainsIsNotCalledImpossible(_ calls: String) throws {
    #expect(try verdict(calls) == nil)
  }

  @Test(arguments: [
    ("init viewDidLoad viewDidAppear:", 3), ("viewWillAppear: viewDidAppear: viewDidDisappear:", 3),
    ("viewWillAppear: viewDidAppear: viewWillAppear:", 3),
    ("init viewDidLoad viewWillDisappear:", 3),
    ("viewWillAppear: viewDidAppear: viewDidLoad", 3), ("viewDidLoad dealloc viewWillAppear:", 3),
    ("viewDidLoad viewDidUnload", 2), ("viewWillAppear: viewWillAppear:", 2),
  ])
  func whatNoLifeExplainsIsFound(_ calls: String, _ line: Int) throws {
    #expect(try verdict(calls)?.line.number == line)
  }

  @Test func whyALineIsImpossibleIsSaid() throws {
    let willAppear = try #require(LifeCycle(rawValue: "viewWillAppear:"))
    let didAppear = try #require(LifeCycle(rawValue: "viewDidAppear:"))
    #expect(
      try verdict("init viewDidLoad viewDidAppear:")?.reason
        == .missing(willAppear, before: didAppear))
    #expect(
      try verdict("viewDidLoad viewIsAppearing:", under: "5.1")?.reason
        == .notSent(in: try #require(UIKitVersion("5.1"))))
    #expect(
      try verdict("viewWillAppear: viewDidAppear: viewDidUnload", under: "5.1")?.reason
        == .unloadedOnScreen)
  }

  @Test func objectsWithoutAnAddressMayBeSeveral() throws {
    let calls = [
      "viewDidLoad", "viewWillAppear:", "viewDidAppear:", "viewDidLoad", "viewWillAppear:",
    ]
    let text = calls.map { "AController \($0)" }.joined(separator: "\n")
    let log = try #require(ConsoleLog(text))
    #expect(LogVerdict(log, under: try #require(UIKitVersion("17.0"))) == nil)
  }
}
