protocol Named { var name: String { get } }
struct Item: Named { var name: String }
extension Array where Element: Named { var names: [String] { map { $0.name } } }
print([Item(name: "x"), Item(name: "y")].names)  // prints: ["x", "y"]
extension Collection where Element == Int { var total: Int { reduce(0, +) } }
print([1, 2, 3].total)  // prints: 6
extension Sequence {
  func counted(where isMeant: (Element) -> Bool) -> Int { filter(isMeant).count }
}
print([1, 2, 3].counted { $0 > 1 })  // prints: 2
