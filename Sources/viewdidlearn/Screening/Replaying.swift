import Curriculum
import LibC
import Phrases
import Rendering
import Screening
import Sealing
import Typesetting

/// `viewdidlearn screen replay`: a sitting as an asciicast, from its record and the pack beside it;
/// where there is none, the pack is made again.
struct Replaying {
  let examining: Examining

  /// Plays the record's entries in a sitting of their own, and writes what it would have shown.
  func run(_ path: String) throws(Examining.Refusal) -> Int32 {
    let keys = try examining.keys()
    let (record, entries) = try opened(path, keys)
    let pack = try pack(at: OpenedPack.path(beside: path), of: record, path, keys)
    var renderer = examining.renderer
    (renderer.width, renderer.theme) = (80, .plain)
    let start = Clocks(record.head.began, awake: record.head.began.boot)
    renderer.language = record.head.language
    let sitting = pack.sitting(in: record.head.language, at: start)
    var replay = Replay(
      sitting, acceptance: renderer.phrases.acceptanceWords.first ?? "")
    var cast = Asciicast(
      renderer, title: "\(record.head.round) · \(record.head.candidate)",
      began: record.head.began.wall)
    let note = renderer.lines(ofSentence: renderer.phrases.sittingRebuilt)
    cast.show(note + [""] + renderer.lines(of: sitting.begin()), at: 0)
    for event in Timeline(entries, limit: 0).events {
      for scene in replay.take(event.entry) { cast.show(scene, of: replay.sitting, at: event.at) }
    }
    guard let out = examining.arguments.paths[.out] else {
      if isatty(STDOUT_FILENO) == 1 { throw examining.refusal(.needsFile(isReplay: true)) }
      return Output.write(cast.text, to: STDOUT_FILENO)
        ? Program.Exit.done : Program.Exit.machineFailed
    }
    try examining.write(cast.text, to: out)
    return Program.Exit.done
  }

  /// All entries, opened; a record that does not hold is refused.
  private func opened(
    _ path: String, _ keys: ExaminerKeys
  ) throws(Examining.Refusal) -> (Record, [Entry]) {
    let reading = RecordReading(try examining.bytes(of: path), .sodium)
    do throws(SealedFault) {
      let record = try reading.sound()
      return (record, try record.entries(.sodium, open: keys.open))
    } catch {
      throw examining.refusal(examining.renderer.lines(of: error, path: path))
    }
  }

  /// The pack beside the record, or the one made again; refused where it is not the record's.
  private func pack(
    at path: String, of record: Record, _ recordPath: String, _ keys: ExaminerKeys
  ) throws(Examining.Refusal) -> OpenedPack {
    let bytes =
      Files.exists(path)
      ? try examining.bytes(of: path) : Array(try packText(for: record.head, keys).utf8)
    do throws(SealedFault) {
      let pack = try OpenedPack(bytes)
      if pack.digest != record.head.pack { throw SealedFault(line: 1, .otherPack) }
      return pack
    } catch {
      let isOther = error.fact == .otherPack
      throw examining.refusal(
        examining.renderer.lines(of: error, path: isOther ? recordPath : path))
    }
  }

  /// The pack of a candidate, made again.
  private func packText(
    for head: RecordHead, _ keys: ExaminerKeys
  ) throws(Examining.Refusal) -> String {
    let round = try examining.round(head.round, keys)
    let row = try examining.row(of: head.candidate, in: round)
    var pool = try examining.pool(of: round, keys)
    return try examining.packText(of: round, for: row, from: &pool, keys)
  }
}
