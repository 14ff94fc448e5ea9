import Curriculum
import Grading
import Learning
import Notation
import Scripts
import Sessions
import Syntax

// Answers, which count from when they are typed, and may be given anew.
extension Sitting {
  mutating func answer(_ text: String, at now: Clocks, _ response: inout SittingResponse) {
    guard let paper = current?.paper else { return }
    let form = paper.form(dialect)
    if text.isEmpty { return finish(form, at: now, &response) }
    switch form {
    case .one, .several, .number, .line, .lines, .columns:
      do throws(Refusal) {
        give(try form.read(text), at: now, &response)
      } catch {
        return response.replies.append(.session(.refusal(error)))
      }
      goOn(at: now, &response)
    case .text:
      give([text], at: now, &response)
      goOn(at: now, &response)
    case .list, .calls: takeLines(text, form, at: now, &response)
    case .gaps(let count): fill(text, count, at: now, &response)
    case .code(let dialect): mend(text, paper, dialect, at: now, &response)
    }
  }

  /// Return alone: what was typed so far is all.
  private mutating func finish(
    _ form: AnswerForm, at now: Clocks, _ response: inout SittingResponse
  ) {
    switch form {
    case .one, .several, .number, .line, .lines, .columns, .text: show(&response, at: now)
    case .list, .calls, .gaps, .code:
      if states[place].isOpen { show(&response, at: now) } else { goOn(at: now, &response) }
    }
  }

  /// Lines of an answer of several; `0` alone says that there is nothing.
  private mutating func takeLines(
    _ text: String, _ form: AnswerForm, at now: Clocks, _ response: inout SittingResponse
  ) {
    let before = states[place].answer ?? []
    if states[place].isOpen, text.halfWidth == "0" {
      give([], at: now, &response)
      return goOn(at: now, &response)
    }
    do throws(Refusal) {
      let shown = current.map { $0.paper.face(dialect).listings } ?? []
      let added = try form.added(by: text, beside: shown)
      try current?.paper.ask.checkReceivers(of: added)
      give(before + added, at: now, &response)
      response.replies.append(.taking(lines: answered.count))
    } catch {
      response.replies.append(.session(.refusal(error)))
    }
  }

  private mutating func fill(
    _ text: String, _ count: Int, at now: Clocks, _ response: inout SittingResponse
  ) {
    var texts = states[place].answer ?? Array(repeating: "", count: count)
    let next = texts.firstIndex(of: "") ?? 0
    let (gap, word) = Gaps.numbered(text, of: count) ?? (next, text)
    texts[gap] = word
    give(texts, at: now, &response)
    if let next = texts.firstIndex(of: "") {
      response.replies.append(.gap(next + 1, of: count))
    } else {
      goOn(at: now, &response)
    }
  }

  private mutating func mend(
    _ text: String, _ paper: Paper, _ dialect: Dialect, at now: Clocks,
    _ response: inout SittingResponse
  ) {
    do throws(CodeChange.Fault) {
      let change = try CodeChange(text, of: mended(paper), in: dialect)
      give([change.code], at: now, &response)
      let listing = Page.Listing(text: change.code, dialect: dialect, isNumbered: true)
      response.replies += [.session(.codeChanged(change.effect)), .session(.listing(listing))]
    } catch {
      response.replies.append(.session(.refusal(.malformedChange(error))))
    }
  }

  /// The code of a paper as it has been mended so far.
  func mended(_ paper: Paper) -> String {
    states[place].answer?.first ?? paper.face(dialect).code?.text ?? ""
  }

  /// Has an answer stand.
  private mutating func give(
    _ answer: [String], at now: Clocks, _ response: inout SittingResponse
  ) {
    let kind: Entry.Kind = states[place].isWhole ? .revised : .answered
    states[place].isWhole = false
    states[place].answers.append(answer)
    states[place].minute = minute(at: now.moment)
    record(kind, at: now, &response)
  }

  /// What the record gets of the answer as it stands: the newest entry counts, added to what was
  /// sealed before an interruption where it says so.
  private func record(_ kind: Entry.Kind, at now: Clocks, _ response: inout SittingResponse) {
    let state = states[place]
    let form = current?.paper.form(dialect)
    var members: [JSON.Member] = [
      .init("answer", .strings(answered)),
      .init("dialect", .string(dialect.rawValue)),
    ]
    if state.sealed != nil {
      if case .gaps? = form {
        members.append(.init("filled", .bool(true)))
      } else if form?.isAddedTo == true || state.answers.isEmpty {
        members.append(.init("added", .bool(true)))
      }
    }
    response.entries.append(entry(kind, item, at: now, .object(members)))
  }

  /// Takes back the last part of an answer, or the last answer.
  mutating func takeBack(at now: Clocks, _ response: inout SittingResponse) {
    guard let paper = current?.paper, states[place].answers.popLast() != nil else {
      return response.replies.append(
        states[place].isOpen ? .session(.refusal(.nothingTyped)) : .staysSealed)
    }
    stage = .answering
    if states[place].isOpen {
      response.entries.append(entry(.withdrawn, item, at: now, ["undone": .bool(true)]))
    } else {
      record(.undone, at: now, &response)
    }
    response.replies.append(.takenBack(paper.words(of: answered, dialect)))
    if case .code = paper.form(dialect), let code = paper.shown(paper.face(dialect), answered) {
      response.replies.append(.session(.listing(code)))
    }
  }

  /// Drops the whole answer.
  mutating func beginAgain(at now: Clocks, _ response: inout SittingResponse) {
    if !states[place].isOpen {
      drop()
      response.entries.append(entry(.withdrawn, item, at: now))
    }
    show(&response, at: now)
  }

  /// Forgets what was answered, before an interruption too.
  mutating func drop() { states[place] = State(isFlagged: states[place].isFlagged) }

  private var answered: [String] { states[place].answer ?? [] }
}

// MARK: - What is asked about an answer
extension Sitting {
  /// What follows an answer: why, how sure, and the next question that has none.
  mutating func goOn(at now: Clocks, _ response: inout SittingResponse) {
    guard let current else { return }
    if stage == .answering {
      states[place].isWhole = true
      response.replies.append(.taken(place + 1))
      if current.asksReason { return ask(.reason, &response) }
    }
    if stage != .certainty, current.asksCertainty { return ask(.certainty, &response) }
    stage = .answering
    if let next = paper.indices.dropFirst(place + 1).first(where: { states[$0].isOpen }) {
      place = next
      show(&response, at: now)
    } else {
      showList(&response)
    }
  }

  mutating func takeReason(_ text: String, at now: Clocks, _ response: inout SittingResponse) {
    if !text.isEmpty {
      (states[place].hasReason, states[place].reason) = (true, text)
      response.entries.append(entry(.reason, item, at: now, ["reason": .string(text)]))
    }
    goOn(at: now, &response)
  }

  /// 1, 2 or 3; Return alone says nothing of it.
  mutating func takeCertainty(_ text: String, at now: Clocks, _ response: inout SittingResponse) {
    if !text.isEmpty {
      guard let certainty = Int(text.halfWidth), Calibration.certainties.contains(certainty) else {
        return response.replies.append(.asksCertainty)
      }
      response.entries.append(entry(.certainty, item, at: now, ["certainty": .integer(certainty)]))
    }
    goOn(at: now, &response)
  }
}

extension Paper.Ask {
  /// Refuses a call to an object of which none are asked for, and one that may be any of several
  /// objects' and does not say whose: nobody would mean it.
  fileprivate func checkReceivers(of calls: [String]) throws(Refusal) {
    guard case .drive(let objects, _) = self else { return }
    for call in calls.compactMap({ TypedCall($0) }) {
      guard let object = call.object else {
        if objects.count == 1 { continue }
        throw .malformedAnswer(.whose(call.base), count: 0)
      }
      if objects.contains(object) { continue }
      throw .malformedAnswer(.noReceiver(object, objects), count: 0)
    }
  }
}

extension Paper {
  /// An answer in words: what was picked by its names, or else by its places.
  func words(of answer: [String], _ dialect: Dialect) -> [String] {
    switch form(dialect) {
    case .several(let names, _):
      answer.map { place in
        let name = Int(place).flatMap { names.indices.contains($0 - 1) ? names[$0 - 1] : nil }
        return name.flatMap { $0.isEmpty ? nil : $0 } ?? place
      }
    case .one:
      answer.map { place in
        Int(place).flatMap { UInt8(exactly: 96 + $0) }.map { String(UnicodeScalar($0)) } ?? place
      }
    case .number, .line, .lines, .columns, .list, .gaps, .code, .calls, .text: answer
    }
  }
}
