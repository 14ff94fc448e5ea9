import LibC
import Phrases
import Rendering

/// `viewdidlearn screen`: rounds, papers and records of a screening.
struct ScreenProgram {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  /// Answers the exit code; `--explain` needs no word.
  func run(_ words: [String]) throws(CommandLineFault) -> Int32 {
    if arguments.given.contains(.explain), words.isEmpty { return explain() }
    if arguments.given.contains(.explain) { throw .wrongOperands(.command(.screen)) }
    let (command, operands): (ScreenCommand, [String]) = try arguments.subcommand(words)
    do throws(Examining.Refusal) {
      return try examine(command, operands, Examining(arguments))
    } catch {
      return error.exitCode
    }
  }

  /// Each word by the piece that does it.
  private func examine(
    _ command: ScreenCommand, _ operands: [String], _ examining: Examining
  ) throws(Examining.Refusal) -> Int32 {
    switch command {
    case .take: Taking(arguments).run(operands[0])
    case .keygen: try KeyMaking(examining: examining).run(operands[0])
    case .new: try RoundMaking(examining: examining).run(operands[0])
    case .preview: try Previewing(examining: examining).run(operands[0])
    case .grade: try ScreenGrading(examining: examining).run(operands)
    case .verify: try Verifying(examining: examining).run(operands)
    case .rederive: try Rederiving(examining: examining).run()
    case .replay: try Replaying(examining: examining).run(operands[0])
    }
  }

  /// What a screening is, and what its figures mean.
  private func explain() -> Int32 {
    let renderer = arguments.renderer(for: STDOUT_FILENO)
    Output.lines(renderer.screeningExplained)
    return Program.Exit.done
  }
}
