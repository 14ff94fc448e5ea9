indirect enum Tree { case leaf, node(Tree, Int, Tree) }
func insert(_ n: Int, _ tree: Tree) -> Tree {
  switch tree {
  case .leaf: return .node(.leaf, n, .leaf)
  case .node(let l, let v, let r):
    return n < v ? .node(insert(n, l), v, r) : .node(l, v, insert(n, r))
  }
}
func list(_ tree: Tree) -> [Int] {
  guard case let .node(l, v, r) = tree else { return [] }
  return list(l) + [v] + list(r)
}
print(list([3, 1, 2].reduce(.leaf) { insert($1, $0) }))  // prints: [1, 2, 3]
