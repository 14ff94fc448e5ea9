public import Diagnostics

extension Lesson {
  /// What is missing, orphaned or stale in a text, or differs from the original's marks.
  ///
  /// `original` is the text in the lesson's origin; without it only the sections are compared with
  /// the steps. All places are in the file of `text`.
  public func translationDiagnostics(
    of text: LessonText, original: LessonText?
  ) -> [Diagnostic<ContentFact>] {
    var diagnostics = sectionDiagnostics(of: text)
    if text.language == origin.value {
      let stamps = [text.titleStamp] + text.sections.map(\.stamp)
      diagnostics += stamps.compactMap { $0 }.map {
        Diagnostic(.error, .stampInOrigin, at: $0.range)
      }
    } else if let original {
      diagnostics += text.diagnostics(against: original)
    }
    return diagnostics
  }

  /// Every step must have its section, and every section its step.
  private func sectionDiagnostics(of text: LessonText) -> [Diagnostic<ContentFact>] {
    let end = SourceRange(text.range.upperBound, text.range.upperBound)
    let wanted = steps.map(\.id.value) + [LessonText.summaryID]
    let known = Set(wanted)
    let orphans = text.sections.filter { !known.contains($0.stepID.value) }
    let missing = wanted.filter { text[$0] == nil }
    return orphans.map { section in
      let id = section.stepID
      return Diagnostic(
        .error, .orphanedSection(id.value), at: id.range,
        suggestion: suggestion(for: id.value, among: missing))
    } + missing.map { Diagnostic(.error, .missingSection($0), at: end) }
  }
}

extension LessonText {
  fileprivate func diagnostics(against original: LessonText) -> [Diagnostic<ContentFact>] {
    var diagnostics: [Diagnostic<ContentFact>] = []
    if let fact = staleness(of: titleStamp, current: original.titleHash) {
      diagnostics.append(Diagnostic(.error, fact, at: titleStamp?.range ?? title.range))
    }
    for section in sections {
      guard let source = original[section.stepID.value] else { continue }
      diagnostics += section.diagnostics(against: source)
    }
    return diagnostics
  }
}

extension LessonText.Section {
  fileprivate func diagnostics(
    against original: LessonText.Section
  ) -> [Diagnostic<ContentFact>] {
    var diagnostics: [Diagnostic<ContentFact>] = []
    if let fact = staleness(of: stamp, current: original.hash) {
      diagnostics.append(Diagnostic(.error, fact, at: stamp?.range ?? stepID.range))
    }
    if let fact = TranslationMark.difference(from: original.marks, to: marks) {
      diagnostics.append(Diagnostic(.error, fact, at: stepID.range))
    }
    for (items, others) in [
      (hints, original.hints), (options, original.options), (whyNot, original.whyNot),
      (poll, original.poll),
    ] {
      diagnostics += difference(between: items, and: others)
    }
    return diagnostics
  }

  private func difference(
    between items: [LessonText.Item], and originals: [LessonText.Item]
  ) -> [Diagnostic<ContentFact>] {
    let known = Set(originals.map(\.id.value))
    let own = Set(items.map(\.id.value))
    let missing = originals.filter { !own.contains($0.id.value) }
      .map { Diagnostic(.error, ContentFact.missingItem($0.id.value), at: stepID.range) }
    return missing
      + items.filter { !known.contains($0.id.value) }
      .map { Diagnostic(.error, ContentFact.orphanedItem($0.id.value), at: $0.id.range) }
  }

  private var marks: [TranslationMark] {
    let parts = [body, after, notes, ask] + (options + whyNot + hints + poll).map(\.content)
    return TranslationMark.all(in: title)
      + parts.flatMap { TranslationMark.all(in: $0.blocks) }
  }
}

/// What is wrong with a hash, when the original has `current` now.
private func staleness(of stamp: Located<TextHash>?, current: TextHash) -> ContentFact? {
  guard let stamp else { return .missingStamp(current: current) }
  return stamp.value == current ? nil : .stale(current: current)
}
