import Diagnostics
import Interpreter
import ObjectRuntime
import Scripts
import Syntax
import Testing
import UIKitClasses

@testable import Mistakes

/// Closures that are given to what nobody declares: nobody knows who calls them, and when.
@Suite struct WaitingClosureTests {
  private func run(_ text: String, name: String = "a.swift") -> ScriptRun {
    var world = World(simulation: Simulation(version: .newest))
    world.standsIn = true
    return ScriptRun(of: SourceText(name: name, text: text), in: world)
  }

  private func logs(_ run: ScriptRun) -> [String] {
    run.events.compactMap { if case .log(let text, _) = $0 { text } else { nil } }
  }

  private func waits(_ run: ScriptRun) -> [String] {
    run.events.compactMap {
      if case .waits(let function, let place) = $0 { "\(place) \(function)" } else { nil }
    }
  }

  private static let loader = """
    import Loading
    class NoteController: UIViewController {
      let loader = Loader()
      override func viewDidLoad() {
        super.viewDidLoad()
        loader.load { [weak self] text, error in
          print("loaded", self != nil, error == nil)
        }
        fetchAll { print("fetched") }
        Loader.shared.refresh(then: { print("refreshed", $0) })
        let queue = LoaderQueue(label: "q") { print("made") }
        queue.ended = { print("stored") }
        loader.notes.forEach { note in print(note) }
        title = queue.name
      }
      deinit { print("freed") }
    }
    var note: NoteController? = NoteController()
    window.rootViewController = note

    """

  @Test func aClosureThatAnUnknownFunctionIsGivenWaits() {
    let run = run(Self.loader)
    #expect(run.mistakes.isEmpty)
    #expect(logs(run) == [])
    #expect(
      waits(run) == [
        "6 Loader.load(_:)", "9 fetchAll", "10 shared.refresh(then:)", "11 LoaderQueue",
      ])
  }

  @Test func itIsCalledWhenSomebodySaysSo() {
    let run = run(Self.loader + ":call 6\n:call 6 \"text\" \"wrong\"\n:call 9\n:call 10 3\n")
    #expect(run.mistakes.isEmpty)
    #expect(logs(run) == ["loaded true true", "loaded true false", "fetched", "refreshed 3"])
  }

  @Test func severalOfALineAreToldApart() {
    let run = run(
      """
      import Loading
      fetch({ print("one") }, { print("two") })
      fetch({ print("three") },
        { print("four", $0 as Any) })
      :call 2.2
      :call 2
      :call 3
      :call 4 7

      """)
    #expect(run.mistakes.isEmpty)
    #expect(waits(run) == ["2 fetch", "2.2 fetch", "3 fetch", "4 fetch"])
    #expect(logs(run).map { $0.prefix { $0 != " " } } == ["two", "one", "three", "four"])
  }

  @Test func aTextForAnErrorIsWhatItSays() {
    let run = run(
      """
      import Loading
      load { text, error in print(error?.localizedDescription ?? "none") }
      :call 2 nil "no network"
      :call 2 nil nil

      """)
    #expect(logs(run) == ["no network", "none"])
  }

  @Test func aPlaceThatHasNoClosureIsSaid() {
    #expect(run(Self.loader + ":call 6.2\n").mistakes.map(\.severity) == [.error])
    #expect(run(Self.loader + ":call 6.x\n").mistakes.map(\.severity) == [.error])
  }

  @Test func nobodyHoldsIt() {
    let run = run(
      Self.loader + "window.rootViewController = nil\nnote = nil\n:call 6\n")
    #expect(logs(run) == ["freed", "loaded false true"])
  }

  @Test func aLineWithoutOneIsSaid() {
    let run = run(Self.loader + ":call 4\n")
    #expect(run.mistakes.map(\.severity) == [.error])
  }

  @Test func aBlockWaitsToo() {
    let run = run(
      """
      #import "Loader.h"
      @interface NoteController : UIViewController
      @end
      @implementation NoteController
      - (void)viewDidLoad {
        [super viewDidLoad];
        __weak typeof(self) weakSelf = self;
        [[Loader sharedLoader] loadWithCompletion:^(NSArray *notes, NSError *error) {
          NSLog(@"%d %d", weakSelf != nil, error == nil);
        }];
      }
      @end
      NoteController *note = [[NoteController alloc] init];
      window.rootViewController = note;
      :call 8

      """, name: "a.m")
    #expect(run.mistakes.isEmpty)
    #expect(waits(run) == ["8 sharedLoader.loadWithCompletion"])
    #expect(logs(run) == ["1 1"])
  }

  @Test func aClosureThatDescribesConstraintsRunsAtOnce() {
    let run = run(
      """
      import SnapKit
      let view = UIView()
      view.snp.makeConstraints { make in
        make.edges.equalToSuperview()
        print("made")
      }

      """)
    #expect(logs(run) == ["made"])
    #expect(waits(run) == [])
  }

  private func lint(_ text: String) -> Lint {
    Lint(
      of: [Lint.File(SourceText(name: "a.swift", text: text), dialect: .swift)], version: .newest)
  }

  private func controller(_ call: String) -> String {
    """
    import Loading
    class NoteController: UIViewController {
      let loader = Loader()
      override func viewDidLoad() {
        super.viewDidLoad()
        \(call)
      }
      func fail() {
        present(UIAlertController(title: "No", message: nil, preferredStyle: .alert), animated: true)
      }
    }
    """
  }

  @Test func lintCallsItOnAScreenThatHasGone() {
    let lint = lint(controller("loader.load { [weak self] in self?.fail() }"))
    #expect(lint.warnings.map(\.finding.subject) == [.oddity(.presentedOffScreen)])
    #expect(lint.lives.map(\.status) == [.complete, .complete])
  }

  @Test(arguments: [
    "loader.load { [weak self] text, error in if error != nil { self?.fail() } }",
    "loader.load { [weak self] in self?.present(UIViewController(), animated: true) }",
  ])
  func lintAnswersWithAnErrorTooAndLooksIntoTheClosure(_ call: String) {
    #expect(
      lint(controller(call)).warnings.map(\.finding.subject) == [.oddity(.presentedOffScreen)])
  }

  @Test(arguments: [
    "loader.load { [weak self] in if self?.view.window != nil { self?.fail() } }",
    "loader.button.tap { [weak self] in self?.fail() }",
    "loader.notes.sink { [weak self] _ in self?.fail() }",
    "loader.load { print([Int]()[1]) }",
    "loader.load { self.title = $0 }",
  ])
  func whatIsNotCertainIsNotSaid(_ call: String) {
    let lint = lint(controller(call))
    #expect(lint.faults.isEmpty)
    #expect(lint.warnings.isEmpty && lint.ends.isEmpty)
  }

  /// Without a line, what waits is told again.
  @Test func whatWaitsIsListed() {
    let once = waits(run(Self.loader))
    let twice = run(Self.loader + ":call\n")
    #expect(twice.mistakes.isEmpty && waits(twice).count == 2 * once.count)
  }
}
