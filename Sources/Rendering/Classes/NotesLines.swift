public import Classroom
import Phrases
import Typesetting

// What a presenter reads beside the class.
extension Renderer {
  /// Where the class stands, what the presenter has written, and what the room does; votes are
  /// bars.
  public func lines(of notes: PresenterNotes) -> [String] {
    sentence(
      phrases.beside([phrases.slideHeading(notes.place), visible(phrases.title(notes.title))]),
      .title)
      + sentence(phrases.clock(notes.clock)) + [""]
      + (notes.notes.map { Rendering.lines(of: $0, width: width, theme: theme) }
        ?? sentence(phrases.noNotes, .quiet))
      + [""]
      + (notes.attendance.map(lines) ?? [])
      + zip(
        Self.handLabels(notes.hands.count, from: notes.firstNumber), notes.hands
      ).map { "\($0)  \($1)" }
      + (notes.words.isEmpty ? [] : sentence(phrases.ownWords))
      + bars(
        notes.words.enumerated().map { place, words in
          Bar("\(place + 1)", words.count, words.text)
        })
      + (notes.title == .pause ? [] : sentence(phrases.notes(notes.stage, notes.poll), .quiet))
      + sentence(visible(phrases.next(notes.next)), .quiet)
  }
}
