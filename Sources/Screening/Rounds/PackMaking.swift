import Curriculum
import Sessions

extension Round {
  /// A candidate's pack; fails with the id of the item for which no question can be had.
  public func pack(
    for candidate: CandidateRow, from pool: inout VariantPool, sign: [UInt8], box: [UInt8]
  ) throws(UndrawnItem) -> Pack {
    let rules = pool.blueprint.rules
    var items: [PackItem] = []
    for (place, number) in pool.order(for: candidate.id).enumerated() {
      let item = pool.blueprint.items[number]
      let simulator = item.simulator ?? rules.simulator
      items.append(
        PackItem(
          id: PackItem.name(place + 1), minutes: item.minutes, marked: item.marked,
          simulator: simulator, asksCertainty: rules.asksCertainty && item.marked == .yes,
          asksReason: item.asksReason,
          paper: try paper(of: item, for: candidate, from: &pool, simulator).json))
    }
    let header = PackHeader(
      round: id, candidate: .init(id: candidate.id, name: candidate.name),
      language: candidate.language ?? language,
      dialect: candidate.dialect ?? dialects.first ?? .swift, dialects: dialects,
      minutes: minutes(of: candidate), ios: ios,
      rules: Blueprint.Rules(
        hasReview: rules.hasReview, simulator: rules.simulator,
        asksCertainty: rules.asksCertainty, pass: pass),
      sign: sign, box: box, program: program)
    return Pack(header: header, items: items)
  }

  /// What a candidate has, extra time included.
  public func minutes(of candidate: CandidateRow) -> Int {
    Int((Double(minutes) * candidate.factor).rounded(.up))
  }

  private func paper(
    of item: Blueprint.Item, for candidate: CandidateRow, from pool: inout VariantPool,
    _ simulator: Blueprint.Simulator
  ) throws(UndrawnItem) -> Paper {
    if case .text(let prompt) = item.source {
      return Paper(text: prompt.map(Paper.Texts.init) ?? .none)
    }
    let ready = pool.variant(of: item, for: candidate.id)?
      .ready(seed: pool.shuffle(of: item, for: candidate.id))
    guard let paper = ready.flatMap({ Paper($0, isPlayed: simulator == .play) }) else {
      let number = pool.place(of: item, for: candidate.id)?.number ?? 0
      throw UndrawnItem(item, under: pool.version(of: number))
    }
    return paper
  }
}
