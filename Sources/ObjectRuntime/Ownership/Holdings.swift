public import ObjectModel

/// What each object holds, and as what, at one moment.
public struct Holdings: Sendable {
  private var links: [ObjectID: [Link]]

  typealias Link = (owner: Owner, held: ObjectID)

  init(_ links: [ObjectID: [Link]]) { self.links = links }

  /// The shortest way from an object over what it owns back to itself, the object first; empty
  /// without one.
  public func circle(through id: ObjectID) -> [Leak.Link] {
    var cameFrom: [ObjectID: Leak.Link] = [:]
    var waiting = [id][...]
    while let next = waiting.popFirst() {
      for (owner, held) in links[next] ?? [] where cameFrom[held] == nil {
        cameFrom[held] = Leak.Link(object: next, owner: owner)
        if held == id { return path(to: id, cameFrom) }
        waiting.append(held)
      }
    }
    return []
  }

  /// Lets go of what an object holds by one of its links, as if that were weak.
  public mutating func weaken(_ link: Leak.Link) {
    links[link.object]?.removeAll { $0.owner == link.owner }
  }

  private func path(to id: ObjectID, _ cameFrom: [ObjectID: Leak.Link]) -> [Leak.Link] {
    var path: [Leak.Link] = []
    var place = id
    repeat {
      guard let link = cameFrom[place] else { return [] }
      path.insert(link, at: 0)
      place = link.object
    } while place != id
    return path
  }
}
