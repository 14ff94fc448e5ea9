import CYAML
import Diagnostics

/// libyaml's parser, which owns its input and turns marks into places of the text.
struct YAMLParser: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let input: UnsafeMutableBufferPointer<UInt8>
  private let offsets: YAMLOffsets
  /// Where the text begins in the file that it comes from.
  private let base: Int

  init(_ text: String, offset: Int) {
    let bytes = Array(text.utf8)
    base = offset
    offsets = YAMLOffsets(of: bytes)
    input = .allocate(capacity: bytes.count)
    _ = input.initialize(from: bytes)
    parser = .allocate(capacity: 1)
    guard yaml_parser_initialize(parser) == 1 else { preconditionFailure("memory is exhausted") }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    input.deallocate()
  }

  /// The next event; after the stream's end, or an error, there is no other.
  mutating func next() throws(Diagnostic<YAMLFact>) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw failure }
    defer { yaml_event_delete(&event) }
    return converted(event)
  }
}

// MARK: - Events

extension YAMLParser {
  private func converted(_ event: yaml_event_t) -> YAMLEvent {
    let range = range(from: event.start_mark, to: event.end_mark)
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = String(
        decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      return YAMLEvent(
        kind: .scalar(text, isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE), range: range,
        anchor: name(scalar.anchor), tag: name(scalar.tag))
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      return YAMLEvent(
        kind: .sequenceStart, range: range, anchor: name(start.anchor), tag: name(start.tag))
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      return YAMLEvent(
        kind: .mappingStart, range: range, anchor: name(start.anchor), tag: name(start.tag))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      let isFlow = range.lowerBound < range.upperBound
      return YAMLEvent(kind: .collectionEnd(isFlow: isFlow), range: range)
    case YAML_ALIAS_EVENT:
      return YAMLEvent(kind: .alias(name(event.data.alias.anchor) ?? ""), range: range)
    case YAML_DOCUMENT_START_EVENT: return YAMLEvent(kind: .documentStart, range: range)
    case YAML_STREAM_END_EVENT: return YAMLEvent(kind: .streamEnd, range: range)
    default: return YAMLEvent(kind: .other, range: range)
    }
  }

  private func name(_ bytes: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    bytes.map { String(cString: $0) }
  }

  private func range(from start: yaml_mark_t, to end: yaml_mark_t) -> SourceRange {
    SourceRange(base + offsets[start.index], base + offsets[end.index])
  }
}

// MARK: - Errors

extension YAMLParser {
  private var failure: Diagnostic<YAMLFact> {
    if parser.pointee.error == YAML_READER_ERROR { return readerFailure }
    let words = parser.pointee.problem.map { String(cString: $0) } ?? "memory is exhausted"
    let mark = parser.pointee.problem_mark
    return Diagnostic(
      .error, YAMLProblem(rawValue: words).map { .syntax($0) } ?? .other(words),
      at: range(from: mark, to: mark))
  }

  /// The reader, unlike scanner and parser, counts bytes.
  private var readerFailure: Diagnostic<YAMLFact> {
    let offset = base + parser.pointee.problem_offset
    let value = UInt32(bitPattern: parser.pointee.problem_value)
    let width = Unicode.Scalar(value).map { UTF8.width($0) } ?? 1
    return Diagnostic(.error, .forbiddenCharacter(value), at: SourceRange(offset, offset + width))
  }
}
