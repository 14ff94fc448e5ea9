import Screening

/// Marks the records of a round, one at a time.
struct RecordGrading: Sendable {
  /// What marks are made by.
  let keys: RoundKeys
  /// What people have marked.
  let raters: RatersReport
  /// How much of a report is made.
  let form: ReportForm

  /// What came of a record.
  enum Outcome: Sendable {
    /// What is wrong all the same: a last line that was cut, what stands before it counting, or
    /// questions that are not known.
    case graded(FiledReport, [SealedFault])
    case unsound(SealedFault)
    case unreadable(Files.Fault)
    /// It is of another round than the first one.
    case otherRound(String)
  }

  /// What comes of a file; what is wrong with one is said by whoever asked.
  func outcome(_ path: String) -> Outcome {
    do throws(Files.Fault) {
      let reading = RecordReading(try Files.bytes(at: path), .sodium)
      do throws(SealedFault) {
        return try outcome(reading.sound(exceptCut: true), reading.fault, path)
      } catch {
        return .unsound(error)
      }
    } catch {
      return .unreadable(error)
    }
  }

  /// Throws where the record is not of this round's candidates, or of another pack than they were
  /// given.
  private func outcome(
    _ record: Record, _ cut: SealedFault?, _ path: String
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
    var faults = cut.map { [$0] } ?? []
    guard form.showsQuestions else { return .graded(form.filed(report, []), faults) }
    let beside = OpenedPack.path(beside: path)
    let questions =
      keys.questions(of: candidate, in: record.head.pack)
      ?? RecordGrading.questions(of: beside, record.head.pack)
    if questions == nil {
      let pack = beside.split(separator: "/").last.map { String($0) } ?? beside
      let fact = SealedFault.Fact.otherQuestions(program: round.program, pack: pack)
      faults.append(SealedFault(line: 1, fact))
    }
    return .graded(form.filed(report, questions ?? []), faults)
  }

  /// The questions of a pack that was handed out; nil where there is none of this digest.
  private static func questions(of path: String, _ digest: [UInt8]) -> [PaperItem]? {
    guard let pack = (try? Files.bytes(at: path)).flatMap({ try? OpenedPack($0) }),
      pack.digest == digest
    else { return nil }
    return pack.questions
  }
}
