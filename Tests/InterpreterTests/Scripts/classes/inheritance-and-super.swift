class Animal {
  let name: String
  init(name: String) { self.name = name }
  func sound() -> String { "..." }
  var summary: String { "\(name) says \(sound())" }
}
final class Dog: Animal {
  override func sound() -> String { "woof" }
  override var summary: String { super.summary + "!" }
}
let pets: [Animal] = [Animal(name: "Thing"), Dog(name: "Rex")]
for pet in pets { print(pet.summary) }  // prints: Thing says ... | Rex says woof!
print(pets[1] is Dog, pets[0] is Dog, (pets[1] as? Dog)?.name ?? "")  // prints: true false Rex
