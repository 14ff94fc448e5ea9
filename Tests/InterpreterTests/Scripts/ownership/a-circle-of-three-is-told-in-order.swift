class Node { var next: Node? }
var a: Node? = Node()  // leaks: a cycle a.next -> b.next -> c.next -> a
var b: Node? = Node()  // leaks: b cycle b.next -> c.next -> a.next -> b
var c: Node? = Node()  // leaks: c cycle c.next -> a.next -> b.next -> c
a?.next = b
b?.next = c
c?.next = a
a = nil; b = nil; c = nil
