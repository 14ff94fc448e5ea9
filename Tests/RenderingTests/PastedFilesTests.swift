import Curriculum
import Learning
import Sessions
import Testing
import Typesetting

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

  /// A file counts by hand where it does so, whatever is typed beside it, and is led so too.
  @Test(arguments: [("26", "retain", "[note release];"), ("5.1", "strong", "")])
  func aFileCountsAsItSays(version: String, word: String, release: String) {
    var session = Session(language: .en, library: .empty, vocabulary: Renderer.vocabulary)
    let moment = Instant(wall: 0, monotonic: 0)
    func told(_ response: Response) -> [String] {
      Renderer(width: 80, theme: .plain, language: .en).lines(of: response)
    }
    _ = session.handle(":ios \(version)", at: moment)
    let file = """
      #import <UIKit/UIKit.h>
      @interface Diary : UIViewController
      @property (nonatomic, \(word)) NSArray *notes;
      @end
      @implementation Diary
      - (void)viewDidLoad {
        [super viewDidLoad];
        NSMutableArray *note = [[NSMutableArray alloc] init];
        self.notes = note;
        \(release)
      }
      - (void)dealloc {
        \(release.isEmpty ? "" : "[_notes release]; [super dealloc];")
      }
      @end
      """
    let pasted = told(session.pasted([("Diary.m", file)], at: moment))
    #expect(!pasted.contains { $0.contains("error: ") || $0.contains("warning: ") })
    let led = told(session.handle(":lint", at: moment))
    #expect(led.contains { $0.hasSuffix("nothing found") })
    // Beside a file that counts in the other way each is led in its own.
    let other = """
      #import <UIKit/UIKit.h>
      @interface Page : UIViewController
      @property (nonatomic, \(release.isEmpty ? "retain" : "strong")) NSMutableArray *lines;
      @end
      @implementation Page
      - (void)viewDidLoad {
        [super viewDidLoad];
        NSMutableArray *lines = [NSMutableArray array];
        self.lines = lines;
        \(release.isEmpty ? "[[lines retain] release];" : "")
      }
      - (void)viewDidAppear:(BOOL)animated {
        [super viewDidAppear:animated];
        [self.lines addObject:@"a"];
      }
      - (void)dealloc {
        \(release.isEmpty ? "[_lines release]; [super dealloc];" : "")
      }
      @end
      """
    _ = session.pasted([("Page.m", other)], at: moment)
    let both = told(session.handle(":lint", at: moment))
    #expect(both.count { $0.hasSuffix("nothing found") } == 2)
  }
}
