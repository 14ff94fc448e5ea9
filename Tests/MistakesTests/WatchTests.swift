import Diagnostics
import Interpreter
import Notation
import Parsing
import Scripts
import Syntax
import Testing

@testable import Mistakes

@Suite struct WatchTests {
  private let text = """
    @interface NoteController : UIViewController
    @property (nonatomic, weak) IBOutlet UILabel *text;
    @end
    @implementation NoteController
    @end
    NoteController *note = [[NoteController alloc] init];
    note.text.text = @"a";
    note.text.text = @"b";
    """

  private func events(_ text: String) -> [RunEvent] {
    ScriptRun(
      of: SourceText(name: "note.m", text: text), dialect: .objectiveC,
      watcher: .mistakes { "so it was with \($0.object)" }
    ).events
  }

  @Test func aRestartForgetsTheObjectsOfTheOldApp() {
    let text = """
      UIViewController *panel = [[UIViewController alloc] init];
      UIView *view = panel.view;
      :ios 5.1
      NSLog(@"new");
      """
    #expect(events(text).suffix(2) == [.log("new", line: 4), .end(.ok)])
  }

  @Test func aFindingStandsWhereItHappened() {
    let kinds = events(text).map { event in
      switch event {
      case .call(let call, _, _): call.selector
      case .mistake(let number, _, let type, _, let line, _): "\(number) \(type) \(line)"
      default: "\(event)".prefix { $0 != "(" }.description
      }
    }
    #expect(
      kinds == [
        "init", "initWithNibName:bundle:", "1 NoteController 7", "1 NoteController 8", "end",
      ])
  }

  @Test func theEventHasTheFieldsOfTheContract() {
    let mistake = events(text).first { if case .mistake = $0 { true } else { false } }
    #expect(
      mistake?.json.encoded()
        == #"{"event":"mistake","number":1,"kind":"l","class":"NoteController","line":7,"#
        + #""evidence":"so it was with note"}"#)
  }

  @Test func theSameFindingIsMadeOnce() {
    let loop = text + "\nfor (int i = 0; i < 9; i++) note.text.text = @\"c\";"
    let count = events(loop).count { if case .mistake = $0 { true } else { false } }
    #expect(count == 3)
  }

  @Test func aCopyGoesOnFromWhereItWasTaken() {
    var world = World()
    var watch = Watch()
    let source = SourceText(name: "note.m", text: text)
    var copies: [Watch] = []
    for case .statement(let statement, let dialect) in Script.read(source).items {
      copies.append(watch)
      let outcome = world.run(statement, dialect, in: source)
      _ = watch.observe(outcome.trace, in: world)
      if statement.range == Script.read(source).items.last?.range {
        var again = copies[copies.count - 1]
        #expect(again.observe(outcome.trace, in: world).count == 1)
        #expect(watch.observe(outcome.trace, in: world).isEmpty)
      }
    }
    #expect(copies.count > 3)
  }
}

extension Script.Item {
  fileprivate var range: SourceRange {
    switch self {
    case .statement(let statement, _): statement.range
    case .command(_, let range): range
    }
  }
}
