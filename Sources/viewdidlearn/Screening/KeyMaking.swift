import Phrases
import Rendering
import Screening
import Sealing

/// `viewdidlearn screen keygen`: an examiner's keys, in new files only.
struct KeyMaking {
  let examining: Examining

  /// Refuses to write over keys: the records of a round open with them alone.
  func run(_ folder: String) throws(Examining.Refusal) -> Int32 {
    let paths = ["\(folder)/examiner.key", "\(folder)/examiner.pub"]
    for path in paths where Files.exists(path) {
      throw examining.refusal(of: .exists, path: path)
    }
    let passphrase = try examining.passphrase(isNew: true)
    let keys = ExaminerKeys()
    guard let locked = LockedKeys(keys, passphrase: passphrase) else {
      throw examining.refusal(.noMemory, exitCode: Program.Exit.machineFailed)
    }
    try examining.makeFolder(folder)
    try examining.write(locked.text, to: paths[0], isPrivate: true)
    try examining.write(keys.publicKeys.text, to: paths[1])
    Output.lines(paths)
    let made = RoundPhrase.keysMade(fingerprint: keys.publicKeys.fingerprint.description)
    Output.lines(examining.renderer.lines(ofSentence: examining.renderer.phrases.say(made)))
    return Program.Exit.done
  }
}
