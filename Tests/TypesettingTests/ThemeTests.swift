import Testing

@testable import Typesetting

@Suite struct ThemeTests {
  @Test(arguments: Theme.Role.allCases)
  func plainThemeAddsNothing(role: Theme.Role) {
    #expect(Theme.plain.styled("loadView", as: role) == "loadView")
  }

  @Test func escapesEndWhereTheTextEnds() {
    #expect(Theme.coloured.styled("loadView", as: .wrong) == "\u{1B}[31mloadView\u{1B}[0m")
    #expect(Theme.coloured.styled("loadView") == "loadView")
    #expect(Theme.coloured.styled("", as: .wrong) == "")
  }

  @Test func escapesInTheTextAreShown() {
    #expect(Theme.coloured.styled("\u{1B}[0m") == "\\u{1B}[0m")
  }
}
