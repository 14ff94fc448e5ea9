import Diagnostics
import LibC
import Phrases
import Rendering
import Screening
import Sealing

/// `viewdidlearn screen rederive`: a candidate's pack once more, byte for byte.
struct Rederiving {
  let examining: Examining

  func run() throws(Examining.Refusal) -> Int32 {
    let paths = examining.arguments.paths
    guard let id = paths[.round], let candidate = paths[.candidate] else {
      preconditionFailure("--round and --candidate were looked for")
    }
    let keys = try examining.keys()
    let round = try examining.round(id, keys)
    guard let row = round.candidates.first(where: { $0.id == candidate }) else {
      throw examining.refusal(.noCandidate(id: candidate, round: id))
    }
    var pool = try examining.pool(of: round, keys)
    let text = try Rederiving.text(of: round, for: row, from: &pool, keys, examining)
    return Output.write(text, to: STDOUT_FILENO)
      ? Program.Exit.done : Program.Exit.machineFailed
  }

  /// The text of a candidate's pack.
  static func text(
    of round: Round, for row: CandidateRow, from pool: inout VariantPool, _ keys: ExaminerKeys,
    _ examining: Examining
  ) throws(Examining.Refusal) -> String {
    do throws(UndrawnItem) {
      let pack = try round.pack(
        for: row, from: &pool, sign: keys.publicKeys.sign, box: keys.publicKeys.box)
      return pack.text(.sodium, sign: keys.sign)
    } catch {
      let source = SourceText(name: examining.roundPath(round.id), text: round.blueprint)
      throw examining.refusal(examining.renderer.block(error, in: source))
    }
  }
}
