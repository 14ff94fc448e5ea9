class Person: NSObject {
  @objc let name: String
  @objc let age: Int
  init(_ name: String, _ age: Int) { self.name = name; self.age = age }
}
let people = [Person("Bob", 30), Person("Anna", 25)]
let young = NSPredicate(format: "age < %d", 28)
let found = (people as NSArray).filtered(using: young)
print(found.count, (found[0] as! Person).name)  // prints: 1 Anna
print(people.filter { NSPredicate(format: "name BEGINSWITH %@", "B").evaluate(with: $0) }.count)  // prints: 1
let sorted = (people as NSArray).sortedArray(using: [NSSortDescriptor(key: "name", ascending: true)])
print((sorted[0] as! Person).name)  // prints: Anna
