struct Person { var name: String; var age: Int; var home = Home(); let id = 7 }
struct Home { var city = "Rome"; var zip = 1 }
class Car { var color = "red"; var owner = Person(name: "o", age: 9) }
var person = Person(name: "a", age: 1)
person[keyPath: \.name] = "b"
let age: WritableKeyPath<Person, Int> = \.age
person[keyPath: age] += 5
person[keyPath: \.home.city] = "Oslo"
print(person.name, person.age, person.home.city)  // prints: b 6 Oslo
let city = \Person.home.city
person[keyPath: city] = "Bern"
print(person.home, person[keyPath: city])  // prints: Home(city: "Bern", zip: 1) Bern
let car = Car()
let color: ReferenceWritableKeyPath<Car, String> = \.color
car[keyPath: color] = "blue"
car[keyPath: \.owner.home.zip] = 7
print(car.color, car.owner.home.zip)  // prints: blue 7
func set<T, V>(_ root: inout T, _ path: WritableKeyPath<T, V>, _ value: V) { root[keyPath: path] = value }
set(&person, \.age, 40)
func with<T, V>(_ root: T, _ path: WritableKeyPath<T, V>, _ value: V) -> T {
  var copy = root
  copy[keyPath: path] = value
  return copy
}
print(person.age, with(person, \.name, "zz").name, person.name)  // prints: 40 zz b
let paths: [WritableKeyPath<Person, String>] = [\.name, \.home.city]
for path in paths { person[keyPath: path] = person[keyPath: path].uppercased() }
print(person.name, person.home.city)  // prints: B BERN
protocol Copied {}
extension Copied {
  func with<V>(_ path: WritableKeyPath<Self, V>, _ value: V) -> Self {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }
}
extension Person: Copied {}
print(person.with(\.age, 99).age, person.age)  // prints: 99 40
let people = [person, person.with(\.age, 2)]
print(people[keyPath: \.[1].age], people[keyPath: \.count], people.map(\.home.zip))  // prints: 2 2 [1, 1]
let none: Person? = nil
let name = \Person?.?.name
print(Optional(person)[keyPath: name] ?? "-", none[keyPath: name] ?? "-")  // prints: B -
