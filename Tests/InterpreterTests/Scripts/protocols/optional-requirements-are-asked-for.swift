@objc protocol Listener {
  @objc optional func heard(_ count: Int)
  @objc optional func answer() -> Int
  func must()
}
class Half: Listener {
  func must() { print("must") }  // prints: must
  func heard(_ count: Int) { print("heard", count) }  // prints: heard 1 | heard 2
}
let listener: Listener? = Half()
listener?.heard?(1)
print(listener?.answer?() ?? -1)  // prints: -1
listener?.must()
let whole: Listener = Half()
whole.heard?(2)
class Talker { weak var listener: Listener? }
let talker = Talker()
talker.listener?.heard?(3)
