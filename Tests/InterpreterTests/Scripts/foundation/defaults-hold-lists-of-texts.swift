let defaults = UserDefaults.standard
defaults.set(["a"], forKey: "list")
defaults.set(5, forKey: "number")
print(defaults.stringArray(forKey: "list") ?? [], defaults.stringArray(forKey: "number") == nil)  // prints: ["a"] true
struct Sides: OptionSet { let rawValue: Int; static let left = Sides(rawValue: 1), right = Sides(rawValue: 2) }
print(Sides([]).isEmpty, Sides([.left, .right]).rawValue)  // prints: true 3
