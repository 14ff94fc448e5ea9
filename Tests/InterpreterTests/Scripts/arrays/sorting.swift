struct Dish { let name: String, price: Int }
var dishes = [Dish(name: "soup", price: 3), Dish(name: "pie", price: 5), Dish(name: "cake", price: 4)]
print([3, 1, 2].sorted(), [3, 1, 2].sorted(by: >), ["b", "A", "a"].sorted())  // prints: [1, 2, 3] [3, 2, 1] ["A", "a", "b"]
dishes.sort { $0.price < $1.price }
print(dishes.map { $0.name })  // prints: ["soup", "cake", "pie"]
let byName = dishes.sorted { a, b in a.name < b.name }
print(byName.map(\.name), byName.first?.name ?? "")  // prints: ["cake", "pie", "soup"] cake
print(dishes.max(by: { $0.price < $1.price })!.name, dishes.min { $0.price < $1.price }!.name)  // prints: pie soup
