import Foundation
import Testing

struct Ran {
  var output: String
  var errors: String
  var code: Int32
}

func run(_ arguments: String..., input: String = "") throws -> Ran {
  let process = Process()
  let (output, standardInput) = (Pipe(), Pipe())
  // A file takes any number of errors while the output is being read.
  let errors = FileManager.default.temporaryDirectory.appending(path: "errors-\(UUID())")
  try Data().write(to: errors)
  defer { try? FileManager.default.removeItem(at: errors) }
  process.executableURL = URL(filePath: program)
  process.arguments = arguments
  process.standardOutput = output
  process.standardError = try FileHandle(forWritingTo: errors)
  process.standardInput = standardInput
  try process.run()
  standardInput.fileHandleForWriting.write(Data(input.utf8))
  try standardInput.fileHandleForWriting.close()
  let said = output.fileHandleForReading.readDataToEndOfFile()
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
    #expect(ran.code == 0 && ran.output.isEmpty)
    #expect(ran.errors.hasPrefix("\(file.path()):2:49: warning: "))
    #expect(
      ran.errors.contains(
        "note: mistake 9 (performance): viewDidUnload keeps an owned outlet · iOS 5.1"))
    let json = try run("lint", "--json", "--ios", "4.3,5.1", file.path())
    #expect(json.output.contains(#""number":9,"kind":"p","class":"DraftController""#))
    #expect(json.output.contains(#""ios":["4.3","5.1"]"#))
    #expect(try run("lint", "--ios", "26", file.path()).errors.isEmpty)
    #expect(try run("lint", "no-such-file.m").code == 1)
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
