import Curriculum
import Exports
import LibC
import Phrases
import Rendering
import Sessions
import Storage

/// `viewdidlearn export`: questions for other programs and for paper, and what was done.
struct Exporting {
  /// What can be written, by the names that the command line has for it.
  enum Format: String, CaseIterable {
    case gift, qti, anki, html, xapi
  }

  private let arguments: Arguments
  private let renderer: Renderer

  init(_ arguments: Arguments) {
    self.arguments = arguments
    renderer = Renderer(
      width: Environment.width, theme: arguments.theme(for: STDERR_FILENO),
      language: arguments.interfaceLanguage ?? .en)
  }

  /// Writes the quizzes of some names, or all.
  func run(_ word: String, _ names: [String]) throws(CommandLineFault) -> Int32 {
    guard let format = Format(rawValue: word) else {
      throw .unknownFormat(word, known: Format.allCases.map(\.rawValue))
    }
    if format == .xapi {
      guard names.isEmpty else { throw .wrongOperands(.export) }
      return statements()
    }
    let library = Content(arguments.content).library
    var quizzes: [Quiz] = []
    for name in names {
      guard let quiz = library.quiz(named: name) else {
        Output.error(
          "error: " + visible(renderer.phrases.refusal(.noSuchQuiz(name, suggestion: nil))))
        return Program.Exit.wrongInput
      }
      quizzes.append(quiz)
    }
    if names.isEmpty { quizzes = library.quizzes() }
    let sheets = quizzes.map { Sheet($0, in: renderer.language) }
    switch format {
    case .gift: return write(GIFT(sheets).text)
    case .anki: return write(Anki(sheets).text)
    case .html: return write(HandOut(sheets, in: renderer.language).text)
    case .qti: return try write(QTI(sheets))
    case .xapi: return Program.Exit.done
    }
  }

  private func write(_ text: String) -> Int32 {
    Output.write(text, to: STDOUT_FILENO) ? Program.Exit.done : Program.Exit.machineFailed
  }

  private func statements() -> Int32 {
    do throws(JournalError) {
      return write(XAPI(try Journal(folder: arguments.stateFolder).entries()).text)
    } catch {
      report(renderer.failure(of: error))
      return Program.Exit.machineFailed
    }
  }

  private func report(_ failure: Failure) {
    Output.error(visible(renderer.phrases.failure(failure)))
  }

  /// A file for each question.
  private func write(_ qti: QTI) throws(CommandLineFault) -> Int32 {
    guard let folder = arguments.folder else { throw .missingOption(.dir, .export) }
    for file in qti.files {
      let path = folder + "/" + file.name
      do throws(Files.WritingFault) {
        try Files.write(file.text, to: path)
      } catch {
        report(renderer.failure(of: error, path: path))
        return error.exitCode
      }
    }
    return Program.Exit.done
  }
}
