@objc protocol Titled { var heading: String { get } }
class Model: NSObject, Titled {
  var plain = 1
  @objc var seen = 2
  var heading = "h"
}
@objcMembers class Open: NSObject { var count = 3 }
class Wider: Open { var more = 4 }
let model = Model()
let wider = Wider()
print(model.value(forKey: "seen")!, model.value(forKey: "heading")!)  // prints: 2 h
print(wider.value(forKey: "count")!, wider.value(forKey: "more")!)  // prints: 3 4
model.setValue(5, forKey: "seen")
print(model.seen)  // prints: 5
model.value(forKey: "plain")  // fails: NSUnknownKeyException: [<Model 0x600000000100> valueForUndefinedKey:]: this class is not key value coding-compliant for the key plain.
