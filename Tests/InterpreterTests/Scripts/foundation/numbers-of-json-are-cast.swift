import Foundation
let text =
  #"{"a": 1, "b": 1.5, "c": true, "d": null, "f": [1, 2.5], "g": 0, "h": 2.0, "i": 300, "k": {"x": 1, "y": 2}}"#
let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as! [String: Any]
print(json["a"] as? Int as Any, json["a"] as? Double as Any, json["a"] as? Bool as Any)  // prints: Optional(1) Optional(1.0) Optional(true)
print(json["b"] as? Int as Any, json["b"] as? Double as Any, json["b"] as? Bool as Any)  // prints: nil Optional(1.5) nil
print(json["c"] as? Int as Any, json["c"] as? Double as Any, json["c"] as? Bool as Any)  // prints: Optional(1) Optional(1.0) Optional(true)
print(json["g"] as? Int as Any, json["g"] as? Bool as Any, json["a"] as? String as Any)  // prints: Optional(0) Optional(false) nil
print(json["h"] as? Int as Any, json["h"] as? Double as Any, json["h"] as? Bool as Any)  // prints: Optional(2) Optional(2.0) nil
print(json["i"] as? UInt8 as Any, json["i"] as? Int64 as Any, json["i"] as? Float as Any)  // prints: nil Optional(300) Optional(300.0)
print(json["d"] is NSNull, json["d"] as? Int as Any)  // prints: true nil
print(json["f"] as? [Int] as Any, json["f"] as? [Double] as Any)  // prints: nil Optional([1.0, 2.5])
print(json["a"] is Int, json["a"] is Double, json["a"] is NSNumber, json["c"] is Bool)  // prints: true true true true
print((json["a"] as? NSNumber)!.doubleValue, json["b"]!)  // prints: 1.0 1.5
if let sizes = json["k"] as? [String: Double] { print(sizes["x"]! + sizes["y"]!) }  // prints: 3.0
let list = json["f"] as! [Any]
print(list.first as? Double as Any, list.compactMap { $0 as? Double })  // prints: Optional(1.0) [1.0, 2.5]
for element in list { print(element as? Double as Any) }  // prints: Optional(1.0) | Optional(2.5)
for (key, value) in json where key == "a" { print(value as? Double as Any) }  // prints: Optional(1.0)
switch json["c"] {
case let number as Int: print("whole", number)  // prints: whole 1
default: print("other")
}
func price(of item: [String: Any]) -> Double { item["a"] as? Double ?? -1 }
print(price(of: json), price(of: ["a": 1]), price(of: ["a": 1.5]))  // prints: 1.0 -1.0 1.5
let own: Any = 1
print(own as? Double as Any)  // prints: nil
let number: NSNumber = 3
print(number as? Int as Any, number as? Double as Any, number as? Bool as Any)  // prints: Optional(3) Optional(3.0) nil
let out = try JSONSerialization.data(
  withJSONObject: ["x": 1, "y": 2.5, "z": true, "v": 2.0, "w": [1, nil, "s"] as [Any?]] as [String: Any],
  options: [.sortedKeys])
print(String(data: out, encoding: .utf8)!)  // prints: {"v":2,"w":[1,null,"s"],"x":1,"y":2.5,"z":true}
