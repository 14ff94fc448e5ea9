func any(_ x: Any) { print("any") }  // prints: any
func any(_ x: Int) { print("int") }  // prints: int
any(1)
any("a")
func later(_ x: Int) { print("int") }  // prints: int
func later(_ x: Any) { print("any") }  // prints: any
later(1)
later("a")
let maybe: Int? = 3
func lent(_ x: Int?) { print("optional") }  // prints: optional | optional
func lent(_ x: Int) { print("int") }  // prints: int
lent(1)
lent(nil)
lent(maybe)
func generic<T>(_ x: T) { print("generic") }  // prints: generic
func generic(_ x: Int) { print("int") }  // prints: int
generic(1)
generic("a")
class Animal {}
class Dog: Animal {}
class Puppy: Dog {}
func animal(_ x: Animal) { print("animal") }  // prints: animal | animal
func animal(_ x: Dog) { print("dog") }  // prints: dog | dog
let hidden: Animal = Dog()
animal(Dog())
animal(Puppy())
animal(Animal())
animal(hidden)
func number(_ x: Double) { print("double") }  // prints: double
func number(_ x: Int) { print("int") }  // prints: int | int
number(1)
number(1.5)
number(1 / 2)
func answer() -> Int { 1 }
func answer() -> String { "s" }
let whole: Int = answer()
let text: String = answer()
func taking(_ text: String) { print(text) }  // prints: s
taking(answer())
print(whole, text)  // prints: 1 s
struct Maker {
  func any(_ x: Any) -> String { "any" }
  func any(_ x: Int) -> String { "int" }
  func optional(_ x: Int?) -> String { "optional" }
  func optional(_ x: Int) -> String { "int" }
  func answer() -> Int { 1 }
  func answer() -> String { "s" }
}
let maker = Maker()
print(maker.any(1), maker.any("a"), maker.optional(1), maker.optional(maybe))  // prints: int any int optional
let one: Int = maker.answer()
let other: String = maker.answer()
print(one, other)  // prints: 1 s
