import LibC
import Phrases
import Sealing

/// The words that an examiner's key is sealed under.
struct Passphrase {
  /// Where the file may be named.
  let arguments: Arguments
  let phrases: Phrasebook

  /// Why there is none.
  enum Fault: Error {
    case file(Files.Fault, path: String)
    case phrase(RoundPhrase)
  }

  /// From `--passphrase-file`, up to its line end, or else typed without an echo.
  ///
  /// - Parameter isNew: whether it is asked for twice, because nothing else would tell a slip.
  func read(isNew: Bool) throws(Fault) -> Secret {
    var bytes: [UInt8]
    if let path = arguments.paths[.passphraseFile] {
      do throws(Files.Fault) {
        bytes = try Files.bytes(at: path)
      } catch {
        throw .file(error, path: path)
      }
      if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
      if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    } else {
      bytes = try type(isNew ? .newPassphrase(atLeast: Passphrase.leastCount) : .passphrase)
      if isNew, let fault = Passphrase.weakness(of: bytes) { throw .phrase(fault) }
      if isNew {
        var again = try type(.passphraseAgain)
        let (one, other) = (Secret(taking: &bytes), Secret(taking: &again))
        if !one.equals(other) { throw .phrase(.passphrasesDiffer) }
        return one
      }
    }
    if bytes.isEmpty { throw .phrase(.passphraseEmpty) }
    if isNew, let fault = Passphrase.weakness(of: bytes) { throw .phrase(fault) }
    return Secret(taking: &bytes)
  }

  /// How many characters a new one has at least: fewer are guessed, however slowly each guess goes.
  private static let leastCount = 8

  /// Why a new one protects nothing. Characters are counted in place, for no copy to be left.
  private static func weakness(of bytes: [UInt8]) -> RoundPhrase? {
    if bytes.isEmpty { return .passphraseEmpty }
    let count = bytes.count { $0 & 0xC0 != 0x80 }
    return count < leastCount ? .passphraseShort(atLeast: leastCount) : nil
  }

  /// What is typed at the terminal, which shows nothing of it.
  private func type(_ prompt: RoundPhrase) throws(Fault) -> [UInt8] {
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
    var shown = termios()
    guard terminal >= 0, tcgetattr(terminal, &shown) == 0 else {
      throw .phrase(.noTerminal)
    }
    defer { close(terminal) }
    var hidden = shown
    hidden.c_lflag &= ~tcflag_t(ECHO)
    tcsetattr(terminal, TCSAFLUSH, &hidden)
    defer {
      tcsetattr(terminal, TCSAFLUSH, &shown)
      Output.write("\n", to: terminal)
    }
    Output.write(phrases.say(prompt), to: terminal)
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while Glibc.read(terminal, &byte, 1) == 1, byte != UInt8(ascii: "\n") { bytes.append(byte) }
    return bytes
  }
}
