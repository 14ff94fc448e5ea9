import Foundation
import Testing

/// `:timeline --svg FILE` through the front door.
@Suite struct DrawingTests {
  private let state = StateFolder()
  private let shown = "let page = UIViewController()\nwindow.rootViewController = page\n"

  @Test func aPictureIsWrittenOnceAndNeverOver() throws {
    let path = state.path + "/push page.svg"
    let first = try draw(path)
    #expect(first.code == 0)
    #expect(first.output.hasSuffix("The picture is in \(path).\n"))
    let drawn = try String(contentsOfFile: path, encoding: .utf8)
    #expect(drawn.hasPrefix("<?xml") && drawn.hasSuffix("</svg>\n"))
    let second = try draw(path)
    #expect(second.code == 1)
    #expect(second.errors.contains("\(path) exists already"))
    #expect(!second.output.contains("The picture is in"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == drawn)
  }

  @Test func aFolderThatIsNotThereIsTheNamesFault() throws {
    let ran = try draw(state.path + "/no such folder/push.svg")
    #expect(ran.code == 1)
    #expect(ran.errors.contains("push.svg cannot be written: No such file or directory"))
  }

  @Test func aDiskThatTakesNothingIsTheMachinesFault() throws {
    let ran = try draw("/proc/push.svg")
    #expect(ran.errors.contains("/proc/push.svg cannot be written"))
    #expect(ran.code == 1 || ran.code == 4)
  }

  @Test func plainTellsTheTimelineInSentences() throws {
    let ran = try run(
      "--plain", "--language", "en", "--state", state.path, input: shown + ":timeline\n")
    #expect(ran.output.contains("1. page is sent loadView.\n"))
  }

  private func draw(_ path: String) throws -> Ran {
    try run(
      "--language", "en", "--state", state.path,
      input: shown + ":timeline --svg \(path)\n")
  }
}
