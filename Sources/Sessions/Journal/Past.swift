/// What a person did before a session.
///
/// A journal may be long, and the first prompt needs its last page only: the entries are read when
/// somebody asks for progress.
public struct Past {
  /// Where an unfinished lesson was left, as `lesson/step`.
  public var place: String?
  /// Every entry from before the session, oldest first.
  public var entries: () -> [Entry]

  public init(place: String? = nil, entries: @escaping () -> [Entry] = { [] }) {
    self.place = place
    self.entries = entries
  }
}
