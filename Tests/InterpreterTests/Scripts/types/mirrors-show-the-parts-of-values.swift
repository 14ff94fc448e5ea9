struct Point { var x = 1; var list = [1, 2]; var other: Int? = nil }
class Base { let name = "s" }
class Below: Base { var weight = 2.5 }
enum Move { case stay, go(Int), jump(x: Int, y: String) }
for child in Mirror(reflecting: Point()).children {
  print(child.label ?? "-", child.value)  // prints: x 1 | list [1, 2] | other nil
}
for (label, value) in Mirror(reflecting: Below()).children { print(label!, value) }  // prints: weight 2.5
for part in Mirror(reflecting: (a: 1, "b")).children { print(part.label ?? "-", part.value) }  // prints: a 1 | .1 b
for part in Mirror(reflecting: Move.go(1)).children { print(part.label ?? "-", part.value) }  // prints: go 1
for part in Mirror(reflecting: Move.jump(x: 1, y: "q")).children {
  print(part.label ?? "-", part.value)  // prints: jump (x: 1, y: "q")
}
for part in Mirror(reflecting: [1, 2]).children { print(part.label ?? "-", part.value) }  // prints: - 1 | - 2
let mirror = Mirror(reflecting: Below())
print(mirror.children.count, mirror.superclassMirror!.children.count)  // prints: 1 1
print(mirror.displayStyle!, mirror.subjectType)  // prints: class Below
print(Mirror(reflecting: Point()).displayStyle == .struct)  // prints: true
print(Mirror(reflecting: 1).displayStyle as Any, Mirror(reflecting: Move.stay).displayStyle!)  // prints: nil enum
print(Mirror(reflecting: Point()).children.compactMap { $0.label })  // prints: ["x", "list", "other"]
print(Mirror(reflecting: Point()).children.compactMap { $0.value as? Int })  // prints: [1]
