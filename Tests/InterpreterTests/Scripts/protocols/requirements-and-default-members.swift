protocol Named { var name: String { get } }
protocol Greeter: Named { func greet() -> String }
extension Greeter { func greet() -> String { "I am \(name)" } }
struct Person: Greeter { let name: String }
struct Robot: Greeter {
  let name = "R2"
  func greet() -> String { "beep" }
}
let all: [any Greeter] = [Person(name: "Ada"), Robot()]
for one in all { print(one.greet()) }  // prints: I am Ada | beep
func hello(_ g: some Greeter) -> String { g.greet() }
print(hello(Person(name: "Bo")), all[0] is Person)  // prints: I am Bo true
