struct Item: Hashable {
  let id: Int
  var name: String
  static func == (one: Item, other: Item) -> Bool { one.id == other.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
print(Set([Item(id: 1, name: "a"), Item(id: 1, name: "b"), Item(id: 2, name: "a")]).count)  // prints: 2
var counts = [Item(id: 1, name: "a"): 1]
counts[Item(id: 1, name: "z"), default: 0] += 1
print(counts.count, counts[Item(id: 1, name: "")] ?? 0)  // prints: 1 2
final class Node: Hashable {
  let id: Int
  init(_ id: Int) { self.id = id }
  static func == (one: Node, other: Node) -> Bool { return one.id == other.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
let nodes = [Node(1), Node(1), Node(2)]
print(Set(nodes).count, nodes[0] == nodes[1], nodes[0] === nodes[1])  // prints: 2 true false
print(nodes.firstIndex(of: Node(2)) ?? -1, Set(nodes).contains(Node(2)))  // prints: 2 true
final class Plain: Hashable {
  static func == (one: Plain, other: Plain) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
print(Set([Plain(), Plain()]).count)  // prints: 2
