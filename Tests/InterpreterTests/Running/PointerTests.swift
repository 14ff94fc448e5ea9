import Diagnostics
import Interpreter
import Scripts
import Syntax
import Testing
import TypedTree

/// What pointers of C are refused: those that are counted on from one variable to the next, and those
/// to what has no place of its own here.
@Suite struct PointerTests {
  @Test(arguments: [
    "int numbers[3] = {1, 2, 3};\nint *first = numbers;",
    "int one = 1;\nint *place = &one;\nplace++;",
    "int one = 1;\nint *place = &one;\nplace += 1;",
    "int one = 1;\nint *place = &one;\nNSLog(@\"%d\", *(place + 1));",
    "int one = 1;\nint *place = &one;\nNSLog(@\"%d\", place[1]);",
    "int one = 1;\nint *place = &one;\nplace[1] = 2;",
    "void take(int parameter) { int *own = &parameter; }",
    "void take(UIView *view) { CGRect *own = &view.frame; }",
  ])
  func isRefusedByItsName(_ text: String) {
    let run = ScriptRun(of: SourceText(name: "a.m", text: text), dialect: .objectiveC)
    let facts = run.mistakes.compactMap { mistake in
      if case .language(let diagnostic) = mistake { diagnostic.fact } else { nil }
    }
    #expect(facts == [.unsupported(.pointer)])
  }
}
