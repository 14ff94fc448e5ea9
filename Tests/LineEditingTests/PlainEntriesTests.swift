import LibC
import LineEditing
import Testing

/// What becomes of lines that nobody types: whole entries, in their turn.
@Suite struct PlainEntriesTests {
  /// A reader of bytes that are there already; `ends` closes the pipe behind them.
  private func withReader(
    of text: String, ends: Bool = true,
    _ body: (inout PlainReader, _ more: (String) -> Void) -> Void
  ) throws {
    var descriptors: [Int32] = [-1, -1]
    try #require(pipe(&descriptors) == 0)
    let (output, input) = (descriptors[0], descriptors[1])
    func type(_ text: String) {
      _ = Array(text.utf8).withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
    }
    type(text)
    if ends { close(input) }
    var reader = PlainReader(descriptor: output)
    body(&reader, type)
    if !ends { close(input) }
    close(output)
  }

  @Test(arguments: [
    ("", []), ("a\nb\n", ["a", "b"]), ("a\nb", ["a", "b"]), ("{\na\n}\nb\n", ["{\na\n}", "b"]),
    // What the input breaks off in is an entry as it stands.
    ("a\n{\nb", ["a", "{\nb"]), ("{\n", ["{"]), ("last\nb\n", ["last"]),
  ])
  func entriesAreReadToTheEnd(text: String, expected: [String]) throws {
    var entries: [String] = []
    var prompts = ""
    try withReader(of: text) { reader, _ in
      reader.readEntries(
        prompt: { prompts += $0 ? "|" : ">" },
        isIncomplete: { $0.hasPrefix("{") && !$0.hasSuffix("}") }, failed: { _ in },
        handle: {
          entries.append($0)
          return $0 == "last"
        })
    }
    #expect(entries == expected)
    #expect(prompts.first == ">" && prompts.contains("|") == text.contains("{"))
  }

  @Test func whatIsNoTextIsToldOfAndTheRestRead() throws {
    var entries: [String] = []
    var faults = 0
    try withReader(of: "a\n\0\nb\n") { reader, _ in
      reader.readEntries(
        prompt: { _ in }, isIncomplete: { _ in false }, failed: { _ in faults += 1 },
        handle: {
          entries.append($0)
          return false
        })
    }
    #expect(entries == ["a", "b"] && faults == 1)
  }

  @Test func linesWaitUntilTheyAreWanted() throws {
    var (entries, looks): ([String], Int) = ([], 0)
    try withReader(of: "a\nb\n") { reader, _ in
      reader.readEntries(
        prompt: { _ in }, isIncomplete: { _ in false },
        // Each third look asks for an entry.
        wantsEntry: { looks >= 3 * (entries.count + 1) }, patience: { 1 },
        whenIdle: {
          looks += 1
          return true
        },
        failed: { _ in },
        handle: {
          entries.append("\($0)\(looks)")
          return false
        })
    }
    #expect(entries == ["a3", "b6"])
  }

  @Test func whereNoMoreComesNobodyWaitsToBeAsked() throws {
    try withReader(of: "") { reader, _ in
      reader.readEntries(
        prompt: { _ in }, isIncomplete: { _ in false }, wantsEntry: { false }, patience: { 1 },
        failed: { _ in }, handle: { _ in true })
      let hasEnded = reader.hasEnded
      #expect(hasEnded)
    }
  }

  @Test func aLineIsWaitedForUntilSomethingElseEndsIt() throws {
    var (entries, looks): ([String], Int) = ([], 0)
    try withReader(of: "", ends: false) { reader, type in
      reader.readEntries(
        prompt: { _ in }, isIncomplete: { _ in false }, patience: { 1 },
        whenIdle: {
          looks += 1
          if looks == 3 { type("late\n") }
          return looks < 6
        },
        failed: { _ in },
        handle: {
          entries.append($0)
          return false
        })
    }
    #expect(entries == ["late"] && looks == 6)
  }
}
