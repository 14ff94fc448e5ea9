import Curriculum
import Foundation
import Notation
import Screening
import Sealing
import Testing

/// A pack and its record in a folder of their own, and the examiner who can open it.
final class Screened {
  let folder = StateFolder()
  let examiner = ExaminerKeys()
  let seals = Seals(
    digest: Sealing.digest, text: Sealing.Base64.encode, bytes: Sealing.Base64.decode)

  var pack: String { folder.path + "/anna.pack" }
  var record: String { folder.path + "/anna.record" }

  /// - Parameter prompt: what a question says, by its number.
  init(
    minutes: Int = 30, questions: Int = 4, prompt: (Int) -> String = { "Say \($0)." }
  ) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path, withIntermediateDirectories: true)
    let header = PackHeader(
      round: "spring", candidate: .init(id: "anna", name: "Anna"), language: .en, dialect: .swift,
      dialects: [.swift, .objc], minutes: minutes, ios: "26",
      rules: Blueprint.Rules(hasReview: true, simulator: .none, asksCertainty: false, pass: 0.6),
      sign: examiner.publicKeys.sign, box: examiner.publicKeys.box, program: "0.1")
    let items = (1...questions).map { number in
      PackItem(
        id: "q\(number)", minutes: 1, marked: .yes, simulator: .none, asksCertainty: false,
        asksReason: false, paper: Paper(text: Paper.Texts([.en: prompt(number)])).json)
    }
    let text = Pack(header: header, items: items).text(seals) { examiner.sign($0) }
    try text.write(toFile: pack, atomically: true, encoding: .utf8)
  }

  /// What the examiner reads in the record.
  func entries() throws -> [Screening.Entry] {
    let reading = RecordReading([UInt8](try Data(contentsOf: URL(filePath: record))), seals)
    #expect(reading.fault == nil)
    return try #require(reading.record).entries(seals) { examiner.open($0) }
  }

  /// The newest answer to a question.
  func answer(to item: String) throws -> String? {
    try entries().last { $0.item == item && [.answered, .revised].contains($0.kind) }?
      .payload["answer"]?.elements?.first?.string
  }
}
