import Screening

/// Marks the records of a round, one at a time.
struct RecordGrading: Sendable {
  let keys: RoundKeys
  let raters: RatersReport
  let form: ReportForm

  /// What came of a record.
  enum Outcome: Sendable {
    /// The fault is that of a last line which was cut: what stands before it counts.
    case graded(FiledReport, SealedFault?)
    case unsound(SealedFault)
    case unreadable(Files.Fault)
    /// It is of another round than the first one.
    case otherRound(String)
  }

  func outcome(_ path: String) -> Outcome {
    do throws(Files.Fault) {
      let reading = RecordReading(try Files.bytes(at: path), .sodium)
      do throws(SealedFault) {
        return try outcome(reading.sound(exceptCut: true), reading.fault)
      } catch {
        return .unsound(error)
      }
    } catch {
      return .unreadable(error)
    }
  }

  private func outcome(
    _ record: Record, _ fault: SealedFault?
  ) throws(SealedFault) -> Outcome {
    let round = keys.round
    guard record.head.round == round.id else { return .otherRound(record.head.round) }
    guard let candidate = keys.candidate(record.head.candidate) else {
      throw SealedFault(line: 1, .stranger(id: record.head.candidate, round: round.id))
    }
    guard keys.knows(record.head.pack, of: candidate) else {
      throw SealedFault(line: 1, .otherPack)
    }
    guard keys.prove(record.head.pack, of: candidate) else {
      throw SealedFault(line: 1, .otherDrawing(program: round.program))
    }
    let entries = try record.entries(.sodium, open: keys.open)
    let report = CandidateReport(
      of: entries, by: candidate, in: round, minutes: round.minutes(of: candidate),
      keys.items(for: candidate.id), receipt: record.receipt.description,
      rating: { raters.score(Ratings.Key(candidate: candidate.id, item: $0)) },
      mark: keys.mark)
    let questions =
      form.showsQuestions ? keys.questions(of: candidate, in: record.head.pack) : nil
    return .graded(form.filed(report, questions ?? []), fault)
  }
}
