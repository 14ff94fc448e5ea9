class Animal {
  var legs = 4
  init() { print("animal") }  // prints: animal
}
class Bird: Animal {
  var wings: Int
  override init() {
    wings = 2
    print("bird")  // prints: bird
  }
}
let bird = Bird()
print(bird.legs, bird.wings)  // prints: 4 2
class Box {
  let size: Int
  init(size: Int = 3) { self.size = size }
}
class Crate: Box {
  let text: String
  init(text: String) { self.text = text }
}
print(Crate(text: "x").size)  // prints: 3
