import Cohorts
import Phrases
import Rendering

/// Whether a terminal of a class reaches the room's database, and what is to be told of it, once.
struct Contact {
  private enum News {
    /// Told with the reason.
    case lost(DatabaseFault)
    /// Told only after the loss was.
    case back
  }

  /// Whether the last attempt has failed.
  private(set) var isLost = false
  /// What nobody has been told yet.
  private var news: News?

  /// Whether something is to be told.
  var hasNews: Bool { news != nil }

  /// Only the first of several failures is news.
  mutating func fails(with fault: DatabaseFault) {
    if !isLost { news = .lost(fault) }
    isLost = true
  }

  /// After a failure that is news, unless that was never told.
  mutating func succeeds() {
    guard isLost else { return }
    isLost = false
    // Of what nobody was told nobody hears that it is over.
    if case .lost = news { news = nil } else { news = .back }
  }

  /// Says what is new; an exit code where something has failed.
  mutating func tell(of opening: DatabaseOpening, _ renderer: Renderer) -> Int32? {
    defer { news = nil }
    switch news {
    case nil: return nil
    case .back:
      Output.lines(renderer.lines(ofSentence: renderer.phrases.roomBack))
      return nil
    case .lost(let fault):
      let code = opening.report(fault)
      Output.errors(renderer.lines(ofSentence: renderer.phrases.roomAway))
      return code
    }
  }
}
