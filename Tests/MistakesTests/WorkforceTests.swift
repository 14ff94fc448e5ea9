import Diagnostics
import Interpreter
import Scripts
import Syntax
import Testing

@testable import Mistakes

@Suite struct WorkforceTests {
  /// Does what is last first.
  private struct Backwards: Workforce {
    func map<Item: Sendable, Result: Sendable>(
      _ items: [Item], named name: @escaping @Sendable (Item) -> String,
      _ work: @escaping @Sendable (Item) -> Result
    ) -> [Result] { items.reversed().map(work).reversed() }
  }

  private let files = [
    Lint.File(
      SourceText(
        name: "a.m",
        text: """
          @interface A : UIViewController
          @property (nonatomic, retain) IBOutlet UILabel *name;
          @end
          @implementation A
          - (void)viewDidUnload { [super viewDidUnload]; }
          - (void)viewDidLoad { }
          @end
          """), dialect: .objectiveC),
    Lint.File(
      SourceText(
        name: "b.m",
        text: """
          @interface B : UIViewController
          @end
          @implementation B
          - (void)viewDidLoad { [super viewDidLoad]; [Unknown.shared start]; [self nothing]; }
          - (void)viewWillAppear:(BOOL)animated { [@[] objectAtIndex:1]; }
          @end
          """), dialect: .objectiveC),
  ]

  private func told(_ report: LintReport) -> [String] {
    report.warnings.map { "\($0)" } + report.ends.map { "\($0)" } + report.lives.map { "\($0)" }
      + report.standIns.map { "\($0)" } + report.faults.map { "\($0)" }
  }

  /// No life knows of another, in whatever order they are led.
  @Test func theOrderOfTheWorkIsNotSeen() {
    let versions = [UIKitVersion(4, 3), UIKitVersion(5, 1), .newest]
    let report = LintReport(of: files, versions: versions)
    #expect(!report.warnings.isEmpty && !report.ends.isEmpty && report.lives.count > 2)
    let backwards = LintReport(of: files, versions: versions, by: Backwards())
    #expect(told(report) == told(backwards))
  }

  /// A file with an error is left out by whoever reads it, and the other is led.
  @Test func aBrokenFileIsLeftOutUnderEachVersion() {
    let broken = [files[0], Lint.File(SourceText(name: "c.m", text: "@interface"), dialect: nil)]
    let report = LintReport(of: broken, versions: [UIKitVersion(5, 1), .newest], by: Backwards())
    #expect(report.hasErrors && report.types == ["A"])
  }
}
