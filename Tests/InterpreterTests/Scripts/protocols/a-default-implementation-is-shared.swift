protocol Named {
  var name: String { get }
  func hello()
}
extension Named {
  var shout: String { name.uppercased() }
  func hello() { print("hello \(name)") }  // prints: hello Rex
}
class Dog: Named { let name: String; init(name: String) { self.name = name } }
struct Cat: Named {
  let name = "Tom"
  func hello() { print("miaow") }  // prints: miaow
}
let all: [Named] = [Dog(name: "Rex"), Cat()]
for one in all { one.hello() }
print(all[0].shout, all[1] is Named)  // prints: REX true
