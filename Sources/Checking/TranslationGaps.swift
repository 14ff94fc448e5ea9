public import Curriculum
import Diagnostics
import YAML

/// A text that a language lacks, has too old, has too much or has otherwise than the original.
public struct TranslationGap: Sendable {
  public var language: Language
  public var state: TranslationState
  /// Which text of its file: `in-order.prompt`, `load-it`.
  public var field: String
  public var finding: Finding
}

extension Checked {
  /// What is wrong with the translations; texts in one language only have none.
  public var translationGaps: [TranslationGap] {
    var trees: [String: Node] = [:]
    return findings.compactMap { finding in
      guard let (state, named) = finding.translation else { return nil }
      let source = finding.source
      if trees[source.name] == nil { trees[source.name] = source.tree }
      var field = source.field(at: finding.range.lowerBound, in: trees[source.name])
      if field.last == "from" { field.removeLast() }
      let inField = field.last.flatMap { Language(rawValue: $0) }
      if inField != nil { field.removeLast() }
      guard let language = named ?? inField ?? source.language else { return nil }
      return TranslationGap(
        language: language, state: state, field: finding.field(in: field), finding: finding)
    }
  }
}

extension Finding {
  /// How a translation stands to its original, and the language where the fact names it.
  fileprivate var translation: (TranslationState, Language?)? {
    switch problem {
    case .content(let diagnostic):
      switch diagnostic.fact {
      case .missingTranslation(let language): (.missing, language)
      // In a catalogue each key is a phrase; a stamp is missed at its phrase.
      case .missingKey where source.isCatalogue: (range.isNowhere ? .missing : .stale, nil)
      case .unknownKey where source.isCatalogue: (.orphaned, nil)
      case let fact: fact.translationState.map { ($0, nil) }
      }
    case .play(let diagnostic):
      if case .missingText(let language) = diagnostic.fact { (.missing, language) } else { nil }
    case .code: nil
    }
  }

  /// What is named where the text itself is not there to be pointed at stands in the fact.
  fileprivate func field(in place: [String]) -> String {
    guard case .content(let diagnostic) = problem else { return "" }
    let fact = diagnostic.fact
    if case .missingSection(let id) = fact { return id }
    if case .missingKey(let key) = fact, range.isNowhere { return key }
    var parts = place
    if case .missingItem(let id) = fact { parts.append(id) }
    if case .orphanedItem(let id) = fact { parts.append(id) }
    return parts.joined(separator: ".")
  }
}

extension SourceRange {
  /// Where a catalogue lacks a phrase.
  fileprivate var isNowhere: Bool { lowerBound == 0 && upperBound == 0 }
}

extension SourceText {
  /// The last component of its path.
  fileprivate var fileName: Substring { name.split(separator: "/").last ?? "" }

  /// The language that the name of a file says: `ru.md`, `cs.yaml`.
  fileprivate var language: Language? {
    Language(rawValue: String(fileName.prefix { $0 != "." }))
  }

  /// A file of YAML that is named after a language.
  fileprivate var isCatalogue: Bool { language != nil && fileName.hasSuffix(".yaml") }

  /// The text that a place belongs to: keys and ids of YAML, the section of Markdown.
  fileprivate func field(at offset: Int, in tree: Node?) -> [String] {
    tree?.path(to: offset) ?? [section(at: offset)]
  }

  /// The YAML of the file; nil for Markdown.
  fileprivate var tree: Node? {
    if fileName.hasSuffix(".md") { return nil }
    var mistakes: [Diagnostic<YAMLFact>] = []
    return Node.parse(text, diagnostics: &mistakes)
  }

  /// The id in the nearest heading above; before the first it is the head of the file.
  private func section(at offset: Int) -> String {
    let line = position(at: offset).line
    for number in stride(from: line, through: 1, by: -1) {
      let text = self.line(number)
      guard text.hasPrefix("## ") else { continue }
      return String(text.dropFirst(3).prefix { $0 != ":" && $0 != "：" })
    }
    return "title"
  }
}

extension Node {
  /// The keys that lead to a place; an item of a list is named by its id.
  fileprivate func path(to offset: Int) -> [String] {
    if let entries {
      for entry in entries
      where entry.keyRange.lowerBound <= offset && offset <= entry.value.range.upperBound {
        return [entry.key] + entry.value.path(to: offset)
      }
    }
    for item in items ?? [] where item.range.lowerBound <= offset && offset < item.range.upperBound
    {
      return [item["id"]?.string].compactMap { $0 } + item.path(to: offset)
    }
    return []
  }
}
