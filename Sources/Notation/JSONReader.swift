import CYAML

extension JSON {
  /// Reads a JSON text (RFC 8259) by libyaml.
  ///
  /// Whole numbers are integers as long as they fit. Of a name that occurs twice both members are
  /// kept. Half a surrogate pair and a number beyond `Double` are errors.
  public init(parsing text: String) throws(UnreadableJSON) {
    var spelling = JSONSpelling(text)
    while try spelling.step() {}
    self = try spelling.bytes.withUnsafeBufferPointer { (bytes) throws(UnreadableJSON) in
      try JSONReader(of: text, respelt: bytes).document()
    }
  }
}

/// Builds a value from libyaml's events; lives no longer than the bytes it reads.
private final class JSONReader {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let text: String

  init(of text: String, respelt bytes: UnsafeBufferPointer<UInt8>) {
    self.text = text
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    precondition(yaml_parser_initialize(parser) == 1, "no memory for a parser")
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  func document() throws(UnreadableJSON) -> JSON {
    let first = try next()
    guard first.kind != .streamEnd else { throw unreadable(.empty, at: 0) }
    let value = try value(from: first)
    let end = try next()
    guard end.kind == .streamEnd else { throw unexpected(at: end) }
    return value
  }

  private func value(from event: Event) throws(UnreadableJSON) -> JSON {
    switch event.kind {
    case .string(let string): return .string(string)
    case .word(let word):
      guard let value = JSON(word: word) else { throw unreadable(.word(word), at: event.place) }
      return value
    case .array: return .array(try elements())
    case .object: return .object(try members())
    case .end, .streamEnd: throw unexpected(at: event)
    }
  }

  private func elements() throws(UnreadableJSON) -> [JSON] {
    var elements: [JSON] = []
    while true {
      let event = try next()
      if event.kind == .end { return elements }
      elements.append(try value(from: event))
    }
  }

  private func members() throws(UnreadableJSON) -> [JSON.Member] {
    var members: [JSON.Member] = []
    while true {
      let event = try next()
      if event.kind == .end { return members }
      guard case .string(let name) = event.kind else { throw unreadable(.name, at: event.place) }
      members.append(JSON.Member(name, try value(from: try next())))
    }
  }
}

// MARK: - Events

/// What libyaml saw, at the number of the character where it begins.
private struct Event {
  enum Kind: Equatable {
    case string(String)
    case word(String)
    case array, object, end, streamEnd
  }

  var kind: Kind
  var place: Int
}

extension JSONReader {
  /// The next event that matters; where a stream and its document begin and end goes without saying.
  private func next() throws(UnreadableJSON) -> Event {
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(parser, &event) == 1 else {
        let problem = parser.pointee.problem.map { String(cString: $0) } ?? ""
        throw unreadable(.syntax(problem), at: parser.pointee.problem_mark.index)
      }
      defer { yaml_event_delete(&event) }
      if let kind = try kind(of: event) { return Event(kind: kind, place: event.start_mark.index) }
    }
  }

  private func kind(of event: yaml_event_t) throws(UnreadableJSON) -> Event.Kind? {
    switch event.type {
    case YAML_SCALAR_EVENT: return scalar(event)
    case YAML_SEQUENCE_START_EVENT: return try opening(event, .array)
    case YAML_MAPPING_START_EVENT: return try opening(event, .object)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return .end
    case YAML_STREAM_END_EVENT: return .streamEnd
    case YAML_DOCUMENT_START_EVENT where event.data.document_start.implicit == 0,
      YAML_DOCUMENT_END_EVENT where event.data.document_end.implicit == 0:
      throw unreadable(.syntax("found a document marker"), at: event.start_mark.index)
    default: return nil
    }
  }

  private func scalar(_ event: yaml_event_t) -> Event.Kind {
    let scalar = event.data.scalar
    let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    let string = String(decoding: bytes, as: UTF8.self)
    return scalar.style == YAML_DOUBLE_QUOTED_SCALAR_STYLE ? .string(string) : .word(string)
  }

  /// Block collections and YAML's pairs in brackets, `["a": 1]`, begin without a bracket of their own.
  private func opening(_ event: yaml_event_t, _ kind: Event.Kind) throws(UnreadableJSON)
    -> Event.Kind
  {
    guard event.end_mark.index > event.start_mark.index else {
      throw unreadable(.syntax("found a collection without brackets"), at: event.start_mark.index)
    }
    return kind
  }

  private func unexpected(at event: Event) -> UnreadableJSON {
    unreadable(.syntax("did not find expected value"), at: event.place)
  }

  private func unreadable(_ problem: UnreadableJSON.Problem, at number: Int) -> UnreadableJSON {
    UnreadableJSON(problem, in: text, at: JSONSpelling.place(of: number, in: text))
  }
}
