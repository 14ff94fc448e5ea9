indirect enum Tree { case node(Tree, Tree), leaf }
enum Found { case nothing, tree(Tree, Bool) }
func name(_ found: Found) -> String {
  switch found {  // error: notExhaustive
  case .nothing: "nothing"
  case .tree(_, true): "tree"
  }
}
func depth(_ tree: Tree) -> Int {
  switch tree {  // error: notExhaustive
  case .leaf: 0
  case .node(.leaf, _): 1
  }
}
func isSmall(_ tree: Tree) -> Bool {
  switch tree {
  case .leaf, .node(.leaf, .leaf): true
  case .node(.node, _), .node(_, .node): false
  }
}
