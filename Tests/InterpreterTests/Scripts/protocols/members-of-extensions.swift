protocol Loud { func a() }
extension Loud {
  func a() { print("default a") }
  func b() { print("extension b") }  // prints: extension b | extension b | extension b | extension b | extension b | extension b
  var name: String { "extension" }
  func both() { a(); b(); print(name) }  // prints: extension
}
struct Bell: Loud {
  func a() { print("own a") }  // prints: own a | own a | own a | own a
  func b() { print("own b") }  // prints: own b
  var name: String { "own" }
}
let bell = Bell()
bell.a()
bell.b()
print(bell.name)  // prints: own
let loud: Loud = bell
loud.a()
loud.b()
print(loud.name)  // prints: extension
func ring<T: Loud>(_ thing: T) {
  thing.a()
  thing.b()
}
ring(bell)
func strike(_ thing: some Loud) { thing.b() }
strike(bell)
bell.both()
let all: [any Loud] = [bell, bell]
for one in all { one.b() }
protocol Greeter { var name: String { get } }
extension Greeter {
  var greeting: String { "Hi " + name }
  func say() { print(greeting) }  // prints: Hi sub | Hi sub
}
class Base: Greeter { var name: String { "base" } }
class Sub: Base {
  override var name: String { "sub" }
  var greeting: String { "Yo " + name }
  func say() { print("own", greeting) }  // prints: own Yo sub
}
let base: Base = Sub()
base.say()
print(base.greeting)  // prints: Hi sub
let sub = Sub()
sub.say()
(sub as Greeter).say()
protocol Asked { func f() -> String }
extension Asked { func f() -> String { "default" } }
class One: Asked {}
class Two: One { func f() -> String { "two" } }
class Three: Two { override func f() -> String { "three" } }
let asked: Asked = Three()
print(asked.f(), (asked as! Two).f(), One().f())  // prints: default three default
class Four: Asked { func f() -> String { "four" } }
class Five: Four { override func f() -> String { "five" } }
let five: Asked = Five()
print(five.f())  // prints: five
