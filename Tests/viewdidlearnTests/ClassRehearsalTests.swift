import Foundation
import LibC
import Terminal
import Testing
import WaitingTrait

/// Both plans that ship, held one after the other from the first page to the last.
@Suite(.serialized, .waiting) struct ClassRehearsalTests {
  @Test func bothPlansAreHeldFromTheFirstPageToTheLast() throws {
    let room = RehearsedRoom()
    for plan in ["class-a-life", "class-an-end"] {
      let held = try room.hold(plan)
      #expect(held.pages == Set(1...held.count), "\(plan)")
      // Every answer is there, once, in every form that leaves the room.
      #expect(held.typed.count > 20)
      let results = try run(["class", "results", plan, "--language", "en"] + room.place)
      #expect(results.errors == "Answers of the room r: \(held.typed.count)\n")
      let rows = results.output.split(separator: "\r\n").dropFirst()
      #expect(rows.count == held.typed.count)
      #expect(Set(rows).count == rows.count)
      for format in ["xapi", "gift"] {
        let path = room.folder.path + "/\(plan).\(format)"
        let written = try run(
          ["class", "results", plan, "--format", format, "--out", path] + room.place)
        #expect(written.code == 0 && written.output.isEmpty, "\(written.errors)")
        #expect(try Readers.count(format, path) != "0\n")
      }
      let page = room.folder.path + "/\(plan).html"
      let handOut = try run("class", "handout", plan, "--language", "zh", "--out", page)
      #expect(handOut.code == 0 && FileManager.default.fileExists(atPath: page))
      // Whoever missed it reads every page of the recording.
      let played = try run(
        "--language", "en", "--state", room.folder.path, input: ":play \(held.recording)\n")
      #expect(!played.errors.contains("note:") && !played.errors.contains("warning:"))
      for number in 1...held.count { #expect(played.output.contains("# \(number)/\(held.count) ")) }
    }
  }
}

/// A class that was held.
private struct Held {
  var count = 0
  var pages: Set<Int> = []
  /// Who answered on which page, in which of its votes.
  var typed: Set<[Int]> = []
  let recording: String
}

/// A room with three learners, who read three languages.
private final class RehearsedRoom {
  let folder = StateFolder()
  var place: [String] { ["--room", "r", "--db", folder.path + "/room.sqlite3"] }
  private let host = StateFolder()
  private let states = [StateFolder(), StateFolder(), StateFolder()]
  private static let languages = ["en", "zh", "cs"]

  /// What is answered to a question, by a word that its page has.
  private static let answers: [(page: String, lines: [String])] = [
    ("The calls you know by heart", ["viewDidLoad", "viewWillAppear", "viewDidAppear", ""]),
    ("Three callbacks and a window", ["c"]),
    ("A place for each job", ["viewDidLoad", "viewIsAppearing", "viewDidAppear"]),
    ("A test for nil", ["3 1"]),
    ("The line after the initialiser", ["b"]),
    ("Ask first", ["print(draft.isViewLoaded)", ""]),
    ("Over the list, and back", ["b"]),
    ("The year of the sheet", ["y n"]),
    ("Two ways to close", ["8+ onClose?()"]),
    ("Five times the width", ["320", "320", "402", "402", "402", ""]),
    ("Five tabs at launch", ["5"]),
    ("A finger begins to swipe", ["a"]),
    ("The clock that never stops", ["8 func tick() {}"]),
    ("A block as observer", ["10 func show() {}"]),
    ("A ring", ["7 detail.onPick = { [weak self] text in self?.title = text }"]),
    ("The calls of one warning", ["2 3 4 1"]),
    ("In effect self.view = nil?", ["b"]),
    ("A draft that is kept", ["8 self.draft = self.text.text; self.text = nil;"]),
    ("Where is the view by then?", ["b"]),
    ("Whose rule?", ["b"]),
    ("The sample and the sentence", ["b"]),
    ("Does a root live for ever?", ["b"]),
    ("Four at once", ["2:11 6:2 9:5 11:9"]),
  ]

  /// The calls of the drive, in an order that UIKit keeps.
  private static let calls = [
    "detail.willMoveToParentViewController", "detail.loadView", "detail.viewDidLoad",
    "list.viewWillDisappear", "detail.viewWillAppear", "detail.viewIsAppearing",
    "detail.viewWillLayoutSubviews", "detail.viewDidLayoutSubviews", "list.viewDidDisappear",
    "detail.viewDidAppear", "detail.didMoveToParentViewController",
  ]

  func hold(_ plan: String) throws -> Held {
    var held = Held(recording: folder.path + "/\(plan).cast")
    let presenter = try start(
      ["class", "present", plan, "--record", held.recording] + place, state: host)
    let first = presenter.output.components(separatedBy: "\u{1B}[2J").last ?? ""
    #expect(first.contains("class join r --db"), "whoever presents sees how learners come in")
    let notes = try Terminal(
      program, ["--state", host.path, "--language", "cs", "class", "notes"],
      environment: ["TERM": "xterm", "LANG": "C.UTF-8"])
    var learners = try states.indices.map(join)
    var (vote, calls, isAskedAgain) = (0, 0, false)
    while let standing = presenter.standing {
      held.count = standing.of
      if held.pages.insert(standing.page).inserted {
        vote = 0
        if standing.page == 6 {
          try learners[2].type(":quit\r")
          #expect(try learners[2].exitCode() == 0)
          learners[2] = try join(2)
        }
      }
      guard standing.isVoting else {
        try presenter.press("")
        continue
      }
      let page = presenter.page
      var lines = [Self.calls[min(calls, Self.calls.count - 1)]]
      if page.contains("You push") {
        // All calls of the drive are one vote.
        (calls, vote) = (calls + 1, 1)
      } else {
        vote += 1
        lines = try #require(Self.answers.first { page.contains($0.page) }, "\(page)").lines
      }
      let asked = try asked(learners, on: page)
      for number in asked {
        try answer(lines, at: learners[number], isBet: page.contains("Bet: "))
        held.typed.insert([standing.page, vote, number])
      }
      // The presenter sees them all before the vote is closed.
      try presenter.wait(for: "\(asked.count) answers") {
        presenter.standing?.answered == asked.count
      }
      try presenter.press("")
      if page.contains("Three callbacks"), !isAskedAgain {
        isAskedAgain = true
        try presenter.press(":revote")
      }
    }
    #expect(try presenter.exitCode() == 0)
    for learner in learners { #expect(try learner.exitCode() == 0) }
    try notes.expect("Výuka skončila.")
    #expect(try notes.exitCode() == 0)
    return held
  }

  private func join(_ number: Int) throws -> Terminal {
    try start(
      ["--language", Self.languages[number], "class", "join", "r"] + place.dropFirst(2),
      ["LANG": "C.UTF-8"], state: states[number])
  }

  /// Those who are asked: all, or the one who is in the group whose page it is.
  private func asked(_ learners: [Terminal], on page: String) throws -> [Int] {
    guard page.contains("Each group answers") else {
      for learner in learners { try learner.wait(for: "the question") { learner.isAsked } }
      return Array(learners.indices)
    }
    var asked: [Int] = []
    try learners[0].wait(for: "the question of a group") {
      for learner in learners { learner.catchUp() }
      asked = learners.indices.filter { learners[$0].isAsked }
      return !asked.isEmpty
    }
    return asked
  }

  private func answer(_ lines: [String], at learner: Terminal, isBet: Bool) throws {
    for line in lines + (isBet ? ["2"] : []) { try learner.enter(line) }
    try learner.wait(for: "that the answer stands") { !learner.isAsked }
  }
}

extension Terminal {
  /// What was sent, without the sequences that colour it and move the cursor; a line ends as in a
  /// file.
  private func text(from start: Int = 0) -> String {
    let bytes = output.utf8.dropFirst(start)
    return String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
      .replacing(/\x1B\[[0-9;?]*[A-Za-z]/, with: "")
  }

  /// What stands on the screen since it was cleared last.
  fileprivate var page: String {
    let last = output.components(separatedBy: "\u{1B}[2J").last ?? ""
    return text(from: output.utf8.count - last.utf8.count)
  }

  fileprivate var standing: Standing? { Standing(in: text(from: max(0, output.utf8.count - 2000))) }

  /// Types a line of the presenter's and reads all that is said to it.
  fileprivate func press(_ line: String) throws {
    repeat {
      let start = output.utf8.count
      try type(line + "\r")
      try wait(for: "the next prompt") {
        let said = text(from: start)
        return said.contains("class is over") || Standing.isPrompt(said)
      }
    } while line.isEmpty && hasMore
  }

  private var hasMore: Bool {
    text(from: max(0, output.utf8.count - 400)).contains(/-- more --> $/)
  }

  /// Whether a learner's terminal is asked, by its prompt.
  fileprivate var isAsked: Bool {
    let text = text(from: max(0, output.utf8.count - 400))
    return text.matches(of: #/(vote|投票|hlas|room r|教室 r|místnost r)> /#).last.map {
      ["vote", "投票", "hlas"].contains($0.1)
    } ?? false
  }

  /// Reads what was sent meanwhile.
  fileprivate func catchUp() {
    var looks = 0
    try? wait(for: "what was sent") {
      looks += 1
      return looks > 2
    }
  }
}

/// Where a presenter's prompt stands.
private struct Standing {
  let page: Int
  let of: Int
  /// nil where no vote is open.
  let answered: Int?
  var isVoting: Bool { answered != nil }

  /// Reads the last prompt: `class 5/17 · 1/2> `; nil where the class is over.
  init?(in text: String) {
    guard !text.contains("class is over"),
      let last = text.matches(of: #/class (\d+)/(\d+)(?: · (\d+)[^>\n]*)?> /#).last,
      let page = Int(last.1), let of = Int(last.2)
    else { return nil }
    (self.page, self.of, answered) = (page, of, last.3.flatMap { Int($0) })
  }

  static func isPrompt(_ text: String) -> Bool {
    text.contains(/\n[^\n]*(class \d+\/\d+[^>\n]*> |-- more --> )$/)
  }
}
