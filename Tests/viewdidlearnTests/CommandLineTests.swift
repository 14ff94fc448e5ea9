import Foundation
import Testing

struct Ran {
  var output: String
  var errors: String
  var code: Int32
}

/// - Parameter sink: where the output goes instead of being read.
func run(_ arguments: String..., input: String = "", into sink: String? = nil) throws -> Ran {
  try run(arguments, input: input, into: sink)
}

func run(
  program: String = program, _ arguments: [String], input: String = "", into sink: String? = nil
) throws -> Ran {
  let process = Process()
  let (output, standardInput) = (Pipe(), Pipe())
  // A file takes any number of errors while the output is being read.
  let errors = FileManager.default.temporaryDirectory.appending(path: "errors-\(UUID())")
  try Data().write(to: errors)
  defer { try? FileManager.default.removeItem(at: errors) }
  process.executableURL = URL(filePath: program)
  process.arguments = arguments
  process.standardOutput = output
  if let sink { process.standardOutput = try FileHandle(forWritingTo: URL(filePath: sink)) }
  process.standardError = try FileHandle(forWritingTo: errors)
  process.standardInput = standardInput
  try process.run()
  standardInput.fileHandleForWriting.write(Data(input.utf8))
  try standardInput.fileHandleForWriting.close()
  let said = sink == nil ? output.fileHandleForReading.readDataToEndOfFile() : Data()
  process.waitUntilExit()
  return Ran(
    output: String(decoding: said, as: UTF8.self),
    errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self),
    code: process.terminationStatus)
}

@Suite struct CommandLineTests {
  @Test func helpAndVersionAreAnswered() throws {
    #expect(try run("--help").code == 0)
    #expect(try run("--help").output.hasPrefix("viewdidlearn ["))
    #expect(try run("--version").output == "viewdidlearn 0.1\n")
  }

  @Test(arguments: ["--help", "--version", "progress", "--plain"])
  func whatCannotBeWrittenIsSaidToBeLost(_ command: String) throws {
    let state = StateFolder()
    let ran = try run(command, "--state", state.path, input: "print(1)\n", into: "/dev/full")
    #expect(ran.code == 4)
    #expect(ran.errors.hasSuffix("error: <stdout> cannot be written: No space left on device\n"))
  }

  @Test func wrongAnswersAreToldInTheLanguage() throws {
    let answers = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    try #"{"nope": ["a"]}"#.write(to: answers, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: answers) }
    let quiz = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Quizzes/order-of-calls.yaml")
    let ran = try run("grade", "--language", "ru", quiz.path(), answers.path())
    #expect(ran.code == 1)
    #expect(ran.errors.contains("error: в тесте нет вопроса 'nope'"))
  }

  @Test(arguments: ["en", "ru", "zh", "cs", "ja"])
  func helpSpeaksTheLanguageAndTellsEveryOption(_ language: String) throws {
    let usage = try run("-h", "--language", language)
    #expect(usage.code == 0 && usage.errors.isEmpty)
    for word in [
      "--language en|ru|zh|cs|ja", "--plain", "--content DIR", "--state DIR", "-h, --help",
      "--version", "--ios V", "--dialect objc|swift", "--memory mrc|arc", "--steps N", "--all",
      "--json", "learn [LESSON]", "quiz [QUIZ]", "run FILE|-", "lint FILE…", "check [PATH…]",
      "new lesson|quiz ID", "--overflow[=COLUMNS]", "--junit FILE",
      "--part N",
      "grade QUIZ.yaml ANSWERS.json",
    ] { #expect(usage.output.contains("  \(word) "), "\(word)") }
    #expect(usage.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(try run("--language", language, "--help").output == usage.output)
    if language != "en" { #expect(try run("-h").output != usage.output) }
  }

  @Test(arguments: ["learn", "quiz", "run", "lint", "grade", "check", "new"], ["en", "ja"])
  func aCommandIsDescribedWithItsOptionsAndAnExample(
    _ command: String, _ language: String
  ) throws {
    let usage = try run(command, "--help", "--language", language)
    #expect(usage.code == 0)
    #expect(usage.output.hasPrefix("viewdidlearn \(command) "))
    #expect(usage.output.split(separator: "\n").last?.contains("viewdidlearn \(command)") == true)
    #expect(usage.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(try run("help", command, "--language", language).output == usage.output)
    #expect(usage.output.contains("--steps N") == (command == "run"))
  }

  @Test(arguments: ["present", "notes", "join", "results", "handout"], ["en", "cs", "ja"])
  func whatAClassHasIsDescribedOneByOne(_ command: String, _ language: String) throws {
    let usage = try run("class", command, "--help", "--language", language)
    #expect(usage.code == 0)
    #expect(usage.output.hasPrefix("viewdidlearn class \(command)"))
    #expect(
      usage.output.split(separator: "\n").last?.contains("viewdidlearn class \(command)") == true)
    #expect(usage.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(usage.output.contains("--more-time") == (command == "join"))
    #expect(usage.output.contains("[--out DIR|FILE]") == (command == "results"))
    #expect(
      try run("help", "class", command, "--language", language).output == usage.output)
  }

  /// A command with words behind it lists them, and a line that lacks something is told how the word
  /// is used, and not all of them.
  @Test(arguments: ["screen", "class", "cohort"]) func whatStandsBehindACommandIsListed(
    _ command: String
  ) throws {
    let usage = try run(command, "--help", "--language", "en")
    #expect(usage.output.hasPrefix("viewdidlearn \(command) COMMAND …\n"))
    #expect(usage.output.contains("viewdidlearn \(command) COMMAND --help"))
    #expect(usage.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let words = ["screen": "grade", "class": "present", "cohort": "push"]
    #expect(usage.output.contains("\n  \(words[command] ?? "") "))
  }

  @Test(arguments: [
    (["screen", "grade"], "viewdidlearn screen grade --key DIR "),
    (["screen", "new", "plan.yaml", "--key", "keys"], "viewdidlearn screen new --key DIR "),
    (["screen", "take", "a.pack", "--csv"], "viewdidlearn screen take [--record FILE] PACK"),
    (["screen"], "viewdidlearn screen COMMAND …"), (["class", "join"], "viewdidlearn class join "),
  ]) func aWrongLineIsToldHowItsWordIsUsed(_ words: [String], _ usage: String) throws {
    let ran = try run(program: program, words + ["--language", "en"])
    #expect(ran.code == 2)
    let lines = ran.errors.split(separator: "\n")
    #expect(lines.dropFirst().first?.hasPrefix(usage) == true, "\(ran.errors)")
    #expect(lines.count <= 4, "\(ran.errors)")
  }

  @Test(
    arguments: [
      "screen keygen", "screen new", "screen preview", "screen take", "screen grade",
      "screen verify", "screen rederive", "screen replay", "cohort push", "cohort report",
    ], ["en", "ru", "zh"])
  func whatAScreeningAndACohortHaveIsDescribedOneByOne(
    _ command: String, _ language: String
  ) throws {
    let words = command.split(separator: " ").map { String($0) }
    let usage = try run(words[0], words[1], "--help", "--language", language)
    #expect(usage.code == 0)
    let lines = usage.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("viewdidlearn \(command)") == true)
    #expect(lines.dropFirst().contains { $0.contains("viewdidlearn \(command)") })
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(usage.output.contains("--candidates") == (command == "screen new"))
    #expect(usage.output.contains("--marks") == (command == "screen grade"))
  }

  @Test(arguments: [
    (["foo"], "команды «foo» нет"),
    (["lnit"], "команды «lnit» нет; возможно, вы имели в виду «lint»?"),
    (["lint"], "команда «lint» пишется так:\nviewdidlearn lint [--ios V]"),
    (["--jsn"], "параметра «--jsn» нет; возможно, вы имели в виду «--json»?"),
    (["--state"], "параметру «--state» нужно значение"),
    (["run", "--ios", "1.9", "x.m"], "«1.9»\u{A0}— не версия iOS, начиная с 2.0"),
    (["run", "--steps", "no", "x.m"], "«no»\u{A0}— не число шагов"),
    (["run", "--memory", "gc", "x.m"], "значение --memory\u{A0}— одно из mrc, arc, а не «gc»"),
    (
      ["check", "--ios", "5.1"],
      "у команды «check» нет параметра --ios:\nviewdidlearn check [--claims]"
    ),
    (["check", "--json", "--tap"], "--json и --tap вместе не действуют"),
    (["new", "book", "x"], "команда «new» создаёт «lesson» или «quiz», а не «book»"),
    (["new", "lesson", "Ä"], "'Ä'\u{A0}— не"),
    (["--json"], "без команды параметр --json не действует"),
    (["quiz", "--generate", "bogus"], "вопросов вида «bogus» нет; есть order, predict,"),
    (
      ["quiz", "--generate", "order,spott"],
      "вопросов вида «spott» нет; возможно, вы имели в виду «spot»? Есть order,"
    ),
    (["quiz", "--generate", "7"], "вопросов вида «7» нет"),
    (["quiz", "clinik"], "Теста «clinik» нет. Возможно, вы имели в виду «clinic»?"),
    (["quiz", "bogus"], "Теста «bogus» нет. Все тесты\u{A0}— viewdidlearn quiz"),
    (["learn", "lazy-veiw"], "Урока «lazy-veiw» нет. Возможно, вы имели в виду «lazy-view»?"),
    (["learn", "lazy-view 99"], "Шага 99 нет, всего шагов в уроке: "),
    (["quiz", "--generate", "order,"], "вопросов вида «» нет"),
  ])
  func aWrongCommandLineIsToldInTheLanguage(_ arguments: [String], _ message: String) throws {
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(filePath: program)
    process.arguments = ["--language=ru"] + arguments
    process.standardError = errors
    try process.run()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(said.replacing("\n  ", with: " ").hasPrefix("viewdidlearn: " + message))
    #expect(process.terminationStatus == 2)
  }

  /// What is to be typed next stands there as it is typed, and not the word COMMAND.
  @Test func whereMoreIsSaidIsTold() throws {
    let usage = try run("--help")
    #expect(usage.output.hasSuffix("viewdidlearn run --help, for instance.\n"))
    let refused = try run("--language", "en", "quiz", "--generate", "bogus")
    #expect(refused.errors.hasSuffix("More about this command: viewdidlearn quiz --help\n"))
  }

  /// As any option, that of the language may be shortened; it counts before all else is read.
  @Test(arguments: [["--lang=cs"], ["--lang", "cs"], ["--l", "cs"]])
  func aShortenedOptionCountsForHelpAndMistakesToo(_ language: [String]) throws {
    #expect(
      try run(language + ["run", "--help"]).output == run("--language=cs", "run", "--help").output)
    let refused = try run(language + ["quiz", "bogus"])
    #expect(refused.errors == (try run("--language=cs", "quiz", "bogus").errors))
    #expect(refused.errors.contains("neexistuje"))
  }

  @Test(arguments: [
    ["--nonsense"], ["dance"], ["run"], ["run", "--ios", "1.9", "x.m"],
    ["run", "--steps", "no", "x.m"], ["--language", "de"],
  ])
  func aWrongCommandLineEndsWith2(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
  }

  @Test func aRunThatUsesUpItsStepsEndsWith3() throws {
    let ran = try run("run", "--steps", "1000", "--dialect", "swift", "-", input: "while true {}\n")
    #expect(ran.code == 3)
    #expect(ran.output == "end: stopped\n")
    #expect(ran.errors.contains("steps"))
  }

  /// A header and its file are one unit wherever they come from; what is no code is passed over.
  @Test func lintTakesAFolder() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lint-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [
      ("Draft.m", "#import \"Draft.h\"\n@implementation DraftController\n@end\n"),
      ("Draft.h", "@interface DraftController : UIViewController\n@end\n"),
      ("notes.txt", "no code"),
    ] {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    let linted = try run("lint", folder.path(), "--language", "en")
    #expect(linted.code == 0, "\(linted.errors)")
    let named = try run(
      "lint", folder.appending(path: "Draft.h").path(), folder.appending(path: "Draft.m").path(),
      "--language", "en")
    #expect(linted.output == named.output && linted.output.contains("DraftController"))
  }

  @Test func lintReportsLikeACompiler() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "lint-\(UUID()).m")
    let text = """
      @interface DraftController : UIViewController
      @property (nonatomic, retain) IBOutlet UILabel *draft;
      @end
      @implementation DraftController
      @end

      """
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let ran = try run("lint", "--language", "en", file.path())
    #expect(ran.code == 0)
    #expect(
      ran.output
        == "DraftController · iOS 5.1, 26.0 · all 19 steps · found: mistakes 9, 10, 11\n"
        || ran.output
          == "DraftController · iOS 5.1, 26.0 · all 19 steps · found: mistake 9\n"
    )
    #expect(ran.errors.hasPrefix("\(file.path()):2:49: warning: "))
    #expect(
      ran.errors.contains(
        "note: mistake 9 (performance): viewDidUnload keeps an owned outlet · iOS 5.1"))
    let json = try run("lint", "--json", "--ios", "4.3,5.1", file.path())
    #expect(json.output.contains(#""number":9,"kind":"p","class":"DraftController""#))
    #expect(json.output.contains(#""ios":["4.3","5.1"]"#))
    let lines = json.output.split(separator: "\n")
    #expect(
      lines.dropFirst() == [
        #"{"event":"life","class":"DraftController","ios":["4.3","5.1"],"inside":"window","status":"complete","steps":11,"of":11}"#,
        #"{"event":"life","class":"DraftController","ios":["4.3","5.1"],"inside":"tabs","status":"complete","steps":8,"of":8}"#,
        #"{"event":"end","controllers":1,"complete":1,"findings":1,"standins":0}"#,
      ])
    let clean = try run("lint", "--ios", "26", "--language", "en", file.path())
    #expect(clean.errors.isEmpty)
    #expect(clean.output == "DraftController · iOS 26.0 · all 19 steps · nothing found\n")
    #expect(try run("lint", "--strict", "--ios", "26", file.path()).code == 0)
    #expect(try run("lint", "no-such-file.m").code == 1)
    let other = try run("lint", "--json", "no-such-file.m", file.path())
    #expect(other.code == 1 && other.errors.contains("no-such-file.m"))
    #expect(other.output.contains(#""event":"finding""#))
    #expect(
      other.output.hasSuffix(
        #"{"event":"end","controllers":1,"complete":1,"findings":1,"standins":0}"# + "\n"))
    let none = try run("lint", "--json", "no-such-file.m")
    #expect(
      none.output == #"{"event":"end","controllers":0,"complete":0,"findings":0,"standins":0}"#
        + "\n")
  }

  @Test func onlyLintTakesSeveralVersions() throws {
    #expect(try run("run", "--ios", "5.1,6.0", "x.m").code == 2)
    #expect(try run("lint").code == 2)
  }

  @Test func aRunTellsTheMistakesItSees() throws {
    let script = """
      UIViewController *vc = [[UIViewController alloc] init];
      if (vc.view) NSLog(@"always");

      """
    let ran = try run("run", "--json", "-", input: script)
    #expect(
      ran.output.contains(
        #"{"event":"mistake","number":2,"kind":"p","class":"UIViewController","line":2,"#))
    #expect(ran.code == 0)
  }

  @Test func aMissingScriptEndsWith1() throws {
    #expect(try run("run", "no-such-file.m").code == 1)
  }

  @Test func aScriptFromStandardInputPrintsJSONLines() throws {
    let ran = try run(
      "run", "--json", "--ios", "5.1", "-",
      input: "UIViewController *vc = [[UIViewController alloc] init];\n[vc view];\n")
    #expect(ran.code == 0)
    #expect(
      ran.output.split(separator: "\n").map(String.init) == [
        #"{"event":"call","by":"app","class":"UIViewController","object":"vc","selector":"init","args":[],"depth":0,"line":1}"#,
        #"{"event":"call","by":"uikit","class":"UIViewController","object":"vc","selector":"initWithNibName:bundle:","args":["nil","nil"],"depth":1,"line":1}"#,
        #"{"event":"call","by":"uikit","class":"UIViewController","object":"vc","selector":"loadView","args":[],"depth":0,"line":2}"#,
        #"{"event":"call","by":"uikit","class":"UIViewController","object":"vc","selector":"viewDidLoad","args":[],"depth":0,"line":2}"#,
        #"{"event":"end","status":"ok"}"#,
      ])
  }

  @Test func aPipeIsReadPlainly() throws {
    let state = StateFolder()
    let ran = try run(
      "--state", state.path,
      input: "UIViewController *vc =\n  [[UIViewController alloc] init];\n[vc isViewLoaded]\n")
    #expect(ran.code == 0)
    #expect(!ran.output.contains("\u{1B}"))
    #expect(!ran.output.contains("> "))
    #expect(ran.output.hasSuffix("vc: no view · owner: you\n= NO\n"))
    #expect(ran.errors.hasPrefix("iOS 26.0> | iOS 26.0 vc> "))
  }

  @Test func aPipeThatIsNotUTF8IsToldAndReadOn() throws {
    let state = StateFolder()
    let ran = try run("--state", state.path, input: "1 + 1\n\u{0}\n2 + 2\n")
    #expect(ran.code == 1)
    #expect(ran.output.hasSuffix("= 2\n= 4\n"))
    #expect(ran.errors.contains("NUL"))
  }

  @Test func aLineIsKeptOnceAndCountedInTheNextSession() throws {
    let state = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    defer { try? FileManager.default.removeItem(at: state) }
    let lines = "[window isHidden]\n[window isHidden]\n:progress\n"
    for count in [2, 4] {
      let ran = try run("--state", state.path(), "--language", "en", input: lines)
      #expect(ran.output.contains("lines run: \(count) "))
    }
  }

  @Test func invalidUTF8IsNamedWithItsPlace() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).m")
    try Data([0x61, 0x0A, 0xFF]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let ran = try run("run", file.path())
    #expect(ran.code == 1)
    #expect(ran.errors.hasPrefix("\(file.path()):2:1: error: "))
  }
}
