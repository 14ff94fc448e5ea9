import Classroom
import Cohorts
import LibC
import LineEditing
import Phrases
import Rendering
import Sessions

/// `viewdidlearn class present`: a lesson or a plan before a room.
struct Presenting {
  private let arguments: Arguments
  private let renderer: Renderer

  init(_ arguments: Arguments) {
    self.arguments = arguments
    renderer = arguments.promptRenderer()
  }

  func run(_ name: String) -> Int32 {
    // A file that may grow no more is told of like a full disk.
    signal(SIGXFSZ, SIG_IGN)
    let content = Content(arguments.content)
    guard let slides = content.library.slides(named: name) else {
      Output.error("error: " + visible(renderer.phrases.noSuchClass(name)))
      return Program.Exit.wrongInput
    }
    let names: Set<ProgramOption> = [.room, .db]
    guard arguments.given.contains(where: names.contains) else {
      return prompt(slides, content, in: nil).run(goingOnFrom: [])
    }
    do throws(RoomRefusal) {
      let place = try RoomPlace(arguments.paths[.room] ?? slides.id, arguments)
      try place.prepare()
      return try present(slides, content, in: place)
    } catch {
      Output.error("error: " + visible(renderer.phrases.refusal(error)))
      return Program.Exit.wrongInput
    }
  }

  private func prompt(
    _ slides: Slides, _ content: Content, in room: PresenterRoom?
  ) -> PresenterPrompt {
    let presentation = Presentation(
      slides, library: content.library, in: renderer.language, isLive: room != nil,
      options: .onDeepStack)
    return PresenterPrompt(presentation, in: room, renderer, arguments)
  }

  private func present(
    _ slides: Slides, _ content: Content, in place: RoomPlace
  ) throws(RoomRefusal) -> Int32 {
    do throws(DatabaseFault) {
      let room = try PresenterRoom(place, slides: slides.id)
      let abandoned = try room.abandoned()
      guard try take(room) else {
        Output.error("error: " + visible(renderer.phrases.refusal(.taken(room: place.room))))
        return Program.Exit.wrongInput
      }
      let phrases = renderer.phrases
      say(phrases.roomOpened(place.room, path: place.path, isShared: place.isShared))
      if !abandoned.isEmpty { say(phrases.roomResumed) }
      return prompt(slides, content, in: room).run(goingOnFrom: abandoned)
    } catch {
      return place.opening.report(error)
    }
  }

  /// Takes the room; whoever presented a moment ago may have gone, which is waited for.
  private func take(_ room: PresenterRoom) throws(DatabaseFault) -> Bool {
    if try room.take() { return true }
    say(renderer.phrases.roomWait)
    let begin = Environment.now.monotonic
    while Environment.now.monotonic - begin < PresenterRoom.silence + 1000, !Interruption.take() {
      usleep(500_000)
      if try room.take() { return true }
    }
    return false
  }

  private func say(_ text: String) { Output.lines(renderer.lines(ofSentence: visible(text))) }
}
