public import Diagnostics

extension Quiz {
  /// What is missing or stale in the translations of all texts, or differs in its marks.
  ///
  /// Apart from reading, because a quiz made elsewhere may be in one language only and still count.
  public func translationDiagnostics() -> [Diagnostic<ContentFact>] {
    ([title] + questions.flatMap(\.texts)).flatMap { $0.translationDiagnostics(origin: origin) }
  }
}

extension Quiz.Question {
  /// Every text of the question, in the order in which it is met.
  fileprivate var texts: [LocalizedText] {
    var texts = [prompt]
    if case .classify(let classify) = exercise, case .own(let options) = classify.options {
      texts += options.map(\.text)
    }
    texts += options.map(\.text)
    texts += [hint, explanation].compactMap { $0 }
    return texts + whyNot.map(\.text)
  }
}
