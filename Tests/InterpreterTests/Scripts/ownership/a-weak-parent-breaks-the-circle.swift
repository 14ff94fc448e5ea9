class Parent {
  var children: [Child] = []
  deinit { print("parent") }  // prints: parent
}
class Child {
  weak var parent: Parent?
  deinit { print("child") }  // prints: child
}
var parent: Parent? = Parent()
parent?.children.append(Child())
parent?.children[0].parent = parent
parent = nil
