public import Curriculum
import Sessions
public import Syntax

/// A question of a sitting: what a pack says of it, with its paper read.
public struct PaperItem: Equatable, Sendable {
  public var id: String
  public var minutes: Int
  /// Whether anything of it counts.
  public var isMarked: Bool
  /// Whether its code may be run.
  public var isPlayed: Bool
  public var asksCertainty: Bool
  public var asksReason: Bool
  /// Whether the reason alone is what counts.
  public var marksReason: Bool
  public var paper: Paper

  public init(
    id: String, minutes: Int, isMarked: Bool = true, isPlayed: Bool = false,
    asksCertainty: Bool = false, asksReason: Bool = false, marksReason: Bool = false, paper: Paper
  ) {
    (self.id, self.minutes, self.isMarked) = (id, minutes, isMarked)
    (self.isPlayed, self.asksCertainty, self.asksReason) = (isPlayed, asksCertainty, asksReason)
    (self.marksReason, self.paper) = (marksReason, paper)
  }
}

extension Pack {
  /// What is asked; fails at the first line whose paper no program writes.
  public func questions() throws(SealedFault) -> [PaperItem] {
    var questions: [PaperItem] = []
    for (place, item) in items.enumerated() {
      guard let paper = Paper(item.paper) else { throw SealedFault(line: place + 2, .malformed) }
      questions.append(PaperItem(item, paper))
    }
    return questions
  }
}

extension PaperItem {
  init(_ item: PackItem, _ paper: Paper) {
    self.init(
      id: item.id, minutes: item.minutes, isMarked: item.marked != .no,
      isPlayed: item.simulator == .play && paper.faces.values.contains { $0.code != nil },
      asksCertainty: item.asksCertainty,
      asksReason: item.asksReason, marksReason: item.marked == .reason, paper: paper)
  }

  /// As it stands on the screen of whoever has not answered yet.
  public func page(
    number: Int, of count: Int, in language: Language, _ dialect: Dialect
  ) -> SittingReply {
    page(number: number, of: count, in: language, dialect, Sitting.State())
  }

  func page(
    number: Int, of count: Int, in language: Language, _ dialect: Dialect, _ state: Sitting.State
  ) -> SittingReply {
    .page(
      paper.page(
        .question(number: number, of: count), in: language, dialect,
        answered: paper.words(of: state.answer ?? [], dialect)),
      SittingReply.PageMarks(
        minutes: minutes, isMarked: isMarked, marksReason: marksReason,
        isFlagged: state.isFlagged, answer: SittingReply.Standing(state),
        lacksReason: lacksReason(state), reason: state.reason, isPlayed: isPlayed,
        isAddedTo: state.sealed.map { _ in paper.form(dialect).isAddedTo }))
  }

  /// Whether an answer is worth nothing yet, for it was not said why.
  func lacksReason(_ state: Sitting.State) -> Bool {
    marksReason && !state.isOpen && !state.hasReason
  }
}
