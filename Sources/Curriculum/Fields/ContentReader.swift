import Diagnostics
import YAML

/// Reads one content file and gathers everything that is wrong with it.
///
/// Each accessor takes the node that may be missing, reports what is wrong with it and answers nil
/// then, so that the caller goes on with the next field.
struct ContentReader {
  let source: SourceText
  /// The ids of all claims, when they are known.
  let claims: Set<String>?
  private(set) var diagnostics: [Diagnostic<ContentFact>] = []

  init(_ source: SourceText, claims: Set<String>? = nil) {
    self.source = source
    self.claims = claims
  }

  /// Adds one mistake.
  mutating func report(
    _ fact: ContentFact, at range: SourceRange, severity: Severity = .error,
    suggestion: String? = nil
  ) {
    diagnostics.append(Diagnostic(severity, fact, at: range, suggestion: suggestion))
  }

  /// Adds the mistakes that another reader found.
  mutating func report(_ others: [Diagnostic<ContentFact>]) {
    diagnostics += others
  }

  /// The YAML of the file, or of a part of it that begins at `offset`.
  mutating func tree(of text: String, offset: Int = 0) -> Node? {
    var mistakes: [Diagnostic<YAMLFact>] = []
    let node = Node.parse(text, offset: offset, diagnostics: &mistakes)
    report(mistakes.map { Diagnostic($0.severity, .yaml($0.fact), at: $0.range) })
    guard mistakes.isEmpty, node?.isNull ?? true else { return node }
    report(.emptyFile, at: SourceRange(offset, offset))
    return nil
  }

  /// The outcome, with the mistakes in the order of their places.
  func reading<Value>(_ value: Value?) -> Reading<Value> {
    let sorted = diagnostics.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    return Reading(value, diagnostics: sorted.map(\.element))
  }
}

/// The entries of a mapping whose keys have been looked over.
struct Fields {
  var node: Node

  subscript(key: String) -> Node? { node[key] }

  /// Where a key that is missing is missed.
  var start: SourceRange { SourceRange(node.range.lowerBound, node.range.lowerBound) }
}
