@dynamicMemberLookup
struct Record {
  var values: [String: String]
  subscript(dynamicMember name: String) -> String {
    get { values[name] ?? "none" }
    set { values[name] = newValue }
  }
}
var record = Record(values: ["a": "1"])
record.c = "3"
record.c += "!"
print(record.a, record.b, record.c, record.values.count)  // prints: 1 none 3! 2
struct Person { var name: String; var age: Int; var home = Home() }
struct Home { var city = "Rome" }
@dynamicMemberLookup
final class Lens<T> {
  var value: T
  init(_ value: T) { self.value = value }
  subscript<U>(dynamicMember path: WritableKeyPath<T, U>) -> U {
    get { value[keyPath: path] }
    set { value[keyPath: path] = newValue }
  }
}
let lens = Lens(Person(name: "x", age: 3))
lens.age += 1
lens.name = "y"
lens.home.city = "Oslo"
print(lens.name, lens.age, lens.home.city, lens.value.age)  // prints: y 4 Oslo 4
@dynamicMemberLookup
struct Shown<T> {
  let value: T
  subscript<U>(dynamicMember path: KeyPath<T, U>) -> U { value[keyPath: path] }
}
print(Shown(value: Person(name: "q", age: 1)).name, Shown(value: "abc").count)  // prints: q 3
