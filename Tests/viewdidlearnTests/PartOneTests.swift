import Foundation
import Spacing
import Terminal
import Testing

private let tests = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent()

/// Part 1 at a terminal of 80 columns and 24 rows, as somebody learns it who is wrong, takes a hint
/// and has an answer shown once in each lesson; and the next day.
@Suite struct PartOneTests {
  private let state = StateFolder()
  private let nextDay = StateFolder()

  private static let lessons = [
    "first-display", "lazy-view", "births", "archives", "load-view", "true-sizes",
  ]

  /// What is typed in the transcript of a lesson.
  private func entries(of lesson: String, _ language: String) throws -> [String] {
    let file = tests.appending(
      path: "RenderingTests/LessonTranscripts/\(lesson)/\(language).transcript")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").reduce(into: []) {
      if $1.hasPrefix("> ") {
        $0.append(String($1.dropFirst(2)))
      } else if $1.hasPrefix("| "), let entry = $0.popLast() {
        $0.append(entry + "\n" + $1.dropFirst(2))
      }
    }
  }

  @Test(arguments: ["en", "ru", "zh", "cs", "ja"])
  func noPageScrollsAndTheRightCardsComeBack(_ language: String) throws {
    let reader = try Reader(["--language", language], state: state)
    _ = try reader.rows()
    for lesson in Self.lessons { try learn(lesson, language, reader) }
    try reader.terminal.type(":quit\r")
    #expect(try reader.terminal.exitCode() == 0)
    try review(language)
  }

  private func learn(_ lesson: String, _ language: String, _ reader: Reader) throws {
    var (step, count) = (0, 0)
    for entry in try entries(of: lesson, language) {
      let rows = try reader.type(entry)
      if step == 0,
        let place = rows.lazy.compactMap({ $0.firstMatch(of: #/ 1 \/ (\d+)( · iOS |・iOS |$)/#) })
          .first
      {
        count = Int(place.1) ?? 0
      }
      guard let page = rows.page(step + 1, of: count) else { continue }
      step += 1
      #expect(page.count <= 24, "\(lesson) \(step): \(page.joined(separator: "\n"))")
    }
    #expect(step == count && count > 0, "\(lesson): \(step) of \(count) pages")
  }

  // MARK: The next day

  private func review(_ language: String) throws {
    let learnt = try Journal(of: state)
    try learnt.movedBack(seconds: 86_400).put(into: nextDay)
    let now = Int(Date().timeIntervalSince1970)
    let due = learnt.moments(movedBack: 86_400).filter { $0.value <= now }
      .sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
    #expect(due.count > 12)
    let asked = due.prefix(12)

    let reader = try Reader(["--language", language], state: nextDay)
    let welcome = try reader.rows()
    #expect(welcome.contains { $0.contains("12") && $0.contains(":review") })
    _ = try reader.type(":review")
    for _ in asked {
      _ = try reader.type(":answer")
      let rows = try reader.type("")
      // A task is played in one's place first.
      if rows.last?.hasPrefix("iOS") == true { _ = try reader.type("") }
    }
    try reader.terminal.type(":quit\r")
    #expect(try reader.terminal.exitCode() == 0)
    let shown = try Journal(of: nextDay).entries.dropFirst(learnt.entries.count)
      .filter { $0.kind == "hinted" }.map(\.item)
    #expect(Set(shown) == Set(asked) && shown.count == 12)
  }
}

/// A journal, as `progress --export` writes it.
private struct Journal {
  struct Entry {
    var kind: String
    var item: String
    /// Seconds since 1970.
    var time: Int
    var payload: [String: Any]
  }

  private let copy: [String: Any]

  init(of state: StateFolder) throws {
    let ran = try run("progress", "--export", "-", "--state", state.path)
    copy = try #require(
      try JSONSerialization.jsonObject(with: Data(ran.output.utf8)) as? [String: Any])
  }

  private init(_ copy: [String: Any]) { self.copy = copy }

  private var rows: [[String: Any]] { copy["entries"] as? [[String: Any]] ?? [] }

  var entries: [Entry] {
    rows.map { row in
      Entry(
        kind: row["kind"] as? String ?? "", item: row["item"] as? String ?? "",
        time: (row["wall"] as? Int ?? 0) / 1000, payload: row["payload"] as? [String: Any] ?? [:])
    }
  }

  func movedBack(seconds: Int) -> Journal {
    var copy = copy
    copy["entries"] = rows.map { row in
      row.merging(["wall": (row["wall"] as? Int ?? 0) - seconds * 1000]) { $1 }
    }
    return Journal(copy)
  }

  func put(into state: StateFolder) throws {
    let file = state.path + "/copy.json"
    try JSONSerialization.data(withJSONObject: copy).write(to: URL(filePath: file))
    #expect(try run("progress", "--import", file, "--state", state.path).code == 0)
  }

  /// When what was wrong, helped at or shown comes back, and what a lesson queued at its end.
  func moments(movedBack seconds: Int) -> [String: Int] {
    var moments: [String: Int] = [:]
    for entry in entries {
      let time = entry.time - seconds
      switch entry.kind {
      case "answered":
        let score = entry.payload["score"] as? Double ?? 0
        let isHelped = entry.payload["hints"] as? Int ?? 0 > 0
        if score < 1 || isHelped {
          moments[entry.item] = Card(score < 0.6 ? .again : .hard, at: time).due
        }
      case "hinted" where entry.payload["shown"] as? Bool == true:
        moments[entry.item] = Card(.again, at: time).due
      case "step-done" where entry.payload["hints"] as? Int ?? 0 > 0:
        moments[entry.item] = Card(.hard, at: time).due
      case "queued" where moments[entry.item] == nil:
        let midnight = Calendar.current.startOfDay(
          for: Date(timeIntervalSince1970: Double(time)))
        moments[entry.item] = Int(midnight.timeIntervalSince1970) + 86_400
      default: break
      }
    }
    return moments
  }
}
