import LibC
import LineEditing
import Phrases
import Rendering
import Screening
import Sealing
import Typesetting

/// The prompt of a paper: lines in, replies out, entries onto the disk before that.
final class SittingPrompt {
  private let arguments: Arguments
  private let pack: OpenedPack
  /// Changed only when what a step has brought is on the disk.
  private var sitting: Sitting
  /// nil before the candidate has accepted what is recorded.
  private var file: RecordFile?
  /// Where the record is, or will be.
  private let path: String
  private var renderer: Renderer
  private var pager: Pager
  /// That of the last thing that went wrong.
  private var exitCode = Program.Exit.done
  /// That is told before a sitting begins.
  private let code: ShortCode?

  /// A code is drawn only for a sitting that begins: later ones have it.
  init(
    _ pack: OpenedPack, _ file: RecordFile?, at path: String, _ renderer: Renderer,
    _ arguments: Arguments
  ) {
    (self.pack, self.file, self.path) = (pack, file, path)
    (self.renderer, self.arguments) = (renderer, arguments)
    code = file == nil ? ShortCode(randomBytes(32)) : nil
    sitting = pack.sitting(in: renderer.language, code: code, at: Environment.clocks)
    let pages = LineEditor.isPossible && arguments.wantsPictures
    pager = Pager { pages ? Environment.height : nil }
  }

  /// In the language of the sitting.
  private var phrases: Phrasebook { renderer.phrases }

  /// A sentence of its own.
  private func say(_ text: String) { Output.lines(renderer.lines(ofSentence: text)) }

  /// The whole sitting; answers the exit code.
  func run() -> Int32 {
    say(phrases.examiner(pack.examiner.fingerprint))
    if let file {
      if file.wasTorn { say(phrases.recordTorn) }
      let (lines, began) = (file.record.lines, file.record.head.began)
      if handle({ $0.resume(after: lines, began: began, at: Environment.clocks) }) { return end() }
      // What cannot be written down is not gone on with: the time has run on all the same.
      if sitting.timeLeft(at: Environment.clocks) == nil { return end() }
    } else {
      show(sitting.begin())
    }
    LineEditor.isPossible ? edit() : readPlainly()
    return end()
  }

  /// Takes a step; true when it was the last. One that cannot be written down is not taken.
  private func handle(_ step: (inout Sitting) -> SittingResponse) -> Bool {
    var next = sitting
    let response = step(&next)
    _ = Interruption.take()
    guard keeps(response) else { return false }
    sitting = next
    renderer.language = sitting.language
    show(response)
    return response.isOver || Output.fault != nil
  }

  /// What a sitting says to a line; the record is opened for it where it asks for that.
  private func answer(
    _ line: String, burst: Burst?, by sitting: inout Sitting
  ) -> SittingResponse {
    let now = Environment.clocks
    var response = sitting.handle(line, burst: burst, at: now)
    if let code = response.code { sitting.unseal(file?.opened(by: code), at: now, &response) }
    return response
  }

  /// Puts entries on the disk before anything is said of them; false where that failed, which is
  /// said.
  private func keeps(_ response: SittingResponse) -> Bool {
    guard let first = response.entries.first else { return true }
    do throws(RecordFile.Fault) {
      if file == nil {
        file = try RecordFile.begin(
          path, pack.head(at: first.at, in: first.language), pack.examiner, code)
      }
      try file?.append(response.entries)
      exitCode = Program.Exit.done
      return true
    } catch {
      Output.errors(renderer.notTaken(error, path: path))
      exitCode = error.exitCode
      return false
    }
  }

  /// A page that comes with words takes the whole window, so that it stands from its first line.
  private func show(_ response: SittingResponse) {
    renderer.width = Environment.width
    let (said, page) = renderer.parts(of: response)
    // What was said of the last line may roll out of the window: the page is to be read.
    let passing = page.isEmpty ? [] : pager.all() + said
    let shown =
      page.isEmpty
      ? pager.take(said)
      : pager.take(pager.tightened(page, rollingOut: 2), rollingOut: 2)
    Output.lines(passing + shown, untilInterrupted: wantsToStop)
  }

  /// Names the record of a sitting that has ended, and says of another that its time runs on.
  private func end() -> Int32 {
    Output.lines(pager.all())
    guard let record = file?.record else { return exitCode }
    say(
      record.isClosed
        ? phrases.receipt(record.receipt, path: visible(path)) : phrases.sittingLeft(file?.code))
    return exitCode
  }
}

// MARK: - Lines
extension SittingPrompt {
  /// Lines at a terminal. The wait for one ends with each minute, for the time to be told.
  private func edit() {
    let isPlain = arguments.theme(for: STDOUT_FILENO) == .plain
    let editor = LineEditor(history: nil, plain: isPlain, normalize: composed)
    guard let editor else { return readPlainly() }
    var retries: Int32 = 0
    while true {
      let current = sitting
      editor.patience = { SittingPrompt.patience(current, retries, tellsMinutes: !isPlain) }
      editor.whenExpired = { [unowned self] _ in .speak { self.minuteHasPassed() } }
      editor.complete = { [renderer] entry, cursor in
        PaperCompleting(sitting: current, renderer: renderer).completions(entry, cursor)
      }
      let line = editor.readLine(prompt(at: Environment.clocks), remembers: false) { text in
        pager.hasMore && text.isEmpty || !current.isIncomplete(text)
      }
      switch line {
      case .text("") where pager.hasMore: Output.lines(pager.next())
      case .text(let text):
        Output.lines(pager.all())
        let burst = editor.pace.burst
        if handle({ self.answer(text, burst: burst, by: &$0) }) { return }
      case .interrupted: pager.drop()
      case .expired:
        if hasExpired() { return }
        retries = min(retries + 1, 10)
      case .end:
        // Of the simulator, where there is one.
        guard sitting.standing(at: Environment.clocks).step == .simulator else { return }
        if handle({ $0.handle(":leave", at: Environment.clocks) }) { return }
      }
    }
  }

  /// While there is more to be shown, that is asked first.
  private func prompt(at now: Clocks) -> Prompt {
    Prompt(
      pager.hasMore ? phrases.morePrompt : renderer.prompt(sitting.standing(at: now)),
      style: "1;36")
  }

  /// The prompt with what is left of the time; nil when that is nothing.
  private func minuteHasPassed() -> Prompt? {
    let now = Environment.clocks
    if sitting.timeLeft(at: now).map({ $0 > 0 }) != true { return nil }
    return handle { $0.wait(until: now) } ? nil : prompt(at: now)
  }

  /// The time may be over; true when that was the end.
  private func hasExpired() -> Bool { handle { $0.wait(until: Environment.clocks) } }

  /// How long a line is waited for: until the time is over, or a minute of it; where nothing could
  /// be written then, a while more.
  private static func patience(
    _ sitting: Sitting, _ retries: Int32, tellsMinutes: Bool
  ) -> Int32? {
    let now = Environment.clocks
    guard let left = sitting.timeLeft(at: now) else { return nil }
    let wait = tellsMinutes ? sitting.untilNextMinute(at: now) ?? left : left
    return left == 0 ? 1000 * (retries + 1) : Int32(clamping: wait)
  }

  /// Lines of a pipe; the time ends them too.
  private func readPlainly() {
    var reader = PlainReader()
    var retries: Int32 = 0
    reader.readEntries(
      prompt: { hasBegun in
        let standing = sitting.standing(at: Environment.clocks)
        Output.prompt(hasBegun ? "| " : renderer.prompt(standing) + "> ")
      },
      isIncomplete: { sitting.isIncomplete($0) },
      patience: { SittingPrompt.patience(sitting, retries, tellsMinutes: false) },
      whenIdle: {
        guard sitting.timeLeft(at: Environment.clocks) == 0 else { return true }
        retries = min(retries + 1, 10)
        return !hasExpired()
      },
      failed: { fault in
        Output.error("error: " + visible(phrases.failure(renderer.failure(of: fault))))
        exitCode = Program.Exit.wrongInput
      },
      handle: { entry in handle { self.answer(entry, burst: nil, by: &$0) } })
  }
}

extension Pace {
  /// So many characters at once are worth being told.
  private static let least = 24

  /// Nil for what may have been typed.
  fileprivate var burst: Burst? {
    characters >= Pace.least ? Burst(characters: characters, milliseconds: milliseconds) : nil
  }
}
