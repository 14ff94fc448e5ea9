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
    let known = Set(steps.map(\.id.value))
    let orphans = text.sections.filter { !known.contains($0.stepID.value) }
    let missing = steps.filter { text[$0.id.value] == nil }.map(\.id.value)
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
    let known = Set(original.hints.map(\.id.value))
    let own = Set(hints.map(\.id.value))
    for hint in original.hints where !own.contains(hint.id.value) {
      diagnostics.append(Diagnostic(.error, .missingHint(hint.id.value), at: stepID.range))
    }
    for hint in hints where !known.contains(hint.id.value) {
      diagnostics.append(Diagnostic(.error, .orphanedHint(hint.id.value), at: hint.id.range))
    }
    return diagnostics
  }

  private var marks: [TranslationMark] {
    TranslationMark.all(in: title) + TranslationMark.all(in: body.blocks)
      + TranslationMark.all(in: notes.blocks)
      + hints.flatMap { TranslationMark.all(in: $0.content.blocks) }
  }
}

/// What is wrong with a hash, when the original has `current` now.
private func staleness(of stamp: Located<TextHash>?, current: TextHash) -> ContentFact? {
  guard let stamp else { return .missingStamp(current: current) }
  return stamp.value == current ? nil : .stale(current: current)
}
