import Diagnostics

/// Builds one document's tree from libyaml's events.
///
/// What leaves the tree readable (a key given twice, an anchor, a tag) is noted and reading goes
/// on; what does not (syntax, too much nesting) is thrown.
struct YAMLTree: ~Copyable {
  /// Deeper than any content is, and shallow enough for every stack.
  static let depthLimit = 64

  private var parser: YAMLParser
  private(set) var diagnostics: [Diagnostic<YAMLFact>] = []

  init(_ text: String, offset: Int) {
    parser = YAMLParser(text, offset: offset)
  }

  /// The only document; nil when the text holds none.
  mutating func document() throws(Diagnostic<YAMLFact>) -> Node? {
    guard try nextDocumentStart() != nil else { return nil }
    let root = try node(from: parser.next(), depth: 1)
    if let second = try nextDocumentStart() {
      diagnostics.append(Diagnostic(.error, .severalDocuments, at: second.range))
    }
    return root
  }

  private mutating func nextDocumentStart() throws(Diagnostic<YAMLFact>) -> YAMLEvent? {
    while true {
      let event = try parser.next()
      switch event.kind {
      case .documentStart: return event
      case .streamEnd: return nil
      default: continue
      }
    }
  }

  private mutating func node(
    from event: YAMLEvent, depth: Int
  ) throws(Diagnostic<YAMLFact>) -> Node {
    guard depth <= Self.depthLimit else {
      throw Diagnostic(.error, .tooDeep(limit: Self.depthLimit), at: event.range)
    }
    noteUnsupported(event)
    switch event.kind {
    case .scalar(let text, let isPlain): return scalar(text, isPlain: isPlain, at: event.range)
    case .sequenceStart: return try sequence(from: event.range, depth: depth)
    case .mappingStart: return try mapping(from: event.range, depth: depth)
    default: return Node(.null, range: event.range)
    }
  }

  /// Where nothing is written libyaml reports an empty plain scalar.
  private func scalar(_ text: String, isPlain: Bool, at range: SourceRange) -> Node {
    text.isEmpty && isPlain
      ? Node(.null, range: range) : Node(.scalar(text, isPlain: isPlain), range: range)
  }

  private mutating func sequence(
    from start: SourceRange, depth: Int
  ) throws(Diagnostic<YAMLFact>) -> Node {
    var items: [Node] = []
    while true {
      let event = try parser.next()
      if case .collectionEnd(let isFlow) = event.kind {
        let end = isFlow ? event.range : items.last?.range ?? start
        return Node(.sequence(items), range: start.union(end))
      }
      items.append(try node(from: event, depth: depth + 1))
    }
  }

  private mutating func mapping(
    from start: SourceRange, depth: Int
  ) throws(Diagnostic<YAMLFact>) -> Node {
    var entries: [Node.Entry] = []
    var keys = KeyPlaces()
    var last = start
    while true {
      let event = try parser.next()
      if case .collectionEnd(let isFlow) = event.kind {
        return Node(.mapping(entries), range: start.union(isFlow ? event.range : last))
      }
      let key = try node(from: event, depth: depth + 1)
      let value = try node(from: parser.next(), depth: depth + 1)
      last = key.range.union(value.range)
      guard let name = key.string else {
        diagnostics.append(Diagnostic(.error, .keyIsNotText, at: key.range))
        continue
      }
      if let first = keys.place(of: name, in: entries) {
        diagnostics.append(Diagnostic(.error, .duplicateKey(name, first: first), at: key.range))
      } else {
        entries.append(Node.Entry(key: name, keyRange: key.range, value: value))
      }
    }
  }

  /// Notes the constructs by which one part of a text changes the meaning of another.
  private mutating func noteUnsupported(_ event: YAMLEvent) {
    if let anchor = event.anchor {
      diagnostics.append(Diagnostic(.error, .anchor(anchor), at: event.range))
    }
    if let tag = event.tag { diagnostics.append(Diagnostic(.error, .tag(tag), at: event.range)) }
    if case .alias(let name) = event.kind {
      diagnostics.append(Diagnostic(.error, .alias(name), at: event.range))
    }
  }
}

/// Finds the keys that a mapping has so far: few are compared, many are hashed.
private struct KeyPlaces {
  private static let few = 8
  private var hashed: [String: SourceRange] = [:]

  mutating func place(of name: String, in entries: [Node.Entry]) -> SourceRange? {
    guard entries.count > Self.few else { return entries.first { $0.key == name }?.keyRange }
    for entry in entries[hashed.count...] { hashed[entry.key] = entry.keyRange }
    return hashed[name]
  }
}
