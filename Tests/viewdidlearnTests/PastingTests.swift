import Foundation
import Terminal
import Testing

/// `:paste FILE…` at the prompt.
@Suite struct PastingTests {
  private let state = StateFolder()

  private func write(_ text: String, _ name: String) throws -> String {
    let path = state.path + "/" + name
    try FileManager.default.createDirectory(
      atPath: state.path, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: path))
    return path
  }

  private func type(_ lines: String...) throws -> Ran {
    try run(
      "--language", "en", "--plain", "--state", state.path,
      input: lines.joined(separator: "\n") + "\n")
  }

  @Test func headerAndCodeAreOneEntryInWhichUnknownNamesAreStoodInFor() throws {
    let header = try write(
      """
      #import <UIKit/UIKit.h>
      @interface OrderController : UIViewController
      @property (nonatomic, strong) HTTPClient *client;
      @end
      """, "Order.h")
    let code = try write(
      """
      #import "Order.h"
      @implementation OrderController
      - (void)viewDidLoad {
        [super viewDidLoad];
        NSLog(@"loaded");
      }
      @end
      """, "Order.m")
    let ran = try type(
      ":paste \(header) \(code)", "OrderController().view", ":standins", ":undo", ":undo",
      "OrderController()")
    #expect(ran.code == 0)
    #expect(ran.output.contains("console: loaded"))
    #expect(ran.output.contains("HTTPClient · line 3"))
    #expect(ran.output.contains("cannot find 'OrderController'"))
  }

  @Test func aNameWithASpaceStandsInQuotes() throws {
    let path = try write("class Quiet: UIViewController {}\nprint(\"read\")\n", "My Screen.swift")
    #expect(try type(":paste \"\(path)\"").output.contains("console: read"))
  }

  @Test func nothingInAFileIsACommand() throws {
    let path = try write(":quit\n", "trap.swift")
    #expect(try type(":paste \(path)", "print(\"still here\")").output.contains("still here"))
  }

  @Test func whatCannotBeTakenIsToldAndTakesNothingWithIt() throws {
    let sound = try write("print(\"taken\")\n", "Sound.swift")
    let broken = state.path + "/Broken.swift"
    try Data([0xFF, 0xFE]).write(to: URL(filePath: broken))
    let missing = try type(":paste \(sound) \(state.path)/None.m", "print(\"next\")")
    #expect(missing.code == 1 && missing.errors.contains("None.m cannot be read: No such file"))
    #expect(!missing.output.contains("taken") && missing.output.contains("console: next"))
    #expect(try type(":paste \(broken)").errors.contains("Broken.swift:1"))
    #expect(try type(":paste \(write("", "Empty.m"))").output.contains("There is no code here."))
    #expect(try type(":paste Main.kt").output.contains("neither Swift nor Objective-C"))
    #expect(try type(":paste").output.contains(":paste wants more: :paste FILE…"))
  }

  @Test func filesOfCodeAndFoldersAreCompleted() throws {
    _ = try write("print(\"taken\")\n", "Order.swift")
    _ = try write("", "Order.txt")
    let terminal = try start(["--plain"], state: state)
    try terminal.type(":paste \(state.path)/Ord\t")
    try terminal.expect("er.swift")
    try terminal.enter("", says: "console: taken")
  }

  @Test func aPastedFileSurvivesTheEndOfTheProgram() throws {
    let path = try write("class Kept: UIViewController {}\nlet kept = Kept()\n", "Kept.swift")
    _ = try type(":paste \(path)")
    try FileManager.default.removeItem(atPath: path)
    #expect(try type("kept.isViewLoaded").output.contains("= false"))
  }
}
