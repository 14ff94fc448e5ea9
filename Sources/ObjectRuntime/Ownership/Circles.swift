import ObjectModel

/// Objects of which each can be reached from each other one, found in one pass over all of them.
///
/// After Kosaraju: what is finished last by a search along the links is the first of its circle,
/// and a search against the links from there finds the others.
struct Circles {
  private let objects: [ObjectID]
  private let links: [ObjectID: [ObjectID]]

  /// Only links between the objects count.
  init(among objects: Set<ObjectID>, links: (ObjectID) -> [ObjectID]) {
    self.objects = objects.sorted()
    self.links = Dictionary(
      uniqueKeysWithValues: objects.map { ($0, links($0).filter(objects.contains)) })
  }

  /// The objects that can be reached from themselves.
  var members: Set<ObjectID> {
    var backwards: [ObjectID: [ObjectID]] = [:]
    for object in objects {
      for next in links[object] ?? [] { backwards[next, default: []].append(object) }
    }
    var members: Set<ObjectID> = []
    var seen: Set<ObjectID> = []
    for first in finished.reversed() where seen.insert(first).inserted {
      var circle = [first]
      var place = 0
      while place < circle.count {
        circle += (backwards[circle[place]] ?? []).filter { seen.insert($0).inserted }
        place += 1
      }
      if circle.count > 1 || links[first]?.contains(first) == true { members.formUnion(circle) }
    }
    return members
  }

  /// The objects in the order in which a search in depth is done with them.
  private var finished: [ObjectID] {
    var finished: [ObjectID] = []
    var seen: Set<ObjectID> = []
    for first in objects where seen.insert(first).inserted {
      var path = [(object: first, next: 0)]
      while let (object, next) = path.last {
        let ways = links[object] ?? []
        if next == ways.count {
          finished.append(object)
          path.removeLast()
        } else {
          path[path.count - 1].next += 1
          if seen.insert(ways[next]).inserted { path.append((ways[next], 0)) }
        }
      }
    }
    return finished
  }
}
