import Diagnostics
import LibC
import LineEditing
import Phrases
import Rendering
import Storage
import Typesetting

// Faults of the machine and of files, in the words of the phrasebook.
extension Renderer {
  func report(_ failure: Failure) { report(sentence: visible(phrases.failure(failure))) }

  func report(error text: String) { report(sentence: "error: " + visible(text)) }

  /// Says what is wrong; a screen is not left to break it in the middle of a word.
  private func report(sentence: String) {
    Output.errors(isatty(STDERR_FILENO) != 0 ? lines(ofSentence: sentence) : [sentence])
  }

  /// The system's words, or the learner's where there are any.
  func words(_ reason: String) -> String {
    FileReason(rawValue: reason).map(phrases.reason) ?? reason
  }

  /// What is wrong with the journal.
  func failure(of error: JournalError) -> Failure {
    switch error {
    case .unusable(let path, let reason), .failed(let path, let reason):
      .journal(path: path, reason: words(reason))
    case .readOnly(let path): .journal(path: path, reason: phrases.reason(.writeProtected))
    case .damaged(let path): .journal(path: path, reason: phrases.reason(.damaged))
    case .full(let path): .journalFull(path: path)
    case .locked(let path, _): .journalLocked(path: path)
    case .newer(let path, _, _): .journalNewer(path: path)
    }
  }

  /// What is wrong with the history of lines.
  func failure(of error: HistoryFailure) -> Failure {
    switch error {
    case .notAHistory(let path): .history(path: path, reason: phrases.reason(.notAHistory))
    case .unreadable(let path, let reason), .unwritable(let path, let reason):
      .history(path: path, reason: words(reason))
    }
  }

  /// What cannot be read as a line; input has no name of its own.
  func failure(of error: InputFault) -> Failure {
    switch error {
    case .notUTF8(_, let place):
      .notUTF8(path: "<stdin>", byte: place.offset, line: place.line)
    case .nulByte(let place): .nulByte(path: "<stdin>", byte: place.offset, line: place.line)
    case .unreadable(let reason): .unreadable(path: "<stdin>", reason: words(reason))
    }
  }

  /// Standard output took no more.
  func failure(ofOutput fault: Int32) -> Failure {
    .unwritable(path: "<stdout>", reason: words(String(cString: strerror(fault))))
  }

  /// Writes a file; the exit code where that fails, which is said.
  func write(_ text: String, to path: String, replaces: Bool = false) -> Int32? {
    do throws(Files.WritingFault) {
      try Files.write(text, to: path, replaces: replaces)
      return nil
    } catch {
      return report(error, path: path)
    }
  }

  /// Says that a file could not be written, and answers the exit code.
  func report(_ fault: Files.WritingFault, path: String) -> Int32 {
    report(error: phrases.failure(failure(of: fault, path: path)))
    return fault.exitCode
  }

  /// Why a file was not written.
  func failure(of error: Files.WritingFault, path: String) -> Failure {
    switch error {
    case .exists: .fileExists(path: path)
    case .unwritable(let reason, _): .unwritable(path: path, reason: words(reason))
    }
  }

  /// A file that cannot be read, as compilers say it: with its place where there is one.
  func lines(of error: Files.Fault, path: String) -> [String] {
    let name = path == "-" ? "<stdin>" : path
    switch error {
    case .unreadable(let reason):
      return ["error: " + visible(phrases.failure(.unreadable(path: name, reason: words(reason))))]
    case .undecodable(let text):
      let failure: Failure =
        text.reason == .nulByte
        ? .nulByte(path: name, byte: text.offset, line: text.position.line)
        : .notUTF8(path: name, byte: text.offset, line: text.position.line)
      let place = "\(name):\(text.position.line):\(text.position.column): error: "
      return [place + visible(phrases.failure(failure))]
    }
  }
}

extension Files.WritingFault {
  /// A name that is taken or leads nowhere is the person's affair, all else the machine's.
  var exitCode: Int32 {
    switch self {
    case .exists, .unwritable(_, isName: true): Program.Exit.wrongInput
    case .unwritable(_, isName: false): Program.Exit.machineFailed
    }
  }
}
