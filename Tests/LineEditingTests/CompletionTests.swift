import Testing

@testable import LineEditing

@Suite struct CompletionTests {
  struct Case: CustomTestStringConvertible {
    var word: String
    var candidates: [String]
    var becomes: String?
    var testDescription: String { "\(word) among \(candidates)" }
  }

  @Test(arguments: [
    Case(word: "vi", candidates: ["viewDidLoad"], becomes: "viewDidLoad"),
    Case(word: "VI", candidates: ["viewDidLoad"], becomes: "viewDidLoad"),
    Case(word: "viewDidLoad", candidates: ["viewDidLoad"], becomes: nil),
    Case(word: "v", candidates: ["viewDidLoad", "viewDidAppear:"], becomes: "viewDid"),
    Case(word: "viewDid", candidates: ["viewDidLoad", "viewDidAppear:"], becomes: nil),
    Case(word: "п", candidates: ["привет", "прибор"], becomes: "при"),
    Case(word: "x", candidates: [], becomes: nil),
    Case(word: "", candidates: ["a", "b"], becomes: nil),
  ])
  func aWordBecomesWhatAllCandidatesAgreeOn(_ example: Case) {
    let completions = Completions(from: 0, example.candidates.map { Completion($0) })
    #expect(completions.extending(example.word) == example.becomes)
  }
}
