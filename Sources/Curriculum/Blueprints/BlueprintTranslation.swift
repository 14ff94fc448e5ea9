public import Diagnostics

extension Blueprint {
  /// What is missing or stale in the translations of what candidates are to write about.
  public func translationDiagnostics() -> [Diagnostic<ContentFact>] {
    items.flatMap { item -> [Diagnostic<ContentFact>] in
      guard case .text(let prompt?) = item.source else { return [] }
      return prompt.translationDiagnostics(origin: .en)
    }
  }
}
