import Diagnostics
import Scanning
import Syntax
import Testing

@testable import Parsing

struct TokenCursorTests {
  @Test func aCursorGoesForthAndBackAndSplits() {
    var cursor = TokenCursor(Scanner(SourceText(name: "a", text: "a >> b"), dialect: .swift))
    #expect(cursor.peek(2).text == "b")
    cursor.advance()
    let place = cursor.place
    cursor.splitAngles()
    #expect(cursor.advance().range == SourceRange(2, 3))
    #expect(cursor.advance().range == SourceRange(3, 4))
    cursor.reset(to: place)
    #expect(cursor.current.text == ">")
    #expect(cursor.previousEnd == 1)
    #expect(cursor.peek(9).isEnd)
  }
}
