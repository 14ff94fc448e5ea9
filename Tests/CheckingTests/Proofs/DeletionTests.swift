import Testing

@testable import Checking

@Suite struct DeletionTests {
  private func lines(_ code: String) -> [ClosedRange<Int>] {
    Deletion.all(in: code).map(\.lines)
  }

  @Test func aStatementIsALine() {
    #expect(lines("a()\nb()") == [1...1, 2...2])
    #expect(Deletion.all(in: "a()\nb()").map(\.text) == ["b()", "a()"])
  }

  @Test func aMethodGoesAsAWholeAndByItsBodyAndByItsStatements() {
    let code = """
      class C {
        func f() {
          g()
        }
      }
      """
    #expect(lines(code) == [1...5, 2...4, 2...4, 3...3, 3...3])
  }

  @Test func aStatementOfSeveralLinesIsOne() {
    let code = """
      timer = make(
        every: 1) { _ in
        tick()
      }
      """
    #expect(lines(code) == [1...4, 3...3, 3...3])
  }

  @Test func bracketsInStringsAndCommentsAreText() {
    #expect(lines("print(\"{\") // (\nb()") == [1...1, 2...2])
  }

  @Test func codeThatNeverClosesGoesByItsOtherLines() {
    #expect(lines("f() {\na()") == [2...2])
  }

  @Test func bothBranchesGoTogether() {
    #expect(lines("if a {\n  b()\n} else {\n  c()\n}").first == 1...5)
  }
}
