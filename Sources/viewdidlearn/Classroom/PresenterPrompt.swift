import Classroom
import LibC
import LineEditing
import Phrases
import Rendering
import Sessions

/// The prompt of a presenter: lines in, slides out, and where the class stands into a file.
final class PresenterPrompt {
  private let arguments: Arguments
  private var presentation: Presentation
  private var renderer: Renderer
  private var pager: Pager
  private let began = Environment.now
  private let recording: Recording?
  private var exitCode = Program.Exit.done

  init(
    _ presentation: Presentation, _ renderer: Renderer, _ arguments: Arguments,
    _ recording: Recording?
  ) {
    self.recording = recording
    (self.presentation, self.renderer, self.arguments) = (presentation, renderer, arguments)
    let pages = LineEditor.isPossible && arguments.wantsPictures
    pager = Pager { pages ? Environment.height : nil }
  }

  func run() -> Int32 {
    show(presentation.begin(at: Environment.now))
    LineEditor.isPossible ? edit() : readPlainly()
    tell(isOver: true)
    return exitCode
  }

  /// Answers a line; true when it was the last.
  private func handle(_ line: String) -> Bool {
    recording?.type(line, echo: renderer.echo(of: line, at: renderer.prompt(presentation.place)))
    var response = presentation.handle(line, at: Environment.now)
    for case .session(.edit(let code, let dialect)) in response.replies {
      guard let edited = Editor.edit(code, dialect) else { continue }
      response = presentation.take(edited)
    }
    _ = Interruption.take()
    renderer.language = presentation.language
    show(response)
    for case .session(.recording(let path)) in response.replies {
      if !CastPlaying(arguments, renderer).run(path) { exitCode = Program.Exit.wrongInput }
    }
    return response.isOver || Output.fault != nil
  }

  private func show(_ response: PresenterResponse) {
    renderer.width = Environment.width
    renderer.height = isatty(STDOUT_FILENO) != 0 ? Environment.height ?? 0 : 0
    if response.isNewSlide, arguments.ownsScreen { Output.clearScreen() }
    tell(isOver: response.isOver)
    let window = pager.take(renderer.lines(of: response))
    record(window, isNewSlide: response.isNewSlide)
    Output.lines(window, untilInterrupted: wantsToStop)
  }

  /// What did not fit the window before.
  private func showMore(_ lines: [String]) {
    record(lines, isNewSlide: false)
    Output.lines(lines)
  }

  private func record(_ lines: [String], isNewSlide: Bool) {
    guard let recording else { return }
    if isNewSlide {
      let place = presentation.place
      let title = renderer.phrases.title(presentation.title(of: presentation.slide))
      recording.turn(to: "\(place.number)/\(place.count) \(title)", showing: lines)
    } else {
      recording.show(lines)
    }
    if let fault = recording.takeFault() {
      renderer.report(renderer.failure(of: fault, path: recording.path))
      Output.error(renderer.phrases.recordingEnds)
      exitCode = Program.Exit.machineFailed
    }
  }

  /// Says where the class stands, for `class notes`; that it cannot be told is said once.
  private func tell(isOver: Bool) {
    let place = ClassPlace(
      slides: presentation.slides.id, index: presentation.index, stage: presentation.stage,
      began: began.wall, hands: presentation.lastHands, isOver: isOver)
    do throws(Files.WritingFault) {
      try place.write(in: arguments.stateFolder)
    } catch {
      if exitCode == Program.Exit.done {
        renderer.report(
          renderer.failure(of: error, path: ClassPlace.path(in: arguments.stateFolder)))
      }
      exitCode = Program.Exit.machineFailed
    }
  }
}

// MARK: - Lines
extension PresenterPrompt {
  private func edit() {
    let isPlain = arguments.theme(for: STDOUT_FILENO) == .plain
    guard let editor = LineEditor(history: nil, plain: isPlain, normalize: composed) else {
      return readPlainly()
    }
    while true {
      let prompt = Prompt(
        pager.hasMore ? renderer.phrases.morePrompt : renderer.prompt(presentation.place),
        style: "1;36")
      let line = editor.readLine(prompt, remembers: false) { [unowned self] text in
        pager.hasMore && text.isEmpty || !presentation.isIncomplete(text)
      }
      switch line {
      case .text("") where pager.hasMore: showMore(pager.next())
      case .text(let text):
        showMore(pager.all())
        if handle(text) { return }
      case .interrupted, .expired: _ = pager.all()
      case .end: return
      }
    }
  }

  private func readPlainly() {
    var reader = PlainReader()
    reader.readEntries(
      prompt: { renderer.prompt(presentation.place) },
      isIncomplete: { presentation.isIncomplete($0) }, failed: report, handle: handle)
  }

  private func report(_ fault: InputFault) {
    renderer.report(renderer.failure(of: fault))
    exitCode = Program.Exit.wrongInput
  }
}
