protocol Named { var name: String { get } }
protocol Aged { var age: Int { get } }
struct Pet: Named { let name: String }
var all = [any Named]()
all.append(Pet(name: "a"))
print(all.count, all[0].name)  // prints: 1 a
var old = [Named]()
old.append(Pet(name: "b"))
print(old[0].name)  // prints: b
var written = Array<any Named>()
written.append(Pet(name: "c"))
print(written[0].name)  // prints: c
var byName = [String: any Named]()
byName["x"] = Pet(name: "d")
print(byName["x"]!.name, Dictionary<String, any Named>().count)  // prints: d 0
var maybe = [(any Named)?]()
maybe.append(nil)
print(maybe.count, [any Named & Aged]().count, [Named & Aged]().count)  // prints: 1 0 0
let twice = [any Named](repeating: Pet(name: "e"), count: 2)
print(twice.count, twice[1].name)  // prints: 2 e
var lists = [[any Named]]()
lists.append(all)
print(lists.count)  // prints: 1
