import Classroom
import Cohorts
import Learning
import LibC
import LineEditing
import Phrases
import Rendering
import Sessions
import Storage
import Typesetting

/// The prompt of a learner in a class: questions come by themselves, lines are answers.
final class SeatPrompt {
  private let arguments: Arguments
  private let room: LearnerRoom
  private let journal: Journal?
  /// Where the answer that waits is put meanwhile.
  private let unsent: UnsentFile
  private var seat: Seat
  private var renderer: Renderer
  private var exitCode = Program.Exit.done
  /// What was heard last of the room, by which a change is known.
  private var heard: PutQuestion?
  /// Whether the class has ended.
  private var isOver = false
  /// When the presenter was heard of last.
  private var sign = SignOfLife()
  /// What is to be told of the presenter's terminal.
  private var news: SeatReply?
  private var contact = Contact()
  /// What stood before the room last while it was asked nothing.
  private var seen: Backdrop?
  /// Whether a group is about to be dealt to this learner.
  private var awaitsGroup = false
  /// An answer that the room has not taken yet, as it could not be reached.
  private var waiting: UnsentAnswer?
  /// Whether an answer that was sent counts; nil where that was told.
  private var delivered: Bool?
  /// Whether what waits outlives this terminal.
  private var isOnDisk = false

  /// How often the room is looked at, in milliseconds.
  private static let interval: Int32 = 300

  init(
    _ seat: Seat, _ room: LearnerRoom, _ unsent: UnsentFile, _ renderer: Renderer,
    _ arguments: Arguments, _ journal: Journal?
  ) {
    (self.seat, self.room, self.renderer, self.arguments) = (seat, room, renderer, arguments)
    (self.unsent, self.journal) = (unsent, journal)
  }

  /// Stays until the class is over or the learner leaves; answers the exit code.
  func run() -> Int32 {
    show(seat.begin())
    deliverEarlier()
    hear()
    if !isOver, heard?.state.isOpen != true, seen == nil, !awaitsGroup { show([.waiting]) }
    LineEditor.isPossible ? edit() : readPlainly()
    deliverAtLast()
    // The next presenter of the room hears of it in any case: whoever is lost falls silent.
    try? room.leave()
    return exitCode
  }

  /// What was said to a line.
  private func show(_ response: Seat.Response) {
    show(response.replies)
    if response.isOver { isOver = true }
  }

  /// In the language and the window of this moment.
  private func show(_ replies: [SeatReply]) {
    if replies.isEmpty { return }
    renderer.language = seat.language
    renderer.width = Environment.width
    renderer.zone = Environment.zone
    // What does not go to a screen leaves none.
    renderer.height = isatty(STDOUT_FILENO) != 0 ? Environment.height ?? 0 : .max
    Output.lines(renderer.lines(of: replies))
  }

  /// Hears what the room is asked now.
  private func hear() {
    // What was looked for in vain is told before it is looked for again.
    let moment = contact.hasNews ? nil : look()
    if let code = contact.tell(of: room.place.opening, renderer) { exitCode = code }
    if let kept = delivered {
      delivered = nil
      show(seat.keep(kept))
    }
    guard let moment else { return }
    awaitsGroup = moment.awaitsGroup
    if let told = news { show([told]) }
    news = nil
    if let put = moment.put, put != heard, isReady(put, moment) {
      do throws(DatabaseFault) {
        let isKnown = put.place == heard?.place && put.state != .revealed
        let own = isKnown ? nil : try room.answer(to: put)
        heard = put
        show(seat.hear(put, own: own, inGroup: moment.group, at: Environment.now))
      } catch {
        contact.fails(with: error)
      }
    }
    if moment.backdrop != seen, !moment.awaitsGroup {
      seen = moment.backdrop
      if let seen { show(seat.see(seen, inGroup: moment.group)) }
    }
    if moment.isOver {
      isOver = true
      show([.ended])
    }
  }

  /// Whether it is known who answers what is put: a group is dealt within a moment to whoever comes
  /// late.
  private func isReady(_ put: PutQuestion, _ moment: LearnerRoom.Moment) -> Bool {
    !put.state.isOpen || put.groups == nil || !moment.awaitsGroup
  }

  /// What the room's database says; nil where it says nothing, which is to be told once.
  ///
  /// - Parameter isTyping: whether something stands in the row that is typed now.
  private func look(isTyping: Bool = false) -> LearnerRoom.Moment? {
    do throws(DatabaseFault) {
      let moment = try room.look()
      try room.stay(moment, typing: seat.typing(inRow: isTyping))
      news = sign.take(moment.heard, at: Environment.now.monotonic) ?? news
      contact.succeeds()
      try deliver()
      return moment
    } catch .putOff {
      return nil
    } catch {
      contact.fails(with: error)
      sign.miss()
      return nil
    }
  }

  /// Answers a line. An answer is said to stand once it is kept.
  private func handle(_ line: String) {
    // It may have been closed a moment ago; who cannot be reached is not waited for.
    if !contact.isLost { hear() }
    if isOver { return }
    let language = seat.language
    let response = seat.handle(line, at: Environment.now)
    if seat.language != language { journal?.choose(seat.language, at: Environment.now) }
    _ = Interruption.take()
    show(response)
    if case .dropped? = response.replies.first { forget() }
    if let answer = response.answer { send(answer) }
  }
}

// MARK: - Answers
extension SeatPrompt {
  /// Sends an answer; where the room cannot be reached it waits here, in the place of an earlier one.
  /// It lies on the disk first: to find out that nobody can be reached takes a while.
  private func send(_ answer: Seat.Answer) {
    let unsent = room.unsent(answer, at: Environment.now.wall)
    (waiting, isOnDisk) = (unsent, self.unsent.keep(unsent))
    do throws(DatabaseFault) {
      if !contact.isLost { try deliver() }
    } catch {
      guard error.passes else {
        forget()
        let reason = renderer.phrases.failure(error, of: room.place.opening.address)
        renderer.report(error: renderer.phrases.notKept(reason))
        exitCode = Program.Exit.machineFailed
        return
      }
      contact.fails(with: error)
    }
    if let kept = delivered {
      delivered = nil
      contact.succeeds()
      show(seat.keep(kept))
      exitCode = Program.Exit.done
    } else {
      if let code = contact.tell(of: room.place.opening, renderer) { exitCode = code }
      show(seat.hold())
    }
  }

  /// Has the answer that waits here kept where the room's are.
  private func deliver() throws(DatabaseFault) {
    guard let waiting else { return }
    delivered = try room.keep(waiting)
    forget()
  }

  /// Nothing waits any more.
  private func forget() {
    waiting = nil
    if isOnDisk { unsent.remove() }
    isOnDisk = false
  }

  /// Sends what waited at a terminal that is gone; where the room cannot be reached it goes on waiting.
  private func deliverEarlier() {
    guard let earlier = unsent.answer else { return }
    (waiting, isOnDisk) = (earlier, true)
    do throws(DatabaseFault) {
      try deliver()
    } catch {
      if !error.passes { forget() }
      contact.fails(with: error)
    }
    if let kept = delivered {
      delivered = nil
      show([kept ? .sentLater : .sentTooLate])
    }
  }

  /// Whoever leaves is told of an answer that nobody has.
  private func deliverAtLast() {
    if waiting == nil { return }
    do throws(DatabaseFault) {
      try deliver()
      show(seat.keep(delivered == true))
      exitCode = Program.Exit.done
    } catch {
      show([isOnDisk ? .sentWhenBack : .notSent])
      exitCode = Program.Exit.machineFailed
    }
  }
}

// MARK: - Lines
extension SeatPrompt {
  /// Whether there is something to be told. Keys that are typed meanwhile wait for nothing.
  private func hasNews(isTyping: Bool) -> Bool {
    if contact.hasNews { return true }
    room.giveWay(toKeys: true)
    defer { room.giveWay(toKeys: false) }
    guard let moment = look(isTyping: isTyping) else { return contact.hasNews }
    let isNew = moment.put.map { $0 != heard && isReady($0, moment) } ?? false
    return contact.hasNews || moment.isOver || isNew || news != nil || delivered != nil
      || moment.backdrop != seen && !moment.awaitsGroup
  }

  /// Lines at a terminal; news are told where no line is half typed.
  private func edit() {
    let isPlain = arguments.theme(for: STDOUT_FILENO) == .plain
    guard let editor = LineEditor(history: nil, plain: isPlain, normalize: composed) else {
      return readPlainly()
    }
    editor.patience = { SeatPrompt.interval }
    // A line half typed is not taken from under somebody's fingers: it is told of behind it.
    editor.whenExpired = { [unowned self] isEmpty in
      hasNews(isTyping: !isEmpty) && isEmpty ? .end : .goOn(nil)
    }
    while !isOver, Output.fault == nil {
      let line = editor.readLine(
        Prompt(renderer.prompt(seat), style: "1;36"), remembers: false
      ) { [unowned self] in !seat.isIncomplete($0) }
      switch line {
      // What stood in the row when the connection was lost was not sent.
      case .text(let text) where isatty(STDIN_FILENO) != 0: handle(text)
      case .text: return
      case .expired: hear()
      case .interrupted: break
      case .end: return
      }
    }
  }

  /// Lines of a pipe wait for the question that they answer. Where there are no more, nobody stays.
  private func readPlainly() {
    var reader = PlainReader()
    reader.readEntries(
      prompt: { Output.prompt($0 ? "| " : renderer.prompt(seat) + "> ") },
      isIncomplete: { seat.isIncomplete($0) }, wantsEntry: { seat.isAsked && waiting == nil },
      patience: { SeatPrompt.interval },
      whenIdle: {
        hear()
        return !isOver && Output.fault == nil
      },
      failed: { fault in
        renderer.report(renderer.failure(of: fault))
        exitCode = Program.Exit.wrongInput
      },
      handle: { entry in
        handle(entry)
        return isOver || Output.fault != nil
      }, unsent: { [self] in show([.unsent]) })
  }
}
