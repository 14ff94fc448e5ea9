public import Curriculum
import Generation
import Learning
import Orders
public import Sessions
public import Syntax

/// The questions of a round, drawn when they are asked for, each once.
///
/// Of an item there are `size` variants a round, each by a seed of its own, and a candidate's turn
/// in the list says which is theirs: so ten thousand records are graded by a few hundred keys, and
/// two candidates share an item only where there are more of them than variants.
public struct VariantPool: Sendable {
  public static let size = 200

  public let blueprint: Blueprint
  let versions: [UIKitVersion]
  private let drawing: Drawing
  /// Where candidates stand in the list of the round, by their ids.
  private let turns: [String: Int]
  /// Which variant of a generated item the first of the list has, by the ids of items.
  private let firsts: [String: Int]
  /// A question of the bank; nil where there is none of that name.
  private let bank: @Sendable (Lesson.QuestionReference) -> (Quiz.Question, Quiz)?
  /// nil for what cannot be drawn.
  private var drawn: [Place: Variant?] = [:]
  /// What the round knows of how its variants were drawn.
  private let known: [Place: Variant.Attempts]

  /// One of the variants of an item.
  public struct Place: Hashable, Sendable {
    public var item: String
    /// From 0; that of a question of the bank is 0.
    public var number: Int

    public init(item: String, number: Int) { (self.item, self.number) = (item, number) }
  }

  /// - Parameter versions: those that variants are drawn under in turn; there is one at least.
  public init(
    _ blueprint: Blueprint, versions: [UIKitVersion], candidates: [String],
    known: [Place: Variant.Attempts] = [:], _ drawing: Drawing,
    bank: @escaping @Sendable (Lesson.QuestionReference) -> (Quiz.Question, Quiz)?
  ) {
    (self.blueprint, self.versions, self.drawing, self.bank) = (blueprint, versions, drawing, bank)
    self.known = known
    turns = Dictionary(zip(candidates, 0...)) { first, _ in first }
    let ids = blueprint.items.map(\.id.value)
    firsts = Dictionary(ids.map { ($0, drawing.number("first", $0) % VariantPool.size) }) {
      first, _ in first
    }
  }

  /// Which of the variants of an item a candidate has; nil for free text, and for who is in no list.
  public func place(of item: Blueprint.Item, for candidate: String) -> Place? {
    let id = item.id.value
    switch item.source {
    case .text: return nil
    case .ask: return Place(item: id, number: 0)
    case .generate:
      guard let turn = turns[candidate], let first = firsts[id] else { return nil }
      return Place(item: id, number: (first + turn) % VariantPool.size)
    }
  }

  /// Which version a variant is drawn under: so a paper has questions of all.
  func version(of number: Int) -> UIKitVersion { versions[number % versions.count] }

  /// The variants of a candidate.
  public func places(for candidate: String) -> [Place] {
    blueprint.items.compactMap { place(of: $0, for: candidate) }
  }

  /// What marks answers to what it has drawn.
  public var keys: [Place: MarkingKey] { drawn.compactMapValues { $0?.key } }

  /// By which attempts what it has drawn was drawn.
  public var attempts: [Place: Variant.Attempts] {
    drawn.compactMapValues { $0?.attempts }
  }

  public func hasDrawn(_ place: Place) -> Bool { drawn[place] != nil }

  /// Knows what a copy of it has drawn.
  public mutating func learn(_ variant: Variant?, at place: Place) {
    drawn.updateValue(variant, forKey: place)
  }

  /// The question of an item that a candidate has; nil for free text, and where none can be had.
  public mutating func variant(of item: Blueprint.Item, for candidate: String) -> Variant? {
    place(of: item, for: candidate).flatMap { variant(of: item, number: $0.number) }
  }

  /// One of the variants of an item, from 0; nil where none can be drawn.
  public mutating func variant(of item: Blueprint.Item, number: Int) -> Variant? {
    let place = Place(item: item.id.value, number: number)
    if let known = drawn[place] { return known }
    if number > 0 { _ = variant(of: item, number: 0) }
    let variant = drawing(item, number: number)
    learn(variant, at: place)
    return variant
  }

  /// Draws one of the variants of an item, of which the first has been drawn.
  public func drawing(_ item: Blueprint.Item, number: Int) -> Variant? {
    switch item.source {
    case .text: nil
    case .ask(let reference): bank(reference).flatMap { Variant($0.0, of: $0.1) }
    case .generate(let demand, let levels): generated(item, number, demand, levels)
    }
  }

  private func generated(
    _ item: Blueprint.Item, _ number: Int, _ demand: Demand, _ levels: ClosedRange<Int>
  ) -> Variant? {
    let version = version(of: number)
    if demand.obstacle(under: version) != nil { return nil }
    let first = self.drawn[Place(item: item.id.value, number: 0)] ?? nil
    let model = number == 0 ? nil : first?.traits
    // What the first one cannot be drawn of, no other one is looked for either.
    if number > 0, model == nil { return nil }
    let same = blueprint.same.contains(.level) ? model?.level : nil
    func drawn(by attempts: Variant.Attempts) -> Variant? {
      let level = same ?? level(of: item, number, attempts.seed, among: levels)
      let seed = drawing.number("seed", item.id.value, "\(number)", "\(attempts.seed)")
      let recipe = Recipe(demand, version: version, level: level, seed: seed)
      return Variant(item, recipe, from: attempts)
    }
    let known = known[Place(item: item.id.value, number: number)]
    if let variant = known.flatMap(drawn) { return variant }
    var spare: Variant?
    for attempt in 0..<VariantPool.attempts {
      guard let variant = drawn(by: Variant.Attempts(seed: attempt, draw: 0)) else { continue }
      if let model, !blueprint.same.allSatisfy({ model.agrees(with: variant.traits, in: $0) }) {
        spare = spare ?? variant
        continue
      }
      return variant
    }
    return spare
  }

  /// So many seeds are tried for one that is like the others.
  private static let attempts = 24

  /// Another one where nothing can be drawn of the first.
  private func level(
    of item: Blueprint.Item, _ number: Int, _ attempt: Int, among levels: ClosedRange<Int>
  ) -> Int {
    let first = drawing.number("level", item.id.value, "\(number)") % levels.count
    return levels.lowerBound + (first + attempt) % levels.count
  }

  /// By which a candidate's page is shuffled.
  public func shuffle(of item: Blueprint.Item, for candidate: String) -> Int {
    drawing.number("shuffle", candidate, item.id.value)
  }

  /// By which a text of a candidate's gets its number among those that raters read.
  func sheetDraw(of item: String, for candidate: String) -> Int {
    drawing.number("sheet", candidate, item)
  }

  /// The places of the plan's items as a candidate gets them: what is marked changes places with its
  /// like.
  public func order(for candidate: String) -> [Int] {
    let places = blueprint.items.indices.filter { blueprint.items[$0].marked == .yes }
    var shuffled = places
    var draw = SplitMix64(
      seed: UInt64(truncatingIfNeeded: drawing.number("order", candidate)))
    draw.shuffle(&shuffled)
    var order = Array(blueprint.items.indices)
    for (place, other) in zip(places, shuffled) { order[place] = other }
    return order
  }
}

extension Blueprint {
  /// The questions whose marks raters give.
  public var readItems: [String] { items.filter { $0.marked == .reason }.map(\.id.value) }
}

extension Variant.Traits {
  fileprivate func agrees(with other: Variant.Traits, in trait: Blueprint.Trait) -> Bool {
    switch trait {
    case .level: level == other.level
    case .controllers: controllers == other.controllers
    case .pairs: pairs == other.pairs
    }
  }
}
