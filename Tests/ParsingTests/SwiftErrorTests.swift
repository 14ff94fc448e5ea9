import Corpora
import Diagnostics
import Testing

@testable import Parsing
@testable import Syntax

struct SwiftErrorTests {
  @Test(arguments: Broken.swift)
  func aMistakeIsNotedWhereItStands(_ broken: Broken) {
    let source = SourceText(name: "a.swift", text: broken.text)
    let script = Script.read(source, dialect: .swift)
    let findings = script.diagnostics.map {
      Broken.Finding(
        position: source.position(at: $0.range.lowerBound),
        width: $0.range.upperBound - $0.range.lowerBound, fact: $0.fact, suggestion: $0.suggestion)
    }
    #expect(findings == broken.findings)
  }

  @Test func everyMistakeOfATextIsNotedAndTheRestIsRead() {
    let text = """
      class A: UIViewController {
        override func viewDidLoad() {
          foo(; y = 1
          super.viewDidLoad()
        }
        let = 3
        func two() { if a { b( } }
      }
      let c = )
      vc.view
      """
    let source = SourceText(name: "a.swift", text: text)
    let script = Script.read(source, dialect: .swift)
    let lines = script.diagnostics.map { source.position(at: $0.range.lowerBound).line }
    #expect(lines == [3, 6, 7, 9])
    #expect(script.items.count == 2)
  }
}
