import Classroom
import LibC
import Phrases
import Rendering

/// `viewdidlearn class handout`: a lesson or a plan as a page for browsers and for paper.
struct HandingOut {
  private let arguments: Arguments
  private let renderer: Renderer

  init(_ arguments: Arguments) {
    self.arguments = arguments
    renderer = arguments.renderer(for: STDERR_FILENO)
  }

  /// Writes the page where `--out` says, else to standard output.
  func run(_ name: String) throws(CommandLineFault) -> Int32 {
    // A file that may grow no more is told of like a full disk.
    signal(SIGXFSZ, SIG_IGN)
    let content = Content(arguments.content)
    guard let slides = try content.slides(named: name, orTell: renderer) else {
      return Program.Exit.wrongInput
    }
    let presentation = Presentation(
      slides, library: content.library, in: renderer.language, options: .onDeepStack)
    let handOut = ClassHandOut(presentation, at: Environment.now)
    return arguments.write(
      handOut.text, saying: renderer.phrases.handOutWritten(presentation.title), renderer)
  }
}
