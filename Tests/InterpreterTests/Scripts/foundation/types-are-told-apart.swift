class A {}
class B {}
print(ObjectIdentifier(A.self) == ObjectIdentifier(B.self), ObjectIdentifier(A.self) == ObjectIdentifier(A.self))  // prints: false true
var made: [ObjectIdentifier: String] = [:]
func register<T>(_ type: T.Type, _ name: String) { made[ObjectIdentifier(type)] = name }
register(Int.self, "int")
register(String.self, "text")
print(made.count, made[ObjectIdentifier(Int.self)] ?? "none")  // prints: 2 int
print(sequence(first: 1, next: { $0 < 4 ? $0 * 2 : nil }).map { $0 })  // prints: [1, 2, 4]
