class Animal {
  let name: String
  init(name: String) { self.name = name; print("animal", name) }  // prints: animal Rex | animal Fido
  convenience init() { self.init(name: "nobody") }
  func speak() -> String { "..." }
  deinit { print("bye", name) }  // prints: bye Rex
}
class Dog: Animal {
  var tricks = 0
  override init(name: String) { super.init(name: name); tricks = 1 }
  override func speak() -> String { super.speak() + "woof" }
}
var d: Dog? = Dog(name: "Rex")
print(d!.speak(), d!.tricks, d?.name ?? "-")  // prints: ...woof 1 Rex
d = nil
let a: Animal = Dog(name: "Fido")
print(a is Dog, (a as? Dog)?.tricks ?? 0)  // prints: true 1
