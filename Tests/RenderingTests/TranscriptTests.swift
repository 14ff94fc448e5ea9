import Curriculum
import Foundation
import Rendering
import Sessions
import Testing
import Typesetting

private let folder = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "Transcripts")

/// `topic/behaviour-as-a-sentence`, of every transcript.
private let names: [String] = {
  let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
  var names: [String] = []
  while let file = files?.nextObject() as? URL {
    guard file.pathExtension == "transcript" else { continue }
    names.append(String(file.path().dropFirst(folder.path().count).dropLast(11)))
  }
  return names.sorted()
}()

/// Transcripts are sessions: `> ` is typed (`| ` goes on), `#` explains, the rest is exact output.
///
/// The screen has 80 columns, and draws pictures; a name may end with `-in-40-columns`,
/// `-in-plain`. `RECORD=1 swift test` writes what the program says now and fails, so that a person
/// reads it.
@Suite struct TranscriptTests {
  @Test(arguments: names)
  func aSessionSaysWhatItsTranscriptSays(_ name: String) throws {
    let file = folder.appending(path: name + ".transcript")
    let written = try String(contentsOf: file, encoding: .utf8)
    let said = play(written, named: name)
    if ProcessInfo.processInfo.environment["RECORD"] != nil, said != written {
      try said.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(said == written)
  }

  @Test func theSessionsOfTheREADMEAreTrue() throws {
    let readme = folder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "README.md")
    let text = try String(contentsOf: readme, encoding: .utf8)
    let sessions = text.split(separator: "```\n").map(String.init).filter { $0.hasPrefix("> ") }
    #expect(!sessions.isEmpty)
    var said = text
    for session in sessions { said.replace(session, with: play(session)) }
    if ProcessInfo.processInfo.environment["RECORD"] != nil, said != text {
      try said.write(to: readme, atomically: true, encoding: .utf8)
    }
    #expect(said == text)
  }

  @Test func thereAreTranscripts() { #expect(!names.isEmpty) }

  private func play(_ text: String, named name: String = "") -> String {
    let width = name.hasSuffix("-in-40-columns") ? 40 : 80
    var renderer = Renderer(width: width, theme: .plain, language: .en)
    renderer.drawsPictures = !name.hasSuffix("-in-plain")
    var transcript = Transcript(
      Session(language: .en, library: .empty, vocabulary: Renderer.vocabulary), renderer)
    for part in Transcript.parts(of: text) {
      switch part {
      case .entry(let entry): transcript.type(entry)
      case .explanation(let line): transcript.explain(line)
      }
    }
    return transcript.text
  }
}
