import Foundation
import Testing

/// A folder with lessons and quizzes of a test's own.
struct ContentFolder: ~Copyable {
  let path: String

  init(_ files: [String: String]) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "content-\(UUID())")
    for folder in ["Lessons", "Quizzes"] {
      try FileManager.default.createDirectory(
        at: root.appending(path: folder), withIntermediateDirectories: true)
    }
    for (name, text) in files {
      let file = root.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    path = root.path()
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// `check` as people and machines call it.
@Suite struct ContentCheckingTests {
  private static let sound = """
    format: 1
    id: q
    title: T
    questions:
    - {id: one, kind: order, prompt: "Which?", items: {a: loadView, b: viewDidLoad}, sequence: [a, b]}

    """
  private static let broken = sound.replacing("sequence: [a, b]", with: "sequence: [a, x]")
    .replacing("id: q", with: "id: \"<&#>\"")

  private func check(_ folder: borrowing ContentFolder, _ options: String...) throws -> Ran {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: program)
    process.arguments = ["--content", folder.path, "--language", "en", "check"] + options
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    let complaints = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Ran(
      output: String(decoding: said, as: UTF8.self),
      errors: String(decoding: complaints, as: UTF8.self), code: process.terminationStatus)
  }

  private func content() throws -> ContentFolder {
    try ContentFolder(["Quizzes/a.yaml": Self.sound, "Quizzes/b#.yaml": Self.broken])
  }

  @Test func aPipeSeesNoProgress() throws {
    let folder = try ContentFolder(["Quizzes/a.yaml": Self.sound])
    let ran = try check(folder)
    #expect(ran.errors.isEmpty)
    #expect(ran.output == "0 lessons, 1 quiz: ok\n")
  }

  /// How alike the variants of a screening are is told by the command that draws them.
  @Test func aSoundBlueprintNamesTheCommandThatDrawsIt() throws {
    let folder = try ContentFolder([
      "Quizzes/round.yaml": """
      format: 1
      id: round
      minutes: 3
      rules: {pass: 0.6}
      items:
      - {id: a, minutes: 3, generate: {kind: count}}

      """
    ])
    let ran = try check(folder)
    #expect(ran.code == 0, "\(ran.errors)")
    let words = ran.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("viewdidlearn screen preview "), "\(ran.output)")
    #expect(words.contains("/Quizzes/round.yaml, which draws 200"), "\(ran.output)")
    #expect(!(try check(folder, "--json").output.contains("preview")))
  }

  private static let lesson = """
    format: 2
    id: own
    part: 1
    origin: en
    minutes: 5
    ios: 26
    dialects: [swift]
    cards: [own/first, own/secnd, none/at-all, own/zzzzzzzz]
    steps:
    - {id: page, kind: read}

    """

  /// A lesson of one's own that names questions, some of which there are.
  private func ownLesson() throws -> ContentFolder {
    var files = [
      "Lessons/01-own/lesson.yaml": Self.lesson,
      "Quizzes/own.yaml": Self.sound.replacing("id: q", with: "id: own")
        .replacing("id: one", with: "id: first")
        + "- {id: second, kind: order, prompt: P, items: {a: loadView, b: viewDidLoad}, "
        + "sequence: [a, b]}\n",
    ]
    for language in ["en", "ru", "zh", "cs", "ja"] {
      let from = language == "en" ? "" : "from: 811c9dc5\n"
      files["Lessons/01-own/\(language).md"] =
        "---\ntitle: T\n\(from)---\n## page: P\n\nText.\n\n## summary: S\n\nText.\n"
    }
    return try ContentFolder(files)
  }

  /// Lessons and quizzes alike are named so that they are found from where one stands.
  @Test func whatIsFoundIsNamedFromWhereOneStands() throws {
    let folder = try ContentFolder([
      "Lessons/01-own/lesson.yaml": "format: 9\n", "Quizzes/b.yaml": Self.broken,
    ])
    let said = try check(folder).errors
    #expect(said.contains("\(folder.path)/Lessons/01-own/lesson.yaml:1:"), "\(said)")
    #expect(said.contains("\(folder.path)/Quizzes/b.yaml:"), "\(said)")
  }

  @Test func aFolderWithoutLessonsAndQuizzesIsSaidToHaveNone() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "none-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let named = try run("check", "--language", "en", folder.path())
    #expect(named.code == 1 && named.errors.contains("neither Lessons nor Quizzes in it"))
    let given = try run("check", "--language", "en", "--content", folder.path())
    #expect(given.code == 1 && given.errors.contains("no lessons were found"), "\(given.errors)")
  }

  /// However the folder is named, what it names is looked for in it, with what to write instead.
  @Test(arguments: ["", "/", "/Lessons", "/Lessons/01-own", "/Lessons/01-own/lesson.yaml"])
  func aCardWithoutAQuestionIsToldWithItsPlace(_ path: String) throws {
    let folder = try ownLesson()
    let ran = try run("check", "--language", "en", folder.path + path)
    #expect(ran.code == 1)
    let lines = ran.errors.replacing(folder.path, with: "ROOT").split(separator: "\n")
    let told = lines.map { String($0) }.filter { $0.contains("there is no question") }
    let place = "ROOT/Lessons/01-own/lesson.yaml:8:"
    let wanted: [String] = [
      "\(place)20: error: there is no question 'own/secnd'; did you mean 'own/second'?",
      """
      \(place)31: error: there is no question 'none/at-all', and no quiz Quizzes/none.yaml: \
      write it there, or name a question that exists
      """,
      """
      \(place)44: error: there is no question 'own/zzzzzzzz': write it into Quizzes/own.yaml, \
      or name one of own/first, own/second here
      """,
    ]
    #expect(told == wanted, "\(ran.errors)")
  }

  @Test func whatWasCheckedIsCounted() throws {
    let folder = try ContentFolder([
      "Quizzes/a.yaml": Self.sound,
      "Quizzes/b.yaml": Self.sound.replacing("id: q", with: "id: b"),
    ])
    func said(_ paths: String...) throws -> String {
      let ran = try run(["check", "--language", "en"] + paths)
      #expect(ran.code == 0, "\(ran.errors)")
      return ran.output
    }
    #expect(try said(folder.path) == "0 lessons, 2 quizzes: ok\n")
    #expect(try said(folder.path + "/Quizzes") == "0 lessons, 2 quizzes: ok\n")
    #expect(try said(folder.path + "/Quizzes/a.yaml") == "0 lessons, 1 quiz: ok\n")
    #expect(try said(folder.path + "/Quizzes/a.yaml", folder.path) == "0 lessons, 2 quizzes: ok\n")
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path()
    #expect(try said(root + "Lessons/02-lazy-view") == "1 lesson, 0 quizzes: ok\n")
    #expect(try said(root + "Sources/CPhrases") == "5 files: ok\n")
  }

  @Test func aTestAnythingHarnessReadsAPointAUnit() throws {
    let ran = try check(content(), "--tap")
    let lines = ran.output.split(separator: "\n")
    #expect(ran.code == 1)
    #expect(lines.prefix(2) == ["TAP version 14", "1..2"])
    #expect(lines.contains { $0.hasPrefix("ok 1 - ") && $0.hasSuffix("/Quizzes/a.yaml") })
    let place = try #require(lines.firstIndex { $0.hasPrefix("not ok 2 - ") })
    #expect(lines[place].hasSuffix("/Quizzes/b\\#.yaml"))
    #expect(lines[place + 1] == "  ---")
    #expect(lines.last == "  ...")
    for line in lines[(place + 2)...].dropLast() {
      #expect(line.hasPrefix("  - \"") && line.contains(":") && line.hasSuffix("\""))
    }
  }

  @Test func aReportInXMLIsWellFormed() throws {
    let folder = try content()
    let report = folder.path + "/report.xml"
    for _ in 1...2 { #expect(try check(folder, "--junit", report).code == 1) }
    let python = Process()
    let output = Pipe()
    python.executableURL = URL(filePath: "/usr/bin/env")
    python.arguments = [
      "python3", "-c",
      """
      import sys, xml.etree.ElementTree as tree
      root = tree.parse(sys.argv[1]).getroot()
      cases = root.findall("testsuite/testcase")
      print(root.tag, root.get("tests"), root.get("failures"), len(cases))
      for case in cases:
        for failure in case.findall("failure"): print(case.get("name")[-8:], failure.text)
      """, report,
    ]
    python.standardOutput = output
    try python.run()
    let said = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    python.waitUntilExit()
    #expect(python.terminationStatus == 0)
    let lines = said.split(separator: "\n")
    #expect(lines.first == "testsuites 2 1 2")
    #expect(lines.contains { $0.hasPrefix("/b#.yaml ") })
    #expect(said.contains("'<&#>' is not an id"))
  }

  @Test func aReportThatCannotBeWrittenIsTold() throws {
    let folder = try content()
    let ran = try check(folder, "--junit", folder.path + "/no/report.xml")
    #expect(ran.code == 1)
    #expect(ran.errors.contains("/no/report.xml"))
  }

  @Test func claimsAndTranslationsAreToldInLinesOfJSON() throws {
    let folder = try ContentFolder([
      "Lessons/claims.yaml": "- {id: ru-001, verdict: right, claim: One., shown: advice}\n",
      "Quizzes/a.yaml": Self.sound.replacing(
        "title: T", with: "title: {en: T, ru: Т, zh: T, cs: T}"),
    ])
    let claims = try check(folder, "--claims", "--json")
    #expect(claims.code == 1)
    #expect(claims.output.contains(#"{"event":"claim","id":"ru-001","steps":[]}"#))
    #expect(claims.output.hasSuffix(#"{"event":"claims","taught":0,"of":1}"# + "\n"))
    let file = folder.path + "/Lessons/claims.yaml"
    #expect(claims.output.contains("\"file\":\"\(file)\",\"line\":1,\"column\":8"))
    let texts = try check(folder, "--translations", "--json")
    #expect(
      texts.output.contains(#""field":"title","state":"missing"}"#)
        && texts.output.contains(#"{"event":"translation","language":"ja""#))
    #expect(try check(folder, "--claims").output.hasSuffix("claims taught: 0 of 1\n"))
  }

  @Test func pagesAreMeasuredOnOtherScreensWhenThatIsAskedFor() throws {
    let long = String(repeating: "words ", count: 200)
    let folder = try ContentFolder([
      "Quizzes/a.yaml": Self.sound.replacing("Which?", with: long)
    ])
    #expect(try check(folder).errors.isEmpty)
    let ran = try check(folder, "--overflow")
    #expect(ran.code == 0)
    #expect(ran.errors.contains("lines of 40 columns, and a screen has 24"))
    #expect(!ran.errors.contains("of 120 columns"))
    #expect(try check(folder, "--overflow=120").errors.isEmpty)
    #expect(try check(folder, "--overflow=none").code == 2)
  }

  @Test func optionsThatExcludeEachOtherAreRefused() throws {
    #expect(try check(content(), "--json", "--tap").code == 2)
    #expect(try check(content(), "--watch", "--tap").code == 2)
  }
}
