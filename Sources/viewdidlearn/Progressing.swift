import Curriculum
import Diagnostics
import Learning
import LibC
import Notation
import Phrases
import Rendering
import Sessions
import Storage
import Typesetting

/// `viewdidlearn progress`: what has been done, to be read, kept or taken to another machine.
struct Progressing {
  private let arguments: Arguments
  private let renderer: Renderer

  init(_ arguments: Arguments) {
    self.arguments = arguments
    renderer = arguments.renderer(for: STDOUT_FILENO)
  }

  /// Import first, then export, so that both together bring a copy up to date. Answers the exit
  /// code.
  func run() -> Int32 {
    do throws(JournalError) {
      let journal = try Journal(folder: arguments.stateFolder)
      if let path = arguments.import, let code = try add(path, to: journal) { return code }
      if let path = arguments.export { return write(try journal.copy(), to: path) }
      if arguments.import == nil { try tell(journal) }
      return Program.Exit.done
    } catch {
      renderer.report(renderer.failure(of: error))
      return Program.Exit.machineFailed
    }
  }

  /// As entries for machines, or in words.
  private func tell(_ journal: Journal) throws(JournalError) {
    let entries = try journal.entries()
    if arguments.isJSON {
      for entry in entries { Output.line(entry.line.encoded()) }
      return
    }
    var session = Session(
      language: renderer.language, library: Content(arguments.content).library,
      past: Past(entries: { entries }), zone: Environment.zone)
    Output.lines(renderer.lines(of: session.handle(":progress", at: Environment.now)))
  }

  /// To a file, which must not be there yet, or to standard output.
  private func write(_ copy: JournalCopy, to path: String) -> Int32 {
    if path == "-" {
      return Output.write(copy.text, to: STDOUT_FILENO)
        ? Program.Exit.done : Program.Exit.machineFailed
    }
    if let code = renderer.write(copy.text, to: path) { return code }
    Output.line(renderer.phrases.exported(copy.count, to: path))
    return Program.Exit.done
  }

  /// Adds a copy; an exit code where it cannot be read.
  private func add(_ path: String, to journal: Journal) throws(JournalError) -> Int32? {
    let source: SourceText
    do throws(Files.Fault) {
      source = try Files.read(path)
    } catch {
      Output.errors(renderer.lines(of: error, path: path))
      return Program.Exit.wrongInput
    }
    let copy: JournalCopy
    do throws(JournalCopy.Misreading) {
      copy = try JournalCopy(source)
    } catch {
      let place = "\(source.name):\(error.position.line):\(error.position.column): error: "
      Output.error(place + visible(renderer.phrases.message(error.fault.words)))
      return Program.Exit.wrongInput
    }
    let added = try journal.add(copy)
    if arguments.export != "-" {
      Output.line(renderer.phrases.imported(added, known: copy.count - added))
    }
    return nil
  }
}

extension JournalCopy.Fault {
  /// What is wrong with a copy, as the phrasebook says it.
  fileprivate var words: CopyFault {
    switch self {
    case .notJSON(let problem): .notJSON(problem)
    case .notACopy: .notACopy
    case .newer(let format, let newest): .newer(format: format, newest: newest)
    case .malformedEntry(let number, let field): .malformedEntry(number, field: field)
    }
  }
}
