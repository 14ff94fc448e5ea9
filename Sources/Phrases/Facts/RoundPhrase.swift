/// What the examiner of a screening is told.
public enum RoundPhrase: Equatable, Sendable {
  // Keys
  case passphrase, passphraseAgain, passphrasesDiffer, passphraseEmpty
  case newPassphrase(atLeast: Int)
  case passphraseShort(atLeast: Int)
  /// No passphrase can be asked for without a terminal.
  case noTerminal
  case wrongPassphrase(path: String)
  case notAKey(path: String)
  /// Not the memory that a passphrase is stretched with.
  case noMemory
  case keysMade(fingerprint: String)
  // Rounds
  case packsMade(Int, folder: String, fingerprint: String)
  case noRound(id: String)
  /// The blueprint has different questions for two versions.
  case partedVersions(older: String, newer: String)
  case noCandidate(id: String, round: String)
  /// Of the records that were given none is a candidate's.
  case noRecord(id: String)
  /// One rater's file was given for two.
  case sameMarks(path: String)
  /// This program draws another pack for a candidate than the one that was handed out.
  case otherDrawing(id: String, program: String)
  // Previews
  /// The heads of the columns, with `·` between them.
  case previewHeader
  /// What the columns mean, below them.
  case previewLegend
  /// No question of that name stands in the blueprint.
  case noItem(id: String, known: [String])
  case level(Int)
  /// What is written is nothing to be read on a screen; a replay is played by `:play`.
  case needsFile(isReplay: Bool)
  /// Fewer could be drawn than were asked for.
  case drawnFew(item: String, count: Int, of: Int)
  /// How alike the variants of a sound blueprint are, another command tells.
  case seeSpread(path: String)
  // Records
  /// A record that holds.
  case sound(candidate: String, round: String, entries: Int, receipt: String)
  /// A record that holds, and has no end.
  case notEnded(entries: Int)
}
