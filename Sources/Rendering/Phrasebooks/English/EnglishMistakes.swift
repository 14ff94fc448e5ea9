import Mistakes

// Mistakes that were seen to happen. The JSON of `run` and `lint` is English too: the words are its.
extension English {
  func evidence(_ evidence: Evidence, of object: String) -> String {
    if case .heldThroughWarning(let field, let bytes) = evidence {
      return "\(object) is not on screen, and held \(bytes.bytes(".")) in '\(field)' through a "
        + "memory warning"
    }
    return evidence.text(of: object)
  }
  func repair(_ repair: Repair) -> String { repair.text }

  func name(of mistake: Mistake) -> String {
    "mistake \(mistake.number) (\(kind(mistake.kind))): \(self.mistake(mistake))"
  }

  func oddity(_ oddity: Oddity) -> String { oddity.rawValue }
  func place(line number: Int) -> String { " (line \(number))" }
}
