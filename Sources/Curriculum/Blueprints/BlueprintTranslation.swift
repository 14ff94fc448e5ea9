public import Diagnostics

extension Blueprint {
  /// What is missing or stale in the translations of what candidates are to write about, and of what
  /// raters go by.
  public func translationDiagnostics() -> [Diagnostic<ContentFact>] {
    let texts = items.flatMap { item in [item.prompt, item.rubric].compactMap(\.self) }
    return texts.flatMap { $0.translationDiagnostics(origin: .en) }
  }
}

extension Blueprint.Item {
  fileprivate var prompt: LocalizedText? {
    if case .text(let prompt) = source { prompt } else { nil }
  }
}
