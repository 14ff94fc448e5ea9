import Curriculum
import Grading
import Interpreter
import Phrases
import Rendering
import Screening
import Sealing
import Syntax

/// A pack that was read and proved, and what follows from it.
struct OpenedPack {
  let pack: Pack
  /// Of all its bytes; a record names it.
  let digest: [UInt8]
  /// In the order of the pack.
  let questions: [PaperItem]
  /// Whose key has signed it.
  let examiner: PublicKeys

  /// Throws for a pack that its own key has not signed, or in which nothing is asked.
  init(_ bytes: [UInt8]) throws(SealedFault) {
    pack = try Pack(proving: bytes)
    guard let examiner = pack.header.examiner, pack.items.count > 0 else {
      throw SealedFault(line: 1, .malformed)
    }
    (digest, questions) = (Sealing.digest(bytes), try pack.questions())
    self.examiner = examiner
  }

  /// Where the pack of a record is looked for: beside it, under its name.
  static func path(beside record: String) -> String {
    (record.hasSuffix(".record") ? String(record.dropLast(7)) : record) + ".pack"
  }

  /// - Parameter code: that the candidate is told; nil where none is made.
  func sitting(in language: Language, code: ShortCode? = nil, at now: Clocks) -> Sitting {
    let header = pack.header
    return Sitting(
      questions,
      SittingReply.Agreement(
        round: header.round, candidate: header.candidate.name, questions: questions.count,
        minutes: header.minutes, hasReview: header.rules.hasReview, code: code),
      in: language, Dialect(header.dialect), among: header.dialects.map { Dialect($0) },
      words: Sitting.Words(
        accept: Language.allCases.flatMap { Phrasebook($0).acceptanceWords },
        vocabulary: { Renderer.vocabulary }),
      options: .onDeepStack, at: now)
  }

  /// The first line of a record of it.
  func head(at began: Moment, in language: Language) -> RecordHead {
    RecordHead(
      pack: digest, round: pack.header.round, candidate: pack.header.candidate.id,
      language: language, began: began, program: Program.version)
  }
}
