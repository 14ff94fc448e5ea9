class A { func name() -> String { "first" } }
print(A().name())  // prints: first
class A { func name() -> String { "second" } }
print(A().name())  // prints: second
