import Classroom
import Cohorts
import Learning
import LibC
import LineEditing
import Phrases
import Rendering
import Sessions
import Typesetting

/// `viewdidlearn class present`: a lesson or a plan before a room.
struct Presenting {
  private let arguments: Arguments
  private let renderer: Renderer

  init(_ arguments: Arguments) {
    self.arguments = arguments
    renderer = arguments.promptRenderer()
  }

  /// Presents before a room, or alone where no room is named.
  func run(_ name: String) throws(CommandLineFault) -> Int32 {
    if arguments.given.contains(.typed), arguments.paths[.record] == nil {
      throw .notWithout(.typed, .record)
    }
    // A file that may grow no more is told of like a full disk.
    signal(SIGXFSZ, SIG_IGN)
    let content = Content(arguments.content)
    guard let slides = try content.slides(named: name, orTell: renderer) else {
      return Program.Exit.wrongInput
    }
    let names: Set<ProgramOption> = [.room, .db]
    let isLive = arguments.given.contains(where: names.contains)
    func presentation(_ slides: Slides) -> Presentation {
      Presentation(
        slides, library: content.library, in: renderer.language, isLive: isLive,
        options: .onDeepStack)
    }
    do throws(Files.WritingFault) {
      let recording = try recording(of: presentation(slides))
      guard isLive else {
        return prompt(presentation(slides), recording, in: nil).run()
      }
      return present(slides.id, recording, inRoom: arguments.paths[.room] ?? slides.id) {
        presentation(content.library.slides(named: name, weakest: $0) ?? slides)
      }
    } catch {
      return renderer.report(error, path: arguments.paths[.record] ?? "")
    }
  }

  /// Nil where none is asked for.
  private func recording(of presentation: Presentation) throws(Files.WritingFault) -> Recording? {
    guard let path = arguments.paths[.record] else { return nil }
    let now = Environment.now
    let header = CastHeader(
      width: renderer.width, height: Environment.height ?? 24, timestamp: now.wall / 1000,
      title: presentation.title)
    return try Recording(
      path, header, keepsTyped: arguments.given.contains(.typed), at: now)
  }

  /// The prompt before a class.
  private func prompt(
    _ presentation: Presentation, _ recording: Recording?, in room: PresenterRoom?
  ) -> PresenterPrompt {
    PresenterPrompt(presentation, in: room, renderer, arguments, recording)
  }

  /// - Parameter presentation: makes it for a room that is weakest at these items.
  private func present(
    _ slides: String, _ recording: Recording?, inRoom name: String,
    _ presentation: ([String]) -> Presentation
  ) -> Int32 {
    do throws(RoomRefusal) {
      let place = try RoomPlace(name, arguments)
      try place.prepare()
      return try present(slides, recording, in: place, presentation)
    } catch {
      return renderer.report(error)
    }
  }

  /// Takes the room, goes on with a class that was lost there, and says at the end how its answers
  /// are read.
  private func present(
    _ slides: String, _ recording: Recording?, in place: RoomPlace,
    _ presentation: ([String]) -> Presentation
  ) throws(RoomRefusal) -> Int32 {
    do throws(DatabaseFault) {
      let room = try PresenterRoom(place, slides: slides)
      let abandoned = try room.abandoned()
      guard try take(room) else {
        return renderer.report(.taken(room: place.room))
      }
      let phrases = renderer.phrases
      // In one line, to be copied.
      var notices = lines(of: place.isOpened(in: phrases)) + [visible("  " + place.invitation)]
      if !abandoned.isEmpty { notices += lines(of: phrases.roomResumed) }
      let weakest: [String]
      if !abandoned.isEmpty, let recalled = recalled(by: slides, in: place.room) {
        weakest = recalled
      } else {
        // What was asked before the terminal was lost keeps its slide.
        weakest = abandoned.map(\.put.item) + (try room.weakest())
      }
      let presentation = presentation(weakest)
      let code = prompt(presentation, recording, in: room).run(
        goingOnFrom: abandoned, noting: notices)
      say(phrases.afterClass)
      // To be copied, and so in one line each.
      let options =
        "--room \(place.room)" + (place.isShared ? "" : " --db \(place.path.asShellWord)")
      for command in ["class results \(slides)", "cohort report"] {
        Output.line(visible("  viewdidlearn \(command) \(options)"))
      }
      return code
    } catch {
      return place.opening.report(error)
    }
  }

  /// What a class that was left in the middle asked again of an earlier one; nil where this machine
  /// does not know.
  private func recalled(by slides: String, in room: String) -> [String]? {
    guard let place = ClassPlace.read(in: arguments.stateFolder, room: room), !place.isOver,
      place.slides == slides
    else { return nil }
    return place.recalled
  }

  /// Takes the room; whoever presented a moment ago may have gone, which is waited for.
  private func take(_ room: PresenterRoom) throws(DatabaseFault) -> Bool {
    if try room.take() { return true }
    let patience = PresenterRoom.silence + 1000
    say(renderer.phrases.roomWait(seconds: patience / 1000))
    let begin = Environment.now.monotonic
    while Environment.now.monotonic - begin < patience, !Interruption.take() {
      usleep(500_000)
      if try room.take() { return true }
    }
    return false
  }

  /// A sentence of its own.
  private func say(_ text: String) { Output.lines(lines(of: text)) }

  /// Folded to the window.
  private func lines(of text: String) -> [String] { renderer.lines(ofSentence: visible(text)) }
}
