import Curriculum
public import Diagnostics
public import Generation
public import Syntax

/// An item for which no question can be had.
public struct UndrawnItem: Error, Equatable, Sendable {
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
    let hindered = blueprint.items.filter { item in
      guard case .generate(let demand, _) = item.source else { return false }
      return demand.obstacle(under: version) != nil
    }
    let items = hindered.isEmpty ? blueprint.items.filter { !isDrawn($0) } : hindered
    return items.map { UndrawnItem($0, under: version) }
  }

  private mutating func isDrawn(_ item: Blueprint.Item) -> Bool {
    if case .text = item.source { return true }
    return variant(of: item, number: 0) != nil
  }
}
