public import Diagnostics

// A translation beside its origin.
extension Catalogue {
  /// Groups that stand in one catalogue alone: a language's own helpers, and what machines read.
  static let privateGroups = ["own.", "machine."]

  /// What a catalogue lacks, has too much or has too old, beside the one it was made from.
  public func translationDiagnostics(from origin: Catalogue) -> [Diagnostic<ContentFact>] {
    let originals = Dictionary(
      origin.entries.map { ($0.id.value, $0) }, uniquingKeysWith: { first, _ in first })
    let own = Set(entries.map(\.id.value))
    let missing = origin.entries.filter { !$0.isPrivate && !own.contains($0.id.value) }
    return missing.map {
      Diagnostic(.error, .missingKey($0.id.value), at: SourceRange(0, 0))
    }
      + entries.filter { !$0.isPrivate }.flatMap { entry -> [Diagnostic<ContentFact>] in
        guard let original = originals[entry.id.value] else {
          return [
            Diagnostic(
              .error, .unknownKey(entry.id.value), at: entry.id.range,
              suggestion: suggestion(for: entry.id.value, among: originals.keys.sorted()))
          ]
        }
        return entry.diagnostics(from: original)
      }
  }

  /// Gaps whose form is neither a function of the language nor a phrase of its own.
  ///
  /// - Parameter functions: what numbers and names can be put through in this language.
  public func formDiagnostics(functions: [String]) -> [Diagnostic<ContentFact>] {
    let known = functions + entries.map(\.id.value).filter { $0.hasPrefix("own.") }
    return entries.flatMap { entry in
      entry.phrase.patterns.flatMap(\.gaps).compactMap(\.form).filter { !known.contains($0) }
        .map { form in
          Diagnostic(.error, ContentFact.unknownValue(form, known: known), at: entry.id.range)
        }
    }
  }
}

extension Catalogue.Entry {
  var isPrivate: Bool { Catalogue.privateGroups.contains { id.value.hasPrefix($0) } }

  fileprivate func diagnostics(from original: Catalogue.Entry) -> [Diagnostic<ContentFact>] {
    var facts: [Diagnostic<ContentFact>] = []
    if from?.value != original.hash {
      let fact: ContentFact =
        from == nil ? .missingKey("from: \(original.hash)") : .stale(current: original.hash)
      facts.append(Diagnostic(.error, fact, at: from?.range ?? id.range))
    }
    let (used, theirs, optional) = (phrase.gaps, original.phrase.gaps, original.optional)
    for gap in theirs.subtracting(used).subtracting(optional).sorted() {
      facts.append(Diagnostic(.error, .missingMark(.placeholder(gap)), at: id.range))
    }
    for gap in used.subtracting(theirs).subtracting(optional).sorted() {
      facts.append(Diagnostic(.error, .extraMark(.placeholder(gap)), at: id.range))
    }
    return facts
  }
}
