/// What a person did before a session.
///
/// A journal may be long, and the first prompt needs its last page only: the entries are read when
/// somebody asks for progress, or for the place in a lesson or a quiz.
public struct Past {
  /// The newest entries of `Progress.bookmarks`: where the person was.
  public var bookmarks: [Entry]
  /// What the sandbox was made of since its app was started last, oldest first.
  public var sandbox: () -> [Entry]
  /// What `Deck` is a fold of, oldest first.
  public var answers: () -> [Entry]
  /// How often a task or a question was answered, by its item.
  public var answerCount: (String) -> Int
  /// Every entry from before the session, oldest first.
  public var entries: () -> [Entry]

  public init(
    bookmarks: [Entry] = [], sandbox: @escaping () -> [Entry] = { [] },
    answers: @escaping () -> [Entry] = { [] }, answerCount: ((String) -> Int)? = nil,
    entries: @escaping () -> [Entry] = { [] }
  ) {
    self.bookmarks = bookmarks
    self.sandbox = sandbox
    self.answers = answers
    self.answerCount =
      answerCount ?? { item in entries().count { $0.kind == .answered && $0.item == item } }
    self.entries = entries
  }

  /// The same with the steps of older lessons where they are now.
  package func read(through moved: @escaping () -> MovedEntries) -> Past {
    func read(_ entries: [Entry]) -> [Entry] { entries.isEmpty ? [] : moved()(entries) }
    return Past(
      bookmarks: read(bookmarks), sandbox: sandbox, answers: { [answers] in read(answers()) },
      answerCount: answerCount,
      entries: { [entries] in read(entries()) })
  }
}
