import Classroom
import LibC
import Phrases
import Rendering

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
    let presentation = Presentation(
      slides, library: content.library, in: renderer.language, options: .onDeepStack)
    return PresenterPrompt(presentation, renderer, arguments).run()
  }
}
