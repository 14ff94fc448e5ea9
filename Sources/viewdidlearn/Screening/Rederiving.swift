import Diagnostics
import LibC
import Phrases
import Rendering
import Screening
import Sealing

/// `viewdidlearn screen rederive`: a candidate's pack once more, byte for byte.
struct Rederiving {
  let examining: Examining

  /// Writes the pack to standard output, and refuses where it is not the one that was handed out.
  func run() throws(Examining.Refusal) -> Int32 {
    let paths = examining.arguments.paths
    guard let id = paths[.round], let candidate = paths[.candidate] else {
      preconditionFailure("--round and --candidate were looked for")
    }
    let keys = try examining.keys()
    let round = try examining.round(id, keys)
    let row = try examining.row(of: candidate, in: round)
    var pool = try examining.pool(of: round, keys)
    let text = try examining.packText(of: round, for: row, from: &pool, keys)
    if let handed = round.packs[candidate], handed != digest(Array(text.utf8)) {
      throw examining.refusal(.otherDrawing(id: candidate, program: round.program))
    }
    if isatty(STDOUT_FILENO) == 1 { throw examining.refusal(.needsFile(isReplay: false)) }
    return Output.write(text, to: STDOUT_FILENO)
      ? Program.Exit.done : Program.Exit.machineFailed
  }
}

extension Round {
  /// The text of a candidate's pack, signed.
  func packText(
    for row: CandidateRow, from pool: inout VariantPool, _ keys: ExaminerKeys
  ) throws(UndrawnItem) -> String {
    try pack(for: row, from: &pool, sign: keys.publicKeys.sign, box: keys.publicKeys.box)
      .text(.sodium, sign: keys.sign)
  }
}

extension Examining {
  /// The row of a candidate, who is refused where the round has none of that id.
  func row(of id: String, in round: Round) throws(Refusal) -> CandidateRow {
    guard let row = round.candidates.first(where: { $0.id == id }) else {
      throw refusal(.noCandidate(id: id, round: round.id))
    }
    return row
  }

  /// The same; an item that cannot be drawn is refused by its place in the blueprint.
  func packText(
    of round: Round, for row: CandidateRow, from pool: inout VariantPool, _ keys: ExaminerKeys
  ) throws(Refusal) -> String {
    do throws(UndrawnItem) {
      return try round.packText(for: row, from: &pool, keys)
    } catch {
      throw refusal(of: error, in: round)
    }
  }

  /// At its place in the blueprint.
  func refusal(of item: UndrawnItem, in round: Round) -> Refusal {
    refusal(
      renderer.block(item, in: SourceText(name: roundPath(round.id), text: round.blueprint)))
  }
}
