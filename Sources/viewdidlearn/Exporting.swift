import Curriculum
import Exports
import LibC
import Phrases
import Rendering
import Sessions
import Storage
import Typesetting

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
    renderer = arguments.renderer(for: STDERR_FILENO)
  }

  /// Writes the quizzes of some names, or all.
  func run(_ word: String, _ names: [String]) throws(CommandLineFault) -> Int32 {
    guard let format = Format(rawValue: word) else {
      throw .unknownFormat(word, known: Format.allCases.map(\.rawValue))
    }
    if format != .qti, arguments.folder != nil { throw .takesNoFolder(format: word) }
    switch format {
    case .gift: return try write(names) { GIFT($0).text }
    case .anki: return try write(names) { Anki($0).text }
    case .html: return try write(names) { HandOut($0, in: renderer.language).text }
    case .qti:
      guard let folder = arguments.folder else { throw .wantsFolder(format: word) }
      guard let sheets = try sheets(of: names) else { return Program.Exit.wrongInput }
      return write(QTI(sheets), in: folder)
    case .xapi:
      guard names.isEmpty else { throw .takesNoQuiz(format: word) }
      return statements()
    }
  }

  /// Quizzes as one text.
  private func write(
    _ names: [String], as text: ([Sheet]) -> String
  ) throws(CommandLineFault) -> Int32 {
    guard let sheets = try sheets(of: names) else { return Program.Exit.wrongInput }
    return write(text(sheets))
  }

  /// The quizzes of some names, or all; nil where there are none at all, which is said.
  private func sheets(of names: [String]) throws(CommandLineFault) -> [Sheet]? {
    let content = Content(arguments.content)
    let library = content.library
    if content.isEmpty, names.allSatisfy({ library.readyQuiz(named: $0) == nil }) {
      renderer.report(.noContent(in: content.root))
      return nil
    }
    var sheets = names.isEmpty ? library.quizzes().map { Sheet($0, in: renderer.language) } : []
    for name in names {
      guard let quiz = library.readyQuiz(named: name) else {
        throw .unknownQuiz(name, suggestion: library.quizSuggestion(for: name))
      }
      sheets.append(Sheet(quiz, in: renderer.language))
    }
    return sheets
  }

  /// To standard output.
  private func write(_ text: String) -> Int32 {
    Output.write(text, to: STDOUT_FILENO) ? Program.Exit.done : Program.Exit.machineFailed
  }

  /// All that was done, out of the journal.
  private func statements() -> Int32 {
    do throws(JournalError) {
      return write(XAPI(try Journal(folder: arguments.stateFolder).entries()).text)
    } catch {
      renderer.report(renderer.failure(of: error))
      return Program.Exit.machineFailed
    }
  }

  /// A file for each question, in a folder that is made where there is none.
  private func write(_ qti: QTI, in folder: String) -> Int32 {
    do throws(Files.WritingFault) {
      try Files.makeFolders(of: folder + "/")
    } catch {
      return renderer.report(error, path: folder)
    }
    for file in qti.files {
      if let code = renderer.write(file.text, to: folder + "/" + file.name) { return code }
    }
    return Program.Exit.done
  }
}
