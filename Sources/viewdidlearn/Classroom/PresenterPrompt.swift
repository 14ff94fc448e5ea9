import Classroom
import Cohorts
import Learning
import LibC
import LineEditing
import Phrases
import Rendering
import Sessions
import Typesetting

/// The prompt of a presenter: lines in, slides out, and where the class stands into a file.
final class PresenterPrompt {
  private let arguments: Arguments
  private var presentation: Presentation
  private var renderer: Renderer
  private var pager: Pager
  /// When the class began, on the wall, in milliseconds.
  private let began: Int
  /// Nil where none is kept.
  private let recording: Recording?
  /// That of the last thing that went wrong.
  private var exitCode = Program.Exit.done
  /// nil where nobody answers at a terminal, or another presents in the room by now.
  private var room: PresenterRoom?
  /// Whether the room can be reached.
  private var contact = Contact()

  /// How often it is looked whether the room has news, in milliseconds: the server is not asked.
  private static let interval: Int32 = 250

  init(
    _ presentation: Presentation, in room: PresenterRoom?, _ renderer: Renderer,
    _ arguments: Arguments, _ recording: Recording?
  ) {
    self.recording = recording
    (self.presentation, self.renderer, self.arguments) = (presentation, renderer, arguments)
    self.room = room
    began = room?.began ?? Environment.now.wall
    let pages = LineEditor.isPossible && arguments.wantsPictures
    pager = Pager { pages ? Environment.height : nil }
  }

  /// - Parameters:
  ///   - polls: what was put to the room before the presenter's terminal was lost.
  ///   - notices: how learners come in, above the first page.
  func run(
    goingOnFrom polls: [(put: PutQuestion, votes: [CastVote])] = [], noting notices: [String] = []
  ) -> Int32 {
    let now = Environment.now
    show(
      polls.isEmpty ? presentation.begin(at: now) : presentation.resume(polls, at: now),
      below: notices)
    withRoom { room throws(DatabaseFault) in try ask(room) }
    tellOfContact()
    if !polls.isEmpty, presentation.poll.isOpen {
      _ = listen(evenWithoutNews: true)
      show(presentation.handle(":votes", at: Environment.now))
    }
    let isAtTerminal = LineEditor.isPossible
    isAtTerminal ? edit() : readPlainly()
    // Of a terminal that was lost, and not left, the room is taken by who presents next.
    if isAtTerminal, isatty(STDIN_FILENO) == 0 { return exitCode }
    withRoom { room throws(DatabaseFault) in try room.leave() }
    tellOfContact()
    tell(isOver: true)
    return exitCode
  }

  /// Answers a line; true when it was the last.
  private func handle(_ line: String) -> Bool {
    defer { tellOfContact() }
    recording?.type(line, echo: renderer.echo(of: line, at: standing))
    if presentation.poll.isOpen { _ = listen(evenWithoutNews: true) }
    let open = presentation.poll.isOpen ? presentation.question?.vote : nil
    var response = presentation.handle(line, at: Environment.now)
    for case .session(.edit(let code, let dialect)) in response.replies {
      guard let edited = Editor.edit(code, dialect, meanwhile: stay) else { continue }
      response = presentation.take(edited)
    }
    _ = Interruption.take()
    renderer.language = presentation.language
    show(response)
    if response.closesVote { count() }
    withRoom { room throws(DatabaseFault) in
      try ask(room)
      // Answers may be changed until the vote is closed, by leaving it too.
      if let open, presentation.question?.vote != open {
        presentation.take(try room.votes(to: open), to: open)
      }
    }
    for case .session(.recording(let path)) in response.replies {
      let playing = CastPlaying(arguments, renderer, meanwhile: stay)
      if !playing.run(path) { exitCode = Program.Exit.wrongInput }
    }
    return response.isOver || Output.fault != nil
  }

  /// Shows what was answered; notices stand above it in the same window.
  private func show(_ response: PresenterResponse, below notices: [String] = []) {
    renderer.width = Environment.width
    renderer.zone = Environment.zone
    renderer.height = isatty(STDOUT_FILENO) != 0 ? Environment.height ?? 0 : 0
    if response.isNewSlide, arguments.ownsScreen { Output.clearScreen() }
    tell(isOver: response.isOver)
    let window = pager.take(notices, before: renderer.lines(of: response))
    let page = response.isOver ? renderer.phrases.classEnded : slideTitle
    record(Array(window.dropFirst(notices.count)), of: response.isNewSlide ? page : nil)
    Output.lines(window, untilInterrupted: wantsToStop)
  }

  /// What did not fit the window before.
  private func showMore(_ lines: [String]) {
    record(lines)
    Output.lines(lines)
  }

  /// `3/12 Loading a view`: what a marker in the recording is called.
  private var slideTitle: String {
    let place = presentation.place
    let title = renderer.phrases.title(presentation.title(of: presentation.slide))
    return "\(place.number)/\(place.count) \(title)"
  }

  /// - Parameter page: what the lines are the first of; nil where they go on.
  private func record(_ lines: [String], of page: String? = nil) {
    guard let recording else { return }
    if let page {
      recording.turn(to: page, showing: lines)
    } else {
      recording.show(lines)
    }
    if let fault = recording.takeFault() {
      renderer.report(renderer.failure(of: fault, path: recording.path))
      Output.errors(renderer.lines(ofSentence: renderer.phrases.recordingEnds))
      exitCode = Program.Exit.machineFailed
    }
  }

  /// Says where the class stands, for `class notes`; that it cannot be told is said once.
  private func tell(isOver: Bool) {
    let place = ClassPlace(
      slides: presentation.slides.id, recalled: presentation.slides.recalled,
      index: presentation.index, stage: presentation.stage, began: began,
      hands: presentation.lastHands, room: room?.place.room,
      poll: presentation.poll,
      attendance: presentation.poll.isOpen ? presentation.attendance : nil,
      words: presentation.poll.isOpen ? [] : presentation.words, isOver: isOver,
      presenter: Int(getpid()))
    do throws(Files.WritingFault) {
      try place.write(in: arguments.stateFolder)
    } catch {
      if exitCode == Program.Exit.done {
        renderer.report(
          renderer.failure(
            of: error,
            path: ClassPlace.path(in: arguments.stateFolder, room: room?.place.room)))
      }
      exitCode = Program.Exit.machineFailed
    }
  }
}

// MARK: - The room
extension PresenterPrompt {
  /// Does something with the room; where that fails, it is to be said once, and tried again later.
  private func withRoom(_ body: (PresenterRoom) throws(DatabaseFault) -> Void) {
    guard let room else { return }
    do throws(DatabaseFault) {
      try body(room)
      contact.succeeds()
    } catch .putOff {
      // It is done a moment later.
    } catch {
      contact.fails(with: error)
    }
  }

  /// Says once that the room cannot be reached, or can again.
  private func tellOfContact() {
    guard let room, let code = contact.tell(of: room.place.opening, renderer) else { return }
    exitCode = code
  }

  /// Says that whoever edits, or plays a recording, still presents.
  private func stay() {
    withRoom { room throws(DatabaseFault) in _ = try room.beatOnTime() }
  }

  /// Has the room asked what is on the screen.
  private func ask(_ room: PresenterRoom) throws(DatabaseFault) {
    try room.show(presentation)
  }

  /// Takes what has come in; true where that is more than before.
  private func listen(evenWithoutNews: Bool = false) -> Bool {
    let before = presentation.attendance
    withRoom { room throws(DatabaseFault) in
      guard try room.beatOnTime() else { return lose(room) }
      try ask(room)
      guard evenWithoutNews ? true : try room.hasNews() else { return }
      if presentation.isForGroups { try room.deal(presentation) }
      try takeAnswers(of: room)
    }
    if presentation.attendance != before { tell(isOver: false) }
    return presentation.attendance != before
  }

  /// Answers are read when their number has changed; who is here, always.
  private func takeAnswers(of room: PresenterRoom) throws(DatabaseFault) {
    guard let put = presentation.put(in: room.name) else { return }
    let attendance = try room.attendance(at: put)
    guard attendance.answered != presentation.attendance.answered else {
      return presentation.take(attendance)
    }
    presentation.take(try room.votes(), from: attendance)
  }

  /// Counts a vote once nobody can answer it any more.
  private func count() {
    withRoom { room throws(DatabaseFault) in
      try ask(room)
      presentation.take(try room.votes(), from: presentation.attendance)
    }
    show(presentation.count(at: Environment.now))
  }

  /// Another terminal has taken the room: the class goes on without it.
  private func lose(_ room: PresenterRoom) {
    self.room = nil
    Output.lines(
      renderer.lines(ofSentence: visible(renderer.phrases.roomLost(room.place.room))))
  }
}

// MARK: - Lines
extension PresenterPrompt {
  /// Lines at a terminal. Between keys the room is listened to, and the prompt drawn anew where
  /// more have answered.
  private func edit() {
    let isPlain = arguments.theme(for: STDOUT_FILENO) == .plain
    guard let editor = LineEditor(history: nil, plain: isPlain, normalize: composed) else {
      return readPlainly()
    }
    editor.patience = { [unowned self] in room == nil ? nil : PresenterPrompt.interval }
    editor.whenExpired = { [unowned self] isEmpty in
      // Keys that are typed meanwhile wait for nothing.
      room?.giveWay(toKeys: true)
      let isMore = listen()
      room?.giveWay(toKeys: false)
      if contact.hasNews, isEmpty {
        return .speak { [unowned self] in
          tellOfContact()
          return prompt
        }
      }
      guard isMore else { return .goOn(nil) }
      // Where no prompt is drawn anew it is told in lines, but not amid what is typed.
      guard isPlain else { return .goOn(prompt) }
      return isEmpty ? .speak { self.tellAttendance() } : .goOn(nil)
    }
    while true {
      let line = editor.readLine(prompt, remembers: false) { [unowned self] text in
        pager.hasMore && text.isEmpty || !presentation.isIncomplete(text)
      }
      switch line {
      case .text("") where pager.hasMore: showMore(pager.next())
      case .text(let text):
        showMore(pager.all())
        if handle(text) { return }
      case .interrupted, .expired: pager.drop()
      // A class with an open vote is not ended by one key.
      case .end: if isatty(STDIN_FILENO) == 0 || handle(":quit") { return }
      }
    }
  }

  /// Where the class stands, and while it votes how many have answered.
  private var standing: String {
    renderer.prompt(
      presentation.place, presentation.poll.isOpen ? presentation.attendance : nil)
  }

  /// While there is more to be shown, that is asked first.
  private var prompt: Prompt {
    let more = renderer.phrases.morePrompt
    // Who has come in is of interest before the first page is whole, too.
    let isWaitedFor = presentation.poll.isOpen && presentation.attendance.present > 0
    let text = isWaitedFor ? "\(standing) \(more)" : more
    return Prompt(pager.hasMore ? text : standing, style: "1;36")
  }

  /// Lines of a pipe, with the prompt on standard error.
  private func readPlainly() {
    var reader = PlainReader()
    reader.readEntries(
      prompt: { Output.prompt($0 ? "| " : renderer.prompt(presentation.place) + "> ") },
      isIncomplete: { presentation.isIncomplete($0) },
      patience: { room == nil ? nil : PresenterPrompt.interval },
      whenIdle: { [self] in
        let isMore = listen()
        tellOfContact()
        if isMore, isatty(STDIN_FILENO) != 0 {
          _ = tellAttendance()
          Output.prompt(renderer.prompt(presentation.place) + "> ")
        }
        return true
      },
      failed: report, handle: handle)
  }

  /// Says who has answered in lines of their own, and answers what stands before the next.
  private func tellAttendance() -> Prompt {
    let reply = PresenterReply.voting(presentation.attendance)
    Output.lines([""] + renderer.lines(of: PresenterResponse(reply)))
    return prompt
  }

  /// What cannot be read as a line.
  private func report(_ fault: InputFault) {
    renderer.report(renderer.failure(of: fault))
    exitCode = Program.Exit.wrongInput
  }
}
