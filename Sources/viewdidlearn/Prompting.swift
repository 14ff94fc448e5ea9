import Curriculum
import Diagnostics
import Interpreter
import Learning
import LibC
import LineEditing
import Notation
import Phrases
import Rendering
import Sessions
import Storage
import Typesetting

/// The prompt: lines in, replies out, entries into the journal.
final class Prompting {
  private var session: Session
  private var renderer: Renderer
  private let arguments: Arguments
  private let content: Content
  /// Nil where it cannot be used: the session goes on and is not kept.
  private var journal: Journal?
  private var reportedRecovery: Recovery?
  /// What went wrong while nothing could be said.
  private var unreported: JournalError?
  /// Where the journal and the history are.
  private let stateFolder: String
  private var pager: Pager
  /// That of the last thing that went wrong.
  private var exitCode = Program.Exit.done

  /// Opens the journal and begins a session where it left off. What is wrong with the journal is
  /// said and stops nothing.
  init(_ arguments: Arguments) {
    self.arguments = arguments
    content = Content(arguments.content)
    let pages = LineEditor.isPossible && arguments.wantsPictures
    pager = Pager { pages ? Environment.height : nil }
    stateFolder = arguments.stateFolder
    var failure: JournalError?
    do throws(JournalError) {
      journal = try Journal(folder: stateFolder)
    } catch {
      failure = error
    }
    let bookmarks = (try? journal?.newest(of: Progress.bookmarks)) ?? []
    let chosen = Progress(bookmarks).language.flatMap { Language(rawValue: $0) }
    let language = arguments.language ?? chosen ?? arguments.interfaceLanguage ?? .en
    let last = (try? journal?.lastSequence()) ?? nil
    session = Session(
      language: language, library: content.library,
      past: Past(
        bookmarks: bookmarks, sandbox: Prompting.sandbox(of: journal),
        answers: { [journal] in (try? journal?.entries(of: Deck.kinds)) ?? [] },
        answerCount: Prompting.answerCount(in: journal, through: last),
        entries: Prompting.entries(of: journal, through: last)),
      vocabulary: Renderer.vocabulary, options: .onDeepStack, zone: Environment.zone)
    renderer = arguments.promptRenderer(in: language)
    if let failure {
      renderer.report(renderer.failure(of: failure))
      exitCode = Program.Exit.machineFailed
    }
    reportTrouble()
    if content.isEmpty { renderer.report(.noContent(in: content.root)) }
  }

  /// What a journal held when the session began.
  private static func entries(of journal: Journal?, through last: Int?) -> () -> [Entry] {
    guard let journal, let last else { return { [] } }
    return { (try? journal.entries(through: last)) ?? [] }
  }

  /// How often an item had been answered when the session began.
  private static func answerCount(
    in journal: Journal?, through last: Int?
  ) -> (String) -> Int {
    guard let journal, let last else { return { _ in 0 } }
    return { item in
      let answers = (try? journal.entries(of: [.answered], about: item)) ?? []
      return answers.count { ($0.sequence ?? 0) <= last }
    }
  }

  /// What made the sandbox what it is, since its app was started last.
  private static func sandbox(of journal: Journal?) -> () -> [Entry] {
    {
      guard let journal, let start = try? journal.newest(of: [.sandboxStarted]) else { return [] }
      let place = start.first?.payload["from"]?.integer ?? 0
      let lines = try? journal.entries(of: [.ran, .travelled], about: "", after: place)
      return start + (lines ?? [])
    }
  }

  /// Damage shows when the damaged part is read, which may be at any time.
  private func reportTrouble() {
    if let error = unreported {
      unreported = nil
      giveUpJournal(for: error)
    }
    guard let recovery = journal?.recovery, recovery != reportedRecovery else { return }
    reportedRecovery = recovery
    renderer.report(.journalSetAside(path: recovery.path, salvaged: recovery.salvaged))
  }

  /// Fails where the command line names a lesson or quiz that does not exist.
  func run(first line: String?) throws(CommandLineFault) -> Int32 {
    var isOver = false
    if let line {
      let response = session.handle(line, at: Environment.now)
      if let fault = CommandLineFault(response) { throw fault }
      for case .refusal(.noContent) in response.replies { exitCode = Program.Exit.wrongInput }
      isOver = take(response)
    } else {
      show(session.begin(at: Environment.now))
    }
    if !isOver { LineEditor.isPossible ? edit() : readPlainly() }
    sync()
    reportTrouble()
    return exitCode
  }

  /// Answers a line; true as that of `take` is.
  private func handle(_ line: String) -> Bool {
    take(session.handle(line, at: Environment.now))
  }

  /// Shows a response and does what it asks for; true when that was the last, or nobody hears it.
  private func take(_ response: Response) -> Bool {
    _ = Interruption.take()
    renderer.language = session.language
    show(response)
    for case .recording(let path) in response.replies {
      if !CastPlaying(arguments, renderer).run(path) { exitCode = Program.Exit.wrongInput }
    }
    if let files = files(wantedBy: response) {
      show(session.pasted(files, at: Environment.now))
      _ = Interruption.take()
    }
    if let edited = edited(response) { show(session.edited(edited, at: Environment.now)) }
    reportTrouble()
    return response.isOver || Output.fault != nil
  }

  /// What stands in the files that a response asks for; nil where one cannot be read, which is said.
  private func files(wantedBy response: Response) -> [(path: String, text: String)]? {
    var files: [(path: String, text: String)] = []
    for case .files(let paths) in response.replies {
      for path in paths {
        do throws(Files.Fault) {
          files.append((path, try Files.read(Files.expanded(path)).text))
        } catch {
          Output.errors(renderer.lines(of: error, path: path))
          exitCode = Program.Exit.wrongInput
          return nil
        }
      }
    }
    return files.isEmpty ? nil : files
  }

  /// What an editor has made of the code that a response asks to be edited.
  private func edited(_ response: Response) -> String? {
    for case .edit(let code, let dialect) in response.replies {
      return Editor.edit(code, dialect)
    }
    return nil
  }

  /// What was done is kept before it is answered for.
  private func show(_ response: Response) {
    renderer.width = Environment.width
    renderer.height = isatty(STDOUT_FILENO) != 0 ? Environment.height ?? 0 : 0
    keep(response.entries)
    var response = response
    response.replies.removeAll { !isSaved($0) }
    let lines = renderer.lines(of: response)
    say(pager.take(lines, rollingOut: linesAbovePage(of: response, among: lines.count)))
  }

  /// How many lines only say what was typed, above a page that fits the window without them.
  private func linesAbovePage(of response: Response, among count: Int) -> Int {
    guard renderer.height > 0, count >= renderer.height, case .page? = response.replies.last
    else { return 0 }
    var page = response
    page.replies = response.replies.suffix(1)
    let above = count - renderer.lines(of: page).count
    return above <= 4 ? above : 0
  }

  /// A person may have had enough of it.
  private func say(_ lines: [String]) {
    Output.lines(lines, untilInterrupted: wantsToStop)
  }

  /// Writes the file that a reply speaks of; false when it could not be written, which is said.
  private func isSaved(_ reply: Reply) -> Bool {
    let (drawing, path): (String, String)
    switch reply {
    case .looked(.drawing(let timeline, let file)):
      (drawing, path) = (renderer.drawing(of: timeline), file)
    case .mapDrawing(let map, let file): (drawing, path) = (renderer.drawing(of: map), file)
    default: return true
    }
    do throws(Files.WritingFault) {
      try Files.write(drawing, to: Files.expanded(path))
      return true
    } catch {
      renderer.report(renderer.failure(of: error, path: path))
      exitCode = error.exitCode
      return false
    }
  }

  /// Entries stand in the journal before their answer is shown.
  private func keep(_ entries: [Entry]) {
    guard let journal, !entries.isEmpty else { return }
    do throws(JournalError) {
      try journal.append(entries)
    } catch {
      giveUpJournal(for: error)
    }
  }

  /// Has what was kept survive a power cut, once its answer is on the screen.
  private func sync() {
    do throws(JournalError) { try journal?.sync() } catch { unreported = error }
  }

  /// Said once; what follows is not kept.
  private func giveUpJournal(for error: JournalError) {
    renderer.report(renderer.failure(of: error))
    journal = nil
    exitCode = Program.Exit.machineFailed
  }
}

// MARK: - At a terminal
extension Prompting {
  /// Lines at a terminal, with a history, completion and pages.
  private func edit() {
    let isPlain = arguments.theme(for: STDOUT_FILENO) == .plain
    let editor = LineEditor(
      history: stateFolder + "/history", plain: isPlain, normalize: composed)
    guard let editor else { return readPlainly() }
    editor.whenIdle = { [unowned self] in sync() }
    editor.complete = { [unowned self] entry, cursor in
      Completing(session: session, renderer: renderer).completions(entry, cursor)
    }
    while true {
      let line = editor.readLine(prompt) { text in
        pager.hasMore && text.isEmpty || !session.isIncomplete(text)
      }
      if let failure = editor.takeHistoryFailure() {
        renderer.report(renderer.failure(of: failure))
      }
      switch line {
      case .text("") where pager.hasMore: say(pager.next())
      case .text(let text):
        say(pager.all())
        if handle(text) { return }
      case .interrupted, .expired: pager.drop()
      case .end: return Output.lines(renderer.lines(of: Response(.goodbye)))
      }
    }
  }

  /// While there is more to be shown, that is asked first.
  private var prompt: Prompt {
    Prompt(
      pager.hasMore ? renderer.phrases.morePrompt : renderer.prompt(session.standing),
      style: "1;36")
  }
}

// MARK: - Without a terminal
extension Prompting {
  /// Lines of a pipe, with the prompt on standard error.
  private func readPlainly() {
    var reader = PlainReader()
    reader.readEntries(
      prompt: { Output.prompt($0 ? "| " : renderer.prompt(session.standing) + "> ") },
      isIncomplete: { session.isIncomplete($0) },
      whenIdle: {
        sync()
        return true
      },
      failed: report, handle: handle)
  }

  /// What cannot be read as a line.
  private func report(_ fault: InputFault) {
    renderer.report(renderer.failure(of: fault))
    exitCode = Program.Exit.wrongInput
  }
}

extension CommandLineFault {
  /// What a refusal says of the words behind `learn` or `quiz`; nil where they are right.
  fileprivate init?(_ response: Response) {
    for case .refusal(let refusal) in response.replies {
      switch refusal {
      case .noSuchLesson(let name, let suggestion):
        self = .unknownLesson(name, suggestion: suggestion)
      case .noSuchQuiz(let name, let suggestion):
        self = .unknownQuiz(name, suggestion: suggestion)
      case .noSuchStep(let number, let count): self = .unknownStep(number, count: count)
      default: continue
      }
      return
    }
    return nil
  }
}
