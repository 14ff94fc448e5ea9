import Learning
import Notation
import Sessions
import Syntax

// What was answered before an interruption, and is opened again by the candidate's code.
extension Sitting {
  /// Goes on with a response that asks for it: what was answered can be read and changed again.
  ///
  /// - Parameter lines: all of the record, as far as the code opens it; nil where it opens nothing.
  public mutating func unseal(
    _ lines: [KnownLine]?, at now: Clocks, _ response: inout SittingResponse
  ) {
    guard let lines else { return response.replies.append(.unsealsNothing) }
    recall(lines)
    let asked = stage
    response.replies.append(.unsealed(answers: states.count { !$0.answers.isEmpty }))
    show(&response, at: now)
    response.entries[response.entries.count - 1].payload = ["unsealed": .bool(true)]
    if asked == .looking { showList(&response) } else { ask(asked, &response) }
  }

  /// Has every question stand as the record tells it.
  private mutating func recall(_ lines: [KnownLine]) {
    let began = lines.first?.wall ?? 0
    var recalled = Array(repeating: Recalled(), count: paper.count)
    for line in lines {
      switch line.kind {
      case .resumed: for place in recalled.indices { recalled[place].seal() }
      case .dialect:
        let dialect = line.payload?["dialect"]?.string.flatMap(Dialect.init(rawValue:))
        if let dialect, dialects.contains(dialect) { self.dialect = dialect }
      case .accepted, .shown, .answered, .revised, .undone, .withdrawn, .certainty, .reason,
        .flagged, .language, .ran, .note, .pasted, .suspended, .clock, .late, .ended:
        break
      }
      guard let place = paper.firstIndex(where: { $0.id == line.item }) else { continue }
      let (time, isTooLong) = line.wall.subtractingReportingOverflow(began)
      recalled[place].take(
        line, minute: isTooLong ? 0 : max(0, time / 60_000),
        isAddedTo: paper[place].paper.form(dialect).isAddedTo)
    }
    states = recalled.map(\.state)
  }
}

/// A question as line after line tells it.
private struct Recalled {
  var state = Sitting.State()
  /// What stood when the program was last started anew; nil for nothing, or nothing that is known.
  private var before: [String]?

  mutating func seal() { before = state.answer }

  mutating func take(_ line: KnownLine, minute: Int, isAddedTo: Bool) {
    switch line.kind {
    case .answered, .revised: stand(line, minute, isAddedTo)
    case .undone:
      let answers = state.answers
      stand(line, minute, isAddedTo)
      // What was taken back is no part of what can be taken back again.
      if let left = state.answer, let place = answers.dropLast().lastIndex(of: left) {
        state.answers = Array(answers[...place])
      }
    case .withdrawn where line.payload?["undone"]?.bool == true:
      (state.answers, state.sealed, before) = ([], nil, nil)
    case .withdrawn: (state, before) = (Sitting.State(isFlagged: state.isFlagged), nil)
    case .reason: (state.hasReason, state.reason) = (true, line.payload?["reason"]?.string)
    case .flagged: state.isFlagged.toggle()
    case .accepted, .resumed, .shown, .certainty, .language, .dialect, .ran, .note, .pasted,
      .suspended, .clock, .late, .ended:
      break
    }
  }

  private mutating func stand(_ line: KnownLine, _ minute: Int, _ isAddedTo: Bool) {
    state.isWhole = !isAddedTo
    state.minute = minute
    if let payload = line.payload, let answer = Entry.answer(in: payload, over: before) {
      state.answers.append(answer)
      state.sealed = nil
    } else {
      (state.answers, state.sealed) = ([], minute)
    }
  }
}
