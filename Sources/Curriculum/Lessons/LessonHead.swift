public import Diagnostics
import YAML

/// What a list says of a lesson: what stands above its steps, and which steps there are.
///
/// A list is as long as the course, so what the steps do is not read for it: only who opens a
/// lesson finds out whether they are sound.
public struct LessonHead: Equatable, Sendable {
  public var id: String
  public var part: Int
  public var origin: Language
  /// The ids of its steps, in their order.
  public var steps: [String]

  /// Nil where the head itself cannot be read.
  public init?(_ source: SourceText) {
    if let head = LessonHead(skimming: source) {
      self = head
    } else {
      // Steps that are not written line by line are read as the lesson is.
      let reading = Lesson.read(source)
      guard reading.isSound, let lesson = reading.value else { return nil }
      (id, part, origin) = (lesson.id.value, lesson.part, lesson.origin.value)
      steps = lesson.steps.map(\.id.value)
    }
  }

  private init?(skimming source: SourceText) {
    let lines = source.text.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let place = lines.firstIndex(where: { $0.elementsEqual("steps:".utf8) }) else {
      return nil
    }
    let head = source.text[..<lines[place].startIndex]
    var reader = ContentReader(source)
    guard let steps = LessonHead.steps(in: lines[(place + 1)...]),
      let node = reader.tree(of: String(head)), let (id, part, origin) = reader.head(of: node),
      reader.diagnostics.isEmpty
    else { return nil }
    (self.id, self.part, self.origin, self.steps) = (id, part, origin, steps)
  }

  /// The ids behind the dashes of a list, each of which stands first in its step; nil where one does
  /// not, or where something stands behind the list.
  private static func steps(in lines: ArraySlice<Substring.UTF8View>) -> [String]? {
    var margin: Int?
    var ids: [String] = []
    for line in lines {
      let text = line.drop { $0 == UInt8(ascii: " ") }
      if text.isEmpty || text.first == UInt8(ascii: "#") { continue }
      let indent = line.count - text.count
      if let margin, indent > margin { continue }
      guard text.starts(with: "- ".utf8), indent == margin ?? indent else { return nil }
      margin = indent
      let step = text.dropFirst(2).drop { " {".utf8.contains($0) }
      guard step.starts(with: "id: ".utf8) else { return nil }
      let id = String(Substring(step.dropFirst(4).prefix { !", }\r".utf8.contains($0) }))
      guard id.isIdentifier else { return nil }
      ids.append(id)
    }
    return ids.isEmpty ? nil : ids
  }
}

extension ContentReader {
  fileprivate mutating func head(of node: Node) -> (String, Int, Language)? {
    guard let fields = fields(of: node, known: Self.lessonKeys) else { return nil }
    requireFormat(in: fields, among: Lesson.formats)
    let id = identifier(required("id", in: fields))
    let part = count(required("part", in: fields))
    let origin = self.origin(required("origin", in: fields))
    guard let id, let part, let origin else { return nil }
    return (id.value, part, origin.value)
  }
}
