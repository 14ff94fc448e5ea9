import Foundation
class Card: NSObject {
  let number: Int
  init(_ number: Int) { self.number = number }
  override func isEqual(_ other: Any?) -> Bool { (other as? Card)?.number == number }
  override var hash: Int { number }
}
let one = Card(1), twin = Card(1), two = Card(2)
print([one, two].contains(twin), [two, one].firstIndex(of: twin)!)  // prints: true 1
print(one == twin, one === twin, one != two)  // prints: true false true
print(Set([one, twin, two]).count)  // prints: 2
var names: [Card: String] = [one: "one"]
names[twin] = "uno"
print(names.count, names[one]!)  // prints: 1 uno
print([one] == [twin])  // prints: true
