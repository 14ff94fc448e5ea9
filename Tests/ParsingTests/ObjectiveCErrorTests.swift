import Corpora
import Diagnostics
import Testing

@testable import Parsing
@testable import Syntax

struct ObjectiveCErrorTests {
  @Test(arguments: Broken.objectiveC)
  func aMistakeIsNotedWhereItStands(_ broken: Broken) {
    let source = SourceText(name: "a.m", text: broken.text)
    let script = Script.read(source, dialect: .objectiveC)
    let findings = script.diagnostics.map {
      Broken.Finding(
        position: source.position(at: $0.range.lowerBound),
        width: $0.range.upperBound - $0.range.lowerBound, fact: $0.fact, suggestion: $0.suggestion)
    }
    #expect(findings == broken.findings)
  }

  @Test func everyMistakeOfATextIsNotedAndTheRestIsRead() {
    let text = """
      @implementation A
      - (void)one { [x foo; y = 1; }
      - (void)two { if (a { b(); } }
      @end
      int c = ;
      vc.view
      """
    let source = SourceText(name: "a.m", text: text)
    let script = Script.read(source, dialect: .objectiveC)
    let lines = script.diagnostics.map { source.position(at: $0.range.lowerBound).line }
    #expect(lines == [2, 3, 5])
    #expect(script.items.count == 2)
    #expect(
      TreeDump.text(of: script.statements) == """
        (implementation A
          (method one (parameters) (-> void) (body (message x foo) (= y 1)))
          (method two (parameters) (-> void) (body (if a (body (call b))))))
        (member vc view)
        """)
  }

  @Test func placesAreCountedInCharactersAsAPersonSeesThem() {
    let source = SourceText(name: "a.m", text: "NSString *s = @\"日本語é\" 5;")
    let script = Script.read(source, dialect: .objectiveC)
    #expect(script.diagnostics.map { source.position(at: $0.range.lowerBound).column } == [22])
  }
}
