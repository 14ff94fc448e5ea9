import Classroom
import LibC
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

  func run(_ name: String) throws(CommandLineFault) -> Int32 {
    if arguments.given.contains(.typed), arguments.paths[.record] == nil {
      throw .notWithout(.typed, .record)
    }
    // A file that may grow no more is told of like a full disk.
    signal(SIGXFSZ, SIG_IGN)
    let content = Content(arguments.content)
    guard let slides = content.library.slides(named: name) else {
      Output.error("error: " + visible(renderer.phrases.noSuchClass(name)))
      return Program.Exit.wrongInput
    }
    let presentation = Presentation(
      slides, library: content.library, in: renderer.language, options: .onDeepStack)
    do throws(Files.WritingFault) {
      let recording = try recording(of: presentation)
      return PresenterPrompt(presentation, renderer, arguments, recording).run()
    } catch {
      renderer.report(renderer.failure(of: error, path: arguments.paths[.record] ?? ""))
      return error.exitCode
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
}
