import Foundation
import LibC
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
    for name in try FileManager.default.subpathsOfDirectory(atPath: screened.folder.path) {
      let data = try Data(contentsOf: URL(filePath: screened.folder.path + "/" + name))
      #expect(data.firstRange(of: Data(Self.earlier.utf8)) == nil, "\(name)")
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
