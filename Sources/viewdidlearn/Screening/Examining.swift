import Curriculum
import Diagnostics
import LibC
import Phrases
import Rendering
import Screening
import Sealing
import Typesetting

/// The examiner's folder: the key, and the rounds that were set with it.
struct Examining {
  let arguments: Arguments
  let renderer: Renderer

  init(_ arguments: Arguments) {
    self.arguments = arguments
    renderer = arguments.renderer(for: STDERR_FILENO)
  }

  /// A command was refused, and why has been said.
  struct Refusal: Error {
    var exitCode: Int32
  }

  /// The folder of the keys and the rounds.
  var folder: String { arguments.paths[.key] ?? "." }

  /// The sealed keys.
  var keyPath: String { folder + "/examiner.key" }

  /// Says something, and makes what is thrown of it.
  func refusal(
    _ lines: [String], exitCode: Int32 = Program.Exit.wrongInput
  ) -> Refusal {
    Output.errors(lines)
    return Refusal(exitCode: exitCode)
  }

  /// The same with one sentence.
  func refusal(_ phrase: RoundPhrase, exitCode: Int32 = Program.Exit.wrongInput) -> Refusal {
    refusal(["error: " + visible(renderer.phrases.say(phrase))], exitCode: exitCode)
  }

  /// Refused where it cannot be read.
  func bytes(of path: String) throws(Refusal) -> [UInt8] {
    do throws(Files.Fault) {
      return try Files.bytes(at: path)
    } catch {
      throw refusal(renderer.lines(of: error, path: path))
    }
  }

  /// Typed or out of a file; refused where it is too weak or cannot be had.
  func passphrase(isNew: Bool) throws(Refusal) -> Secret {
    do throws(Passphrase.Fault) {
      return try Passphrase(arguments: arguments, phrases: renderer.phrases).read(isNew: isNew)
    } catch {
      switch error {
      case .phrase(let phrase): throw refusal(phrase)
      case .file(let fault, let path): throw refusal(renderer.lines(of: fault, path: path))
      }
    }
  }

  /// The keys, once the passphrase has opened them.
  func keys() throws(Refusal) -> ExaminerKeys {
    let text = String(validating: try bytes(of: keyPath), as: UTF8.self)
    guard let locked = text.flatMap(LockedKeys.init(reading:)) else {
      throw refusal(.notAKey(path: keyPath))
    }
    let passphrase = try passphrase(isNew: false)
    if let keys = locked.unlock(passphrase) { return keys }
    throw refusal(.wrongPassphrase(path: keyPath))
  }

  /// Refused where it cannot be written.
  func write(
    _ text: String, to path: String, replaces: Bool = false, isPrivate: Bool = false
  ) throws(Refusal) {
    try writing(path) { () throws(Files.WritingFault) in
      try Files.write(text, to: path, replaces: replaces, isPrivate: isPrivate)
    }
  }

  /// Makes a folder that is not there yet.
  func makeFolder(_ path: String) throws(Refusal) {
    try writing(path) { () throws(Files.WritingFault) in try Files.makeFolders(of: path + "/") }
  }

  /// Writes, or says why that fails.
  func writing<Value: ~Copyable>(
    _ path: String, _ write: () throws(Files.WritingFault) -> Value
  ) throws(Refusal) -> Value {
    do throws(Files.WritingFault) {
      return try write()
    } catch {
      throw refusal(of: error, path: path)
    }
  }

  /// Why a file was not written.
  func refusal(of fault: Files.WritingFault, path: String) -> Refusal {
    refusal(
      ["error: " + visible(renderer.phrases.failure(renderer.failure(of: fault, path: path)))],
      exitCode: fault.exitCode)
  }

  /// Refused where it cannot be read as text.
  func source(_ path: String) throws(Refusal) -> SourceText {
    do throws(Files.Fault) {
      return try Files.read(path)
    } catch {
      throw refusal(renderer.lines(of: error, path: path))
    }
  }

  // MARK: - Rounds

  /// Where a round is kept.
  func roundPath(_ id: String) -> String { "\(folder)/\(id).round" }

  /// A round that was set with these keys.
  func round(_ id: String, _ keys: ExaminerKeys) throws(Refusal) -> Round {
    guard id.isFileID, Files.exists(roundPath(id)) else { throw refusal(.noRound(id: id)) }
    let bytes = try bytes(of: roundPath(id))
    do throws(SealedFault) {
      return try Round(bytes, .sodium) { keys.publicKeys.prove($0, of: $1) }
    } catch {
      throw refusal(renderer.lines(of: error, path: roundPath(id)))
    }
  }

  /// Where the keys of its questions are kept.
  func keysPath(_ id: String) -> String { "\(folder)/\(id).keys" }

  /// The keys that were kept beside a round; nil where none were.
  func keptKeys(of round: Round) throws(Refusal) -> KeptKeys? {
    let path = keysPath(round.id)
    guard Files.exists(path) else { return nil }
    let made = digest(try bytes(of: roundPath(round.id)))
    let bytes = try bytes(of: path)
    do throws(SealedFault) {
      return try KeptKeys(bytes, round: made, .sodium)
    } catch {
      throw refusal(renderer.lines(of: error, path: path))
    }
  }

  /// What the questions of a round that was set are drawn from.
  ///
  /// - Parameter isDrawn: whether all of them are going to be drawn.
  func pool(
    of round: Round, _ keys: ExaminerKeys, isDrawn: Bool = true
  ) throws(Refusal) -> VariantPool {
    let source = SourceText(name: roundPath(round.id), text: round.blueprint)
    return try pool(of: round, in: source, isDrawn: isDrawn) { keys.draw(for: $0) }
  }

  /// The same; what is wrong is said of the file that the blueprint stands in, and an item for which
  /// no question can be had is refused.
  func pool(
    of round: Round, in source: SourceText, isDrawn: Bool = true,
    draw: @escaping @Sendable ([UInt8]) -> [UInt8]
  ) throws(Refusal) -> VariantPool {
    let root = arguments.content
    guard var pool = round.pool({ Content(root).library }, draw: draw) else {
      throw refusal(round.plan.diagnostics.flatMap { renderer.block($0, in: source) })
    }
    let undrawn = isDrawn ? pool.undrawn() : []
    if undrawn.isEmpty { return pool }
    throw refusal(undrawn.flatMap { renderer.block($0, in: source) })
  }
}

extension PublicKeys {
  /// By which people know whose they are.
  var fingerprint: ShortCode { ShortCode(digest(sign + box)) }
}
