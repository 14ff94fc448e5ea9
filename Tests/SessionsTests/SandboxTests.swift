import InterfaceModel
import Learning
import Mistakes
import ObjectRuntime
import Playgrounds
import Scripts
import Syntax
import Testing

@testable import Sessions

/// The sandbox is the learner's: nothing but the learner changes it.
@Suite struct SandboxTests {
  private static let lesson = "- {id: end, kind: read}\n"

  private func standing(_ learner: Learner) -> [String] {
    learner.session.playground.standing.map(\.text)
  }

  @Test func aLessonLeavesTheSandboxAsItIs() {
    var learner = Learner(Self.lesson)
    learner.type("let memo = UIViewController()", ":learn 1", "let other = 1", ":leave")
    #expect(standing(learner) == ["let memo = UIViewController()"])
    #expect(learner.session.playground.simulation.version == .newest)
  }

  @Test func aQuizLeavesTheSandboxAsItIs() {
    var learner = Learner(quiz: QuizzingTests.quiz)
    learner.type("let memo = UIViewController()", ":quiz 1", ":leave")
    #expect(standing(learner) == ["let memo = UIViewController()"])
  }

  @Test func whatStandsInForUnknownNamesIsListedUnlessThatIsAnError() {
    var learner = Learner(Self.lesson)
    func controller(_ name: String, with unknown: String) -> String {
      "import UIKit\nclass \(name): UIViewController {\n  let client = \(unknown)()\n}"
    }
    learner.type(controller("A", with: "HTTPClient"))
    #expect(learner.type(":standins").standIns == ["HTTPClient"])
    learner.type(":strict on", controller("B", with: "Cache"))
    #expect(standing(learner).count == 1)
    #expect(learner.type(":strict perhaps").refusal == .unknownOption(.session(.strict), "perhaps"))
    learner.type(":strict off", controller("B", with: "Cache"))
    #expect(learner.type(":standins").standIns == ["HTTPClient", "Cache"])
  }

  @Test func aRestartKeepsTheSandbox() {
    var learner = Learner(Self.lesson)
    learner.type("let memo = UIViewController()", "memo.view", ":warn")
    let next = learner.restarted(Self.lesson)
    #expect(next.session.playground.simulation == learner.session.playground.simulation)
    #expect(standing(next) == standing(learner))
  }

  @Test func pastedFilesAreLintedWithTheirImports() {
    var learner = Learner(Self.lesson)
    learner.type(
      """
      #import <UIKit/UIKit.h>
      @interface Note : UIViewController
      @end
      @implementation Note
      - (void)viewWillAppear:(BOOL)animated {}
      @end
      """)
    let led = learner.type(":lint").compactMap { reply in
      if case .looked(.lint(let report, _)) = reply { report } else { nil }
    }
    #expect(led.flatMap(\.types) == ["Note"])
    #expect(led.flatMap(\.warnings).count == 1)
  }

  @Test func whatWasUndoneStaysUndoneAndCanBeRedone() {
    var learner = Learner(Self.lesson)
    learner.type("let memo = UIViewController()", "memo.view", ":undo")
    var next = learner.restarted(Self.lesson)
    #expect(standing(next) == ["let memo = UIViewController()"])
    next.type(":redo")
    #expect(standing(next).count == 2)
  }

  @Test func aLineThatReplacedAnUndoneOneStandsInItsPlace() {
    var learner = Learner(Self.lesson)
    learner.type("let a = 1", "let b = 2", ":undo", "let c = 3", ":goto 1")
    let next = learner.restarted(Self.lesson)
    #expect(standing(next) == ["let a = 1"])
    #expect(next.session.playground.moves.map(\.text) == ["let a = 1", "let c = 3"])
  }

  @Test func linesThatFailedAreNotPlayedAgain() {
    var learner = Learner(Self.lesson)
    learner.type("let a = 1", "let b = unknown", "let array = [1][7]")
    #expect(standing(learner.restarted(Self.lesson)) == ["let a = 1"])
  }

  @Test func onlyWhatCameAfterTheLastStartOfTheAppIsReadAgain() {
    var learner = Learner(Self.lesson)
    learner.type(":device ipad", "let a = 1", ":ios 5.1", "NSString *b = @\"b\";")
    var next = learner.restarted(Self.lesson)
    #expect(standing(next) == ["NSString *b = @\"b\";"])
    #expect(next.session.playground.simulation.version.description == "5.1")
    #expect(next.session.playground.simulation.device == .ipad)
    #expect(next.items(.sandboxStarted).count == 1)
    next.type("NSString *c = @\"c\";")
    let third = next.restarted(Self.lesson)
    #expect(standing(third) == ["NSString *b = @\"b\";", "NSString *c = @\"c\";"])
    #expect(third.items(.sandboxStarted).count == 1)
  }

  @Test func aRelaunchKeepsWhatCameBefore() {
    var learner = Learner(Self.lesson)
    learner.type("class Memo: UIViewController {}", ":relaunch", "let memo = Memo()")
    let next = learner.restarted(Self.lesson)
    #expect(standing(next) == standing(learner))
    #expect(next.session.playground.simulation == learner.session.playground.simulation)
  }

  @Test func linesOfALessonAreNotTheSandboxs() {
    var learner = Learner(Self.lesson)
    learner.type(":learn 1", "let x = 1", ":undo", ":leave")
    #expect(standing(learner.restarted(Self.lesson)).isEmpty)
  }
}
