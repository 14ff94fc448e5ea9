let defaults = UserDefaults.standard
defaults.set("12", forKey: "text")
print(defaults.integer(forKey: "text"), defaults.double(forKey: "text"))  // prints: 12 12.0
defaults.set("YES", forKey: "yes")
print(defaults.bool(forKey: "yes"), defaults.bool(forKey: "text"))  // prints: true true
defaults.set(5, forKey: "five")
print(defaults.string(forKey: "five") ?? "nil", defaults.array(forKey: "five") == nil)  // prints: 5 true
defaults.set([1, 2], forKey: "list")
print(defaults.string(forKey: "list") == nil, defaults.dictionary(forKey: "list") == nil)  // prints: true true
print(defaults.array(forKey: "list")?.count ?? 0)  // prints: 2
