import Foundation
import FoundationXML
import Testing

/// `progress`, and `:map --svg`, through the front door.
@Suite struct ProgressCommandTests {
  private let state = StateFolder()
  private let other = StateFolder()

  private func learn(_ lines: String, in state: StateFolder) throws -> Ran {
    try run("--language", "en", "--state", state.path, input: lines)
  }

  @Test func oneLineAnEntry() throws {
    _ = try learn(":quiz 1\n:skip\n:leave\n", in: state)
    let ran = try run("progress", "--json", "--state", state.path)
    #expect(ran.code == 0 && ran.errors.isEmpty)
    let kinds = ran.output.split(separator: "\n").compactMap { line in
      (try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])?["kind"]
        as? String
    }
    #expect(kinds == ["quiz-opened", "question-skipped", "left"])
    #expect(
      try run("progress", "--language", "en", "--state", state.path).output.contains("lines run: 0")
    )
  }

  @Test func whatIsWrittenIsReadElsewhere() throws {
    _ = try learn("let a = 1\n", in: state)
    let file = state.path + "/copy.json"
    let written = try run("progress", "--export", file, "--state", state.path, "--language", "en")
    #expect(written.output == "1 entry is in \(file).\n")
    #expect(try run("progress", "--export", file, "--state", state.path).code == 1)
    for added in ["entries added: 1 · there already: 0\n", "entries added: 0 · there already: 1\n"]
    {
      let read = try run("progress", "--import", file, "--state", other.path, "--language", "en")
      #expect(read.code == 0 && read.output == added)
    }
    let copies = try [state, other].map {
      try run("progress", "--export", "-", "--state", $0.path).output
    }
    #expect(copies[0] == copies[1])
    #expect(copies[0] == (try String(contentsOfFile: file, encoding: .utf8)))
  }

  @Test func aFileThatIsNoCopyIsNamedWithItsPlace() throws {
    let file = try TemporaryFile(Array("{\"format\": 1,\n \"entries\": [".utf8), suffix: "json")
    let ran = try run("progress", "--import", file.path, "--state", state.path, "--language", "en")
    #expect(ran.code == 1 && ran.output.isEmpty)
    #expect(ran.errors.hasPrefix("\(file.path):2:14: error: this is not JSON"))
    #expect(try run("progress", "--import", state.path + "/none", "--state", state.path).code == 1)
  }

  @Test func aStateThatCannotBeKeptIsTheMachinesFault() throws {
    #expect(try run("progress", "--state", "/proc/none").code == 4)
  }

  @Test func aMapIsDrawn() throws {
    let path = state.path + "/map.svg"
    let ran = try learn(":map --svg \(path)\n", in: state)
    #expect(ran.output.hasSuffix("The picture is in \(path).\n"))
    let parser = XMLParser(data: try Data(contentsOf: URL(filePath: path)))
    #expect(parser.parse())
    let drawn = try String(contentsOfFile: path, encoding: .utf8)
    for name in ["turn back", "mistake 12", "sources", "off screen"] {
      #expect(drawn.contains("\(name)</text>"), "\(name)")
    }
  }
}
