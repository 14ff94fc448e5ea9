import Curriculum
public import Diagnostics
public import Generation
public import Syntax

/// An item for which no question can be had.
public struct UndrawnItem: Error, Equatable, Sendable {
  /// Why no question could be made for an item of the blueprint.
  public enum Reason: Equatable, Sendable {
    /// Nothing that was drawn has all that is demanded.
    case demand
    case obstacle(Obstacle)
    /// Nobody has a question of that name, or it is none for a paper.
    case question(String)
  }

  public let id: String
  public let version: UIKitVersion
  public let reason: Reason
  /// Where it stands in the blueprint.
  public let range: SourceRange

  init(_ item: Blueprint.Item, under version: UIKitVersion) {
    (id, range, self.version) = (item.id.value, item.range, version)
    reason =
      switch item.source {
      case .ask(let reference): .question(reference.item)
      case .generate(let demand, _):
        demand.obstacle(under: version).map { .obstacle($0) } ?? .demand
      case .text: .demand
      }
  }
}

extension VariantPool {
  /// The items for which no question can be had: what is in the way of one is said before anything
  /// is drawn, and what cannot be drawn when its first variant has been tried.
  public mutating func undrawn() -> [UndrawnItem] {
    let hindered = blueprint.items.compactMap { item -> UndrawnItem? in
      guard case .generate(let demand, _) = item.source else { return nil }
      let version = versions.first { demand.obstacle(under: $0) != nil }
      return version.map { UndrawnItem(item, under: $0) }
    }
    if !hindered.isEmpty { return hindered }
    var undrawn: [UndrawnItem] = []
    for item in blueprint.items {
      if let version = lacking(item) { undrawn.append(UndrawnItem(item, under: version)) }
    }
    return undrawn
  }

  /// The first version under which no question of an item can be had.
  private mutating func lacking(_ item: Blueprint.Item) -> UIKitVersion? {
    let count =
      switch item.source {
      case .text: 0
      case .ask: 1
      case .generate: versions.count
      }
    let number = (0..<count).first { variant(of: item, number: $0) == nil }
    return number.map(version)
  }
}
