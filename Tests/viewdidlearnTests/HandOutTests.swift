import Foundation
import Testing

/// `class handout` through the front door.
@Suite struct HandOutTests {
  private let folder = StateFolder()

  private func handOut(_ name: String, _ language: String, to path: String) throws -> Ran {
    try run("--language", language, "class", "handout", name, "--out", path)
  }

  @Test(arguments: ["class-a-life", "class-an-end", "leaks"], ["en", "ja"])
  func readersOfHTMLFindEachPictureInWords(_ name: String, _ language: String) throws {
    let path = folder.path + "/\(name)-\(language).html"
    let ran = try handOut(name, language, to: path)
    #expect(ran.code == 0 && ran.output.isEmpty && ran.errors.split(separator: "\n").count == 1)
    let count = try Readers.count("handout", path)
    #expect(Int(count.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0 > 10)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.hasPrefix("<!DOCTYPE html>\n<html lang=\"\(language)\">"))
  }

  @Test(
    .enabled(if: Browser.isThere, Browser.isMissing), arguments: ["class-a-life", "class-an-end"])
  func aBrowserShowsItAtEveryWidth(_ name: String) throws {
    let path = folder.path + "/\(name).html"
    #expect(try handOut(name, "cs", to: path).code == 0)
    try Browser.look(at: path)
  }

  @Test func pagesHaveTheNumbersOfTheClassAndPicturesAreNamedApart() throws {
    let path = folder.path + "/life.html"
    let ran = try handOut("class-a-life", "en", to: path)
    #expect(ran.errors == "The hand-out is written: The life of a screen\n")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("<h1>The life of a screen</h1>"))
    let pages = text.matches(of: #/<h2 id="page-\d+">(\d+)\. /#).compactMap { Int($0.1) }
    // The fourteenth shows what was bet on the first.
    #expect(pages == Array(1...13) + [15])
    #expect(text.contains("<p>Pages: 14 "))
    // What was bet on the first page is revealed with its number.
    let answers = text.matches(of: #/<h3 id="answer-\d+">(\d+)\. /#).compactMap { Int($0.1) }
    #expect(answers == [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 15])
    let names = text.matches(of: #/aria-label="([^"]*)"/#).map { String($0.1) }
    #expect(names.count > 10 && Set(names).count == names.count)
    // There is no prompt at which a source could be looked up.
    #expect(!text.contains("[ru-"))
    #expect(text.contains("right  yes") && !text.contains(#/right +y\s/#))
  }

  @Test func questionsComeFirstAndAnswersAfterAllOfThem() throws {
    let path = folder.path + "/lazy.html"
    _ = try handOut("lazy-view", "en", to: path)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let parts = text.components(separatedBy: "<div class=\"answers\">")
    #expect(parts.count == 2)
    #expect(parts[0].contains("Which calls does line 2 cause?"))
    #expect(parts[0].contains("<li>") && !parts[0].contains("<svg"))
    #expect(parts[1].contains("reading it makes the view"))
    #expect(parts[1].contains("Who owns the controllers"))
  }

  /// What was made earlier is made anew; a file of another kind is somebody's.
  @Test func aFileOfAnotherKindIsLeftAsItIs() throws {
    let path = folder.path + "/people.csv"
    let people = "id,name\nanna,Anna\n"
    try people.write(toFile: path, atomically: false, encoding: .utf8)
    let refused = try handOut("lazy-view", "en", to: path)
    #expect(refused.code == 1 && refused.errors.contains("exists already"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == people)
    let own = folder.path + "/own.html"
    for _ in 0..<2 { #expect(try handOut("lazy-view", "en", to: own).code == 0) }
  }

  @Test func whatCannotBeWrittenOrIsNoClassIsTold() throws {
    let missing = try handOut("class-nothing", "en", to: folder.path + "/x.html")
    #expect(missing.code == 2 && missing.errors.contains("'class-nothing'"))
    let nowhere = try handOut("lazy-view", "en", to: folder.path + "/no folder/x.html")
    #expect(nowhere.code == 1 && nowhere.errors.contains("No such file or directory"))
    let path = folder.path + "/full.html"
    let full = try run(
      program: "/bin/bash",
      [
        "-c",
        "ulimit -f 8; '\(program)' --language en class handout lazy-view --out '\(path)'",
      ])
    #expect(full.code == 4 && full.errors.contains("File too large"))
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(try run("--language", "en", "class", "handout", "lazy-view").code == 2)
  }
}
