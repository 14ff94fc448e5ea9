struct Person: Hashable {
  var id: Int
  var name: String
  static func == (one: Person, other: Person) -> Bool { one.id == other.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
var people: Set<Person> = [Person(id: 1, name: "a")]
let old = people.update(with: Person(id: 1, name: "b"))
print(old?.name as Any)  // prints: Optional("a")
print(people.first!.name)  // prints: b
print(people.update(with: Person(id: 2, name: "c")) as Any)  // prints: nil
let (isNew, member) = people.insert(Person(id: 1, name: "z"))
print(isNew, member.name)  // prints: false b
print(people.remove(Person(id: 1, name: "q"))!.name)  // prints: b
var numbers: Set = [1]
print(numbers.update(with: 1) as Any, numbers.update(with: 4) as Any)  // prints: Optional(1) nil
if let known = numbers.update(with: 4) { print(known) }  // prints: 4
