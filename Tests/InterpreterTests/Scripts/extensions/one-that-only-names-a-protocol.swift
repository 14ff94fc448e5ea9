struct Outer { var inner = Inner() }
struct Inner: Equatable { var value = 1 }
extension Outer: Equatable {}
print(Outer() == Outer(), [Outer()].contains(Outer()))  // prints: true true
class Node { let child = Leaf() }
class Leaf {}
protocol Named {}
extension Node: Named {}
func name(_ thing: Named) -> String { "named" }
print(name(Node()))  // prints: named
