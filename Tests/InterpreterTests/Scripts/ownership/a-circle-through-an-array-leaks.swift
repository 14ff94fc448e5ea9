class Parent { var children: [Child] = [] }
class Child { var parent: Parent? }
var parent: Parent? = Parent()  // leaks: parent cycle parent.children -> child.parent -> parent
var child: Child? = Child()  // leaks: child cycle child.parent -> parent.children -> child
child?.parent = parent
parent?.children.append(child!)
parent = nil
child = nil
