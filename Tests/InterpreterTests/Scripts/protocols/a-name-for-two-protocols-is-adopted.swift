protocol Named { var name: String { get } }
protocol Loud { func shout() }
typealias Person = Named & Loud
class Singer: Person {
  let name = "s"
  func shout() { print("la") }  // prints: la | la
}
struct Crier: Person {
  let name = "c"
  func shout() { print("oyez") }  // prints: oyez
}
let one: Person = Singer()
one.shout()
print(one.name)  // prints: s
let everybody: [any Person] = [Singer(), Crier()]
for person in everybody { person.shout() }
class Mute: Person {  // error: nonconforming
  let name = "m"
}
