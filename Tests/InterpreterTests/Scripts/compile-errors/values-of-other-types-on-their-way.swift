class Animal { let name: String; init(name: String) { self.name = name } }
class Dog: Animal {}
let animal = Animal(name: "a")
animal as Dog  // error: notConvertible
animal as? Dog
Dog(name: "b") as Animal
3 as String  // error: coercion
3 as Double
let count = 3
count as Double  // error: coercion
let text: String? = "a"
let number: Int = text  // error: mismatch
let plain: String = text  // error: optionalValue
let list: [Int]? = [1]
for item in list { _ = item }  // error: notASequence
for item in 5 { _ = item }  // error: notASequence
for item in list ?? [] { _ = item }
Animal()  // error: missingArgument
Dog()  // error: missingArgument
func run(_ work: () -> Void) {
  DispatchQueue.main.async { work() }  // error: capturesNonescaping
}
func keep(_ work: @escaping () -> Void) {
  DispatchQueue.main.async { work() }
}
func lend(_ work: () -> Void) {
  [1].forEach { _ in work() }
}
