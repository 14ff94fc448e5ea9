public import Diagnostics
import YAML

/// Where steps and questions are now that had another name, so that journals can be read.
public struct Moved: Equatable, Sendable {
  /// A step or question that has another name now.
  public struct Move: Equatable, Sendable {
    /// `lesson/step`, as it was.
    public var old: Located<String>
    /// `lesson/step`, as it is.
    public var new: Located<String>
  }

  public var moves: [Move]

  public init(moves: [Move] = []) { self.moves = moves }

  /// The new names by the old ones.
  public var names: [String: String] {
    Dictionary(moves.map { ($0.old.value, $0.new.value) }) { first, _ in first }
  }
}

extension Moved {
  /// Reads `moved.yaml`: a mapping from old names to new ones.
  public static func read(_ source: SourceText) -> Reading<Moved> {
    var reader = ContentReader(source)
    let moved = reader.tree(of: source.text).flatMap { reader.moved($0) }
    return reader.reading(moved)
  }
}

extension ContentReader {
  fileprivate mutating func moved(_ node: Node) -> Moved? {
    guard let entries = node.entries else {
      report(.expected(.mapping), at: node.range)
      return nil
    }
    return Moved(
      moves: entries.compactMap { entry in
        guard let new = reference(entry.value) else { return nil }
        guard entry.key.split(separator: "/").count == 2 else {
          report(.malformedReference(entry.key), at: entry.keyRange)
          return nil
        }
        return Moved.Move(
          old: Located(entry.key, at: entry.keyRange), new: Located(new.item, at: new.range))
      })
  }
}
