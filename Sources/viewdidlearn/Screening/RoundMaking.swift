import Curriculum
import Diagnostics
import Phrases
import Rendering
import Screening
import Sealing
import Synchronization
import Syntax
import Typesetting

/// `viewdidlearn screen new`: a round, and a signed pack for each candidate.
struct RoundMaking {
  let examining: Examining

  private var arguments: Arguments { examining.arguments }
  private var renderer: Renderer { examining.renderer }

  /// Draws all questions and packs before anything is written; files that are there are not written
  /// over. Answers the exit code.
  func run(_ path: String) throws(Examining.Refusal) -> Int32 {
    let (blueprint, source) = try blueprint(path)
    let candidates = try candidates()
    guard let out = arguments.paths[.out] else { preconditionFailure("--out was looked for") }
    let keys = try examining.keys()
    var round = try round(blueprint, source.text, candidates)
    var pool = try examining.pool(of: round, in: source) { keys.draw(for: $0) }
    let places = Set(round.candidates.flatMap { pool.places(for: $0.id) })
    draw(places, from: &pool)
    let packs = try packTexts(of: round, from: pool, keys)
    for (row, text) in zip(round.candidates, packs) {
      round.packs[row.id] = digest(Array(text.utf8))
    }
    round.attempts = pool.attempts
    let (roundPath, keysPath) = (examining.roundPath(round.id), examining.keysPath(round.id))
    for path in round.candidates.map({ "\(out)/\($0.id).pack" }) + [roundPath, keysPath]
    where Files.exists(path) {
      throw examining.refusal(of: .exists, path: path)
    }
    try examining.makeFolder(out)
    let text = round.text(.sodium, sign: keys.sign)
    let kept = KeptKeys.text(
      of: pool.keys.filter { places.contains($0.key) }, round: digest(Array(text.utf8)), .sodium,
      keep: keys.keep)
    try examining.write(text, to: roundPath, isPrivate: true)
    try examining.write(kept, to: keysPath, isPrivate: true)
    for (row, text) in zip(round.candidates, packs) {
      try examining.write(text, to: "\(out)/\(row.id).pack")
    }
    Output.line(
      renderer.phrases.say(
        .packsMade(
          packs.count, folder: out, fingerprint: keys.publicKeys.fingerprint.description)))
    return Program.Exit.done
  }

  /// The plan, refused where it is not sound.
  private func blueprint(
    _ path: String
  ) throws(Examining.Refusal) -> (blueprint: Blueprint, source: SourceText) {
    let source = try examining.source(path)
    let reading = Blueprint.read(source)
    let lines = reading.diagnostics.flatMap { renderer.block($0, in: source) }
    guard reading.isSound, let blueprint = reading.value else { throw examining.refusal(lines) }
    Output.errors(lines)
    return (blueprint, source)
  }

  /// The list, refused where it is not sound.
  private func candidates() throws(Examining.Refusal) -> [CandidateRow] {
    guard let path = arguments.paths[.candidates] else {
      preconditionFailure("--candidates was looked for")
    }
    let source = try examining.source(path)
    let list = CandidateList(source)
    let lines = list.diagnostics.flatMap { renderer.block($0, in: source) }
    guard list.isSound else { throw examining.refusal(lines) }
    Output.errors(lines)
    return list.rows
  }

  /// Each variant that somebody gets, on all cores.
  private func draw(_ places: Set<VariantPool.Place>, from pool: inout VariantPool) {
    let places = places.filter { !pool.hasDrawn($0) }
    let bar = Mutex(ProgressBar(of: places.count, arguments))
    pool.draw(places) { place in bar.withLock { $0.show(place.item) } }
    bar.withLock { $0.clear() }
  }

  /// The packs of all candidates, made on all cores.
  private func packTexts(
    of round: Round, from pool: VariantPool, _ keys: ExaminerKeys
  ) throws(Examining.Refusal) -> [String] {
    let bar = Mutex(ProgressBar(of: round.candidates.count, arguments))
    let made = Pool.map(
      round.candidates, begin: { row in bar.withLock { $0.show(row.id) } },
      { row in
        var own = pool
        return Result { () throws(UndrawnItem) in
          try round.packText(for: row, from: &own, keys)
        }
      })
    bar.withLock { $0.clear() }
    do throws(UndrawnItem) {
      return try made.map { (pack) throws(UndrawnItem) in try pack.get() }
    } catch {
      throw examining.refusal(of: error, in: round)
    }
  }

  /// Options come before what the plan says. Versions between which questions differ too much are
  /// refused.
  private func round(
    _ blueprint: Blueprint, _ text: String, _ candidates: [CandidateRow]
  ) throws(Examining.Refusal) -> Round {
    let id = arguments.paths[.round] ?? blueprint.id.value
    guard id.isFileID else {
      throw examining.refusal([
        "error: " + visible(renderer.phrases.message(CandidateFact.malformedID(id)))
      ])
    }
    let versions = arguments.versions.isEmpty ? [.newest] : arguments.versions
    let round = Round(
      id: id, blueprint: text, ios: versions.map(\.short).joined(separator: ","),
      minutes: arguments.minutes ?? blueprint.minutes.value,
      dialects: arguments.dialects ?? blueprint.dialects,
      pass: arguments.pass ?? blueprint.rules.pass,
      language: arguments.interfaceLanguage ?? .en, program: Program.version,
      candidates: candidates)
    guard let (older, newer) = round.partedVersions else { return round }
    throw examining.refusal(.partedVersions(older: older, newer: newer))
  }
}
