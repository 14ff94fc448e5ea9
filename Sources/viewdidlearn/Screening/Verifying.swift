import Phrases
import Rendering
import Screening
import Sealing
import Typesetting

/// `viewdidlearn screen verify`: the first altered line of each record.
struct Verifying {
  let examining: Examining

  /// Looks at every record, also behind one that is wrong; answers the exit code.
  func run(_ paths: [String]) throws(Examining.Refusal) -> Int32 {
    let keys: ExaminerKeys? =
      examining.arguments.paths[.key] == nil ? nil : try examining.keys()
    var isSound = true
    for path in paths { isSound = verify(path, keys) && isSound }
    return isSound ? Program.Exit.done : Program.Exit.wrongInput
  }

  /// Says whether one holds. A record that has not ended does not: more may have stood in it.
  private func verify(_ path: String, _ keys: ExaminerKeys?) -> Bool {
    let phrases = examining.renderer.phrases
    guard let bytes = try? examining.bytes(of: path) else { return false }
    do throws(SealedFault) {
      let record = try Verifying.record(bytes, keys)
      guard record.isClosed else {
        Output.error(
          "\(visible(path)):\(record.lines.count + 1): error: "
            + phrases.say(.notEnded(entries: record.lines.count)))
        return false
      }
      Output.line(
        "\(visible(path)): "
          + phrases.say(
            .sound(
              candidate: record.head.candidate, round: record.head.round,
              entries: record.lines.count, receipt: record.receipt.description)))
      return true
    } catch {
      Output.errors(examining.renderer.lines(of: error, path: path))
      return false
    }
  }

  /// A record whose chain holds, and whose entries open where there are keys.
  private static func record(
    _ bytes: [UInt8], _ keys: ExaminerKeys?
  ) throws(SealedFault) -> Record {
    let record = try RecordReading(bytes, .sodium).sound()
    if let keys { _ = try record.entries(.sodium, open: keys.open) }
    return record
  }
}
