let mixed: [Any] = [1, "a"]
print(mixed as? [Int] == nil, (mixed as? [Any])?.count ?? 0)  // prints: true 2
let numbers: Any = [1, 2]
print(numbers as? [String] == nil, numbers as? [Int] ?? [])  // prints: true [1, 2]
let keyed: [String: Any] = ["a": 1]
print(keyed as? [String: String] == nil, keyed as? [String: Int] ?? [:])  // prints: true ["a": 1]
let views: [UIView] = [UILabel(), UILabel()]
print((views as? [UILabel])?.count ?? 0, views as? [UIButton] == nil)  // prints: 2 true
let deep: Any = [[1], [2]]
print(deep as? [[Int]] ?? [], deep as? [[String]] == nil)  // prints: [[1], [2]] true
let none: Any? = nil
print(none as! String)  // fails: Fatal error: Unexpectedly found nil while unwrapping an Optional value
