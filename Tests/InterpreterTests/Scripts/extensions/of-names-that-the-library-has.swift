struct Person {
  let name: String
  let years: Int
}
extension Sequence {
  func sorted<V: Comparable>(by path: KeyPath<Element, V>) -> [Element] {
    sorted { $0[keyPath: path] < $1[keyPath: path] }
  }
  func max<V: Comparable>(by path: KeyPath<Element, V>) -> Element? {
    self.max { $0[keyPath: path] < $1[keyPath: path] }
  }
}
extension Array {
  mutating func sort<V: Comparable>(by path: KeyPath<Element, V>) {
    sort { $0[keyPath: path] < $1[keyPath: path] }
  }
}
extension String {
  func contains(_ number: Int) -> Bool { contains("\(number)") }
}
let people = [Person(name: "Ann", years: 5), Person(name: "Bob", years: 2)]
print(people.sorted(by: \.years).map(\.name), people.max(by: \.name)!.name)  // prints: ["Bob", "Ann"] Bob
print(people.sorted(by: { $0.name > $1.name }).map(\.name))  // prints: ["Bob", "Ann"]
print(people.sorted { $0.years > $1.years }.map(\.name))  // prints: ["Ann", "Bob"]
var changed = people
changed.sort(by: \.years)
print(changed.map(\.name))  // prints: ["Bob", "Ann"]
changed.sort { $0.name < $1.name }
print(changed.map(\.name))  // prints: ["Ann", "Bob"]
print("a1".contains(1), "a1".contains("b"), "a1".contains(2))  // prints: true false false
