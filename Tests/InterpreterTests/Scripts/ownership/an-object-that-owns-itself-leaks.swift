class Node { var next: Node? }
var node: Node? = Node()  // leaks: node cycle node.next -> node
node?.next = node
node = nil
