let defaults = UserDefaults.standard
defaults.set(7, forKey: "n")
defaults.set(true, forKey: "b")
defaults.set(2.5, forKey: "d")
print(defaults.object(forKey: "n") is Int, defaults.object(forKey: "n") as? Int ?? -1)  // prints: true 7
print(defaults.object(forKey: "n") as? Double ?? -1, defaults.object(forKey: "n") as? Bool ?? false)  // prints: 7.0 false
print(defaults.object(forKey: "b") as? Bool ?? false, defaults.value(forKey: "b") as? Int ?? -1)  // prints: true 1
print(defaults.object(forKey: "d") as? Int ?? -1, defaults.object(forKey: "d") as? Double ?? -1)  // prints: -1 2.5
if case let n as Int = defaults.object(forKey: "n") { print(n + 1) }  // prints: 8
@propertyWrapper struct Stored<T> {
  let key: String
  let initial: T
  var wrappedValue: T {
    get { UserDefaults.standard.object(forKey: key) as? T ?? initial }
    set { UserDefaults.standard.set(newValue, forKey: key) }
  }
}
enum Settings {
  @Stored(key: "volume", initial: 1) static var volume: Int
}
Settings.volume += 4
print(Settings.volume)  // prints: 5
let mixed: [String: Any] = ["i": 1, "d": 1.5]
print(mixed["i"] as? Double ?? -1, mixed["i"] as? Int ?? -1)  // prints: -1.0 1
print(NSNumber(value: 300) as? UInt8 ?? 0, NSNumber(value: -1) as? UInt ?? 7)  // prints: 0 7
