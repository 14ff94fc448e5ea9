public import Curriculum
import Grading
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
      let paper = try paper(of: item, for: candidate, from: &pool)
      items.append(PackItem(PackItem.name(place + 1), item, rules, paper))
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
    of item: Blueprint.Item, for candidate: CandidateRow, from pool: inout VariantPool
  ) throws(UndrawnItem) -> Paper {
    let variant = pool.variant(of: item, for: candidate.id)
    let seed = pool.shuffle(of: item, for: candidate.id)
    if let paper = Paper(item, variant, seed: seed, pool.blueprint.rules) { return paper }
    let number = pool.place(of: item, for: candidate.id)?.number ?? 0
    throw UndrawnItem(item, under: pool.version(of: number))
  }
}

extension Paper {
  /// A variant of an item, whose choices the seed shuffles; nil where there is none for a paper.
  fileprivate init?(
    _ item: Blueprint.Item, _ variant: Variant?, seed: Int, _ rules: Blueprint.Rules
  ) {
    if case .text(let prompt) = item.source {
      self.init(text: prompt.map(Paper.Texts.init) ?? .none)
    } else {
      let isPlayed = (item.simulator ?? rules.simulator) == .play
      guard let ready = variant?.ready(seed: seed) else { return nil }
      self.init(ready, isPlayed: isPlayed)
    }
  }
}

extension PackItem {
  fileprivate init(_ id: String, _ item: Blueprint.Item, _ rules: Blueprint.Rules, _ paper: Paper) {
    self.init(
      id: id, minutes: item.minutes, marked: item.marked,
      simulator: item.simulator ?? rules.simulator,
      asksCertainty: rules.asksCertainty && item.marked == .yes, asksReason: item.asksReason,
      paper: paper.json)
  }
}

// MARK: - Samples
extension VariantPool {
  /// A variant of an item as a candidate sees it, for whoever looks at a plan.
  public struct Sample: Sendable {
    public let question: PaperItem
    /// nil for what is not drawn.
    public let traits: Variant.Traits?
    /// As people read it; nothing for free text.
    public let right: [String]
  }

  /// nil where none can be had.
  public mutating func sample(of item: Blueprint.Item, number: Int) -> Sample? {
    let variant = variant(of: item, number: number)
    guard let paper = Paper(item, variant, seed: 0, blueprint.rules) else { return nil }
    let key = variant?.key.shuffled(seed: 0)
    return Sample(
      question: PaperItem(PackItem(item.id.value, item, blueprint.rules, paper), paper),
      traits: item.isGenerated ? variant?.traits : nil,
      right: key.map { $0.said(ids: $0.mark(onPaper: []).right) } ?? [])
  }
}
