import Foundation
import LibC
import Notation
import Terminal
import Testing

/// What somebody finds who looks through the candidate's machine: its files, and the memory of a
/// program that goes on with a sitting.
@Suite struct CandidateMemoryTests {
  private static let earlier = "zebra-said-before-the-break"

  @Test func nothingOfWhatWasAnsweredBeforeIsFound() throws {
    let screened = try Screened()
    let first = try run(
      ["screen", "take", screened.pack, "--language", "en"],
      input: "accept\n\(Self.earlier)\n:note \(Self.earlier)\n")
    try #require(first.output.contains("Question 1: taken."))
    let terminal = try Terminal(
      program, ["--language", "en", "screen", "take", screened.pack],
      environment: ["TERM": "xterm", "LANG": "C", "HOME": screened.folder.path])
    try terminal.expect("The sitting goes on")
    try terminal.expectPrompt("> ")
    try terminal.type("said-now-and-found\r")
    try terminal.expect("taken.")
    try terminal.expectPrompt("> ")
    // A process that keeps its memory to itself shows it to root alone.
    if let memory = Memory(of: terminal.child) {
      #expect(memory.contains("said-now-and-found"), "the search finds what is there")
      #expect(!memory.contains(Self.earlier))
    }
    #expect(try screened.folder.names(of: Self.earlier) == [])
  }

  /// What would mend the code is computed on the examiner's side alone.
  @Test func noKeyIsFoundInASittingOrAfterIt() throws {
    let (examiner, candidate) = (StateFolder(), StateFolder())
    defer {
      for folder in [examiner, candidate] {
        try? FileManager.default.removeItem(atPath: folder.path)
      }
    }
    let pack = try Self.round(examiner, for: candidate)
    let terminal = try Terminal(
      program, ["--language", "en", "screen", "take", pack],
      environment: ["TERM": "xterm", "LANG": "C", "HOME": candidate.path])
    try terminal.expect("recorded")
    try terminal.expectPrompt("> ")
    for line in ["accept", ":1", "1+ // mended"] {
      try terminal.type(line + "\r")
      try terminal.expectPrompt("> ")
    }
    let graded = try run(
      ["screen", "grade", "--key", examiner.path, "--json", "--passphrase-file"]
        + [examiner.path + "/word", candidate.path + "/anna.record"])
    let event = try JSON(parsing: String(try #require(graded.output.split(separator: "\n").first)))
    let right = try #require(event["items"]?.elements?.first?["right"]?.elements?.first?.string)
    let asked = try String(contentsOfFile: pack, encoding: .utf8)
    let key = try #require(
      right.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .first { !asked.contains($0) }, "\(right)")
    if let memory = Memory(of: terminal.child) {
      #expect(memory.contains("// mended"), "the search finds what is there")
      #expect(!memory.contains(key))
    }
    try terminal.type(":end\r")
    try terminal.expectPrompt("> ")
    try terminal.type(":end\r")
    #expect(try terminal.exitCode() == 0)
    #expect(try candidate.names(of: key) == [])
    #expect(try candidate.names(of: "// mended") == [])
    #expect(try candidate.names(of: "class ") == ["anna.pack"])
  }

  /// A round of one question, and the pack of a candidate in their folder.
  private static func round(
    _ examiner: StateFolder, for candidate: StateFolder
  ) throws -> String {
    func write(_ text: String, to name: String) throws -> String {
      try text.write(toFile: examiner.path + "/" + name, atomically: true, encoding: .utf8)
      return examiner.path + "/" + name
    }
    let word = ["--passphrase-file", try write("a passphrase\n", to: "word")]
    let list = try write("id,name\nanna,Anna\n", to: "list.csv")
    let plan = try write(
      """
      format: 1
      id: one
      minutes: 8
      dialects: [swift]
      rules: {tries: 1, hints: none, review: before-end, simulator: play, certainty: false, pass: 0.5}
      items:
      - {id: leak, minutes: 8, skills: [leaks], generate: {kind: fix, plant: [closure]}}
      """, to: "one.yaml")
    for words in [
      ["keygen", examiner.path],
      ["new", plan, "--key", examiner.path, "--candidates", list, "--out", candidate.path],
    ] {
      let ran = try run(["screen"] + words + word)
      try #require(ran.code == 0, "\(ran.errors)")
    }
    return candidate.path + "/anna.pack"
  }
}

extension StateFolder {
  /// The files in it that hold a text.
  fileprivate func names(of text: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).sorted().filter { name in
      let url = URL(filePath: path + "/" + name)
      if url.hasDirectoryPath { return false }
      return try Data(contentsOf: url).firstRange(of: Data(text.utf8)) != nil
    }
  }
}

/// The memory of a process that can be written, as `/proc` shows it.
private struct Memory {
  private var pieces: [Data] = []

  /// nil where this may not be looked at.
  init?(of process: pid_t) {
    guard let maps = try? String(contentsOfFile: "/proc/\(process)/maps", encoding: .utf8),
      let memory = FileHandle(forReadingAtPath: "/proc/\(process)/mem")
    else { return nil }
    for line in maps.split(separator: "\n") {
      let words = line.split(separator: " ")
      let ends = words[0].split(separator: "-").compactMap { UInt64($0, radix: 16) }
      guard ends.count == 2, words[1].hasPrefix("rw") else { continue }
      guard (try? memory.seek(toOffset: ends[0])) != nil else { continue }
      // A guard page cannot be read.
      if let piece = try? memory.read(upToCount: Int(ends[1] - ends[0])) { pieces.append(piece) }
    }
  }

  func contains(_ text: String) -> Bool {
    let sought = Array(text.utf8)
    return pieces.contains { piece in piece.withUnsafeBytes { $0.holds(sought) } }
  }
}

extension UnsafeRawBufferPointer {
  /// Looks through gigabytes in a moment, which comparing byte by byte does not.
  fileprivate func holds(_ sought: [UInt8]) -> Bool {
    guard var place = baseAddress, let first = sought.first else { return false }
    let last = place + count - sought.count
    while place <= last, let hit = memchr(place, Int32(first), last - place + 1) {
      if memcmp(hit, sought, sought.count) == 0 { return true }
      place = UnsafeRawPointer(hit) + 1
    }
    return false
  }
}
