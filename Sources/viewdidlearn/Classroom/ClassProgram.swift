import Classroom
import Phrases
import Rendering

/// `viewdidlearn class`: a class, before those who learn and among them.
struct ClassProgram {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  /// Answers the exit code; a word that is no subcommand is thrown.
  func run(_ words: [String]) throws(CommandLineFault) -> Int32 {
    let (command, operands): (ClassCommand, [String]) = try arguments.subcommand(words)
    switch command {
    case .present: return try Presenting(arguments).run(operands[0])
    case .join: return Joining(arguments).run(operands[0])
    case .handout: return try HandingOut(arguments).run(operands[0])
    case .results: return try ResultsWriting(arguments).run(operands[0])
    case .notes: return NotesFollowing(arguments).run()
    }
  }
}

extension Content {
  /// The slides of a lesson or a plan; nil, and told, where there is no content at all.
  func slides(named name: String, orTell renderer: Renderer) throws(CommandLineFault) -> Slides? {
    if let slides = library.slides(named: name) { return slides }
    guard isEmpty else { throw .unknownSlides(name) }
    renderer.report(.noContent(in: root))
    return nil
  }
}
