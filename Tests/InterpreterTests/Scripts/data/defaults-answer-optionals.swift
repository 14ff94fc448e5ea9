let defaults = UserDefaults.standard
defaults.set("milk", forKey: "first")
print(defaults.string(forKey: "first"))  // prints: Optional("milk")
print(defaults.string(forKey: "second"))  // prints: nil
print(defaults.string(forKey: "first") ?? "none")  // prints: milk
print(defaults.string(forKey: "first").count)  // error: notUnwrapped
if let first = defaults.string(forKey: "first") { print(first.count) }  // prints: 4
print(defaults.integer(forKey: "first"))  // prints: 0
