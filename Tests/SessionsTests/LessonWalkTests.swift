import Interpreter
import Playgrounds
import Syntax
import Testing

@testable import Sessions

@Suite struct LessonWalkTests {
  @Test func commandsInTheCodeOfALessonAreAnsweredAsAtThePrompt() {
    var playground = Playground()
    let code = """
      NSString *name = [[NSMutableString alloc] init];
      :owners name
      :relaunch
      :warn
      """
    let replies = playground.playAll(code, .objectiveC).replies
    let kinds = replies.map { reply in
      switch reply {
      case .played: "played"
      case .looked(.owners): "owners"
      case .restarted: "restarted"
      default: "another"
      }
    }
    #expect(kinds == ["played", "owners", "restarted", "played"])
  }
}
