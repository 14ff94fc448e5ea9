import Diagnostics
import Testing

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("viewDidApear:", "viewDidAppear:"), ("viewdidload", "viewDidLoad"), ("laodView", "loadView"),
    ("quit", nil), ("dealoc", "dealloc"),
  ])
  func theNearestNameIsProposed(_ word: String, _ meant: String?) {
    let names = ["viewDidLoad", "viewDidAppear:", "loadView", "dealloc"]
    #expect(suggestion(for: word, among: names) == meant)
  }
}
