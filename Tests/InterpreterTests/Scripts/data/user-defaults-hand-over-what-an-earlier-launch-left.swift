// What was meant for one way forward is still there at the next launch (claims dp-012, dp-014).
:ios 9.0
class Item: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    print("loads with \(UserDefaults.standard.string(forKey: "item") ?? "(null)")")  // prints: loads with milk | loads with milk
  }
}
UserDefaults.standard.set("milk", forKey: "item")
UserDefaults.standard.register(defaults: ["size": 12])
print(UserDefaults.standard.integer(forKey: "size"))  // prints: 12
window.rootViewController = Item()
:relaunch
window.rootViewController = Item()
print(UserDefaults.standard.integer(forKey: "size"))  // prints: 0
