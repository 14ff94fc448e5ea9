import Curriculum
import Learning
import Sessions
import Testing

@testable import Rendering

/// What is said of code that stood in files.
@Suite struct PastedFilesTests {
  @Test func whatIsWrongIsToldByTheLineOfItsFile() {
    var session = Session(language: .en, library: .empty, vocabulary: Renderer.vocabulary)
    let moment = Instant(wall: 0, monotonic: 0)
    _ = session.handle("let first = 1", at: moment)
    let response = session.pasted(
      [
        ("A.swift", "\n\nclass A: UIView {\n}\n"),
        ("B.swift", "class B: A {\n  let a: Int = \"x\"\n}\n"),
      ], at: moment)
    let lines = Renderer(width: 80, theme: .plain, language: .en).lines(of: response)
    #expect(
      lines.filter { $0.contains("error: ") } == [
        "B.swift:2:16: error: cannot convert value of type 'String' to specified type 'Int'"
      ])
  }
}
