import Notation

/// A line of a record as the candidate's side knows it.
public struct KnownLine: Sendable {
  let kind: Entry.Kind
  let item: String?
  /// Milliseconds of the clock on the wall.
  let wall: Int
  /// nil where the line is sealed.
  let payload: JSON?
}

extension KnownLine {
  /// - Parameter entry: what stands in it; nil where it is sealed.
  public init(_ line: RecordLine, _ entry: Entry?) {
    (kind, item, wall, payload) = (line.kind, line.item, line.wall, entry?.payload)
  }

  init(_ entry: Entry) {
    (kind, item, wall, payload) = (entry.kind, entry.item, entry.at.wall, entry.payload)
  }
}
