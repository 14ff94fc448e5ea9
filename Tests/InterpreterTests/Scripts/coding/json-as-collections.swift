let text = "{\"a\": [1, 2.5, true, null, \"s\\n\\u0416\"], \"b\": {\"c\": -3}}"
let value = try JSONSerialization.jsonObject(with: text.data(using: .utf8)!, options: [])
if let members = value as? [String: Any], let list = members["a"] as? [Any] {
  print(list.count, list[0] as! Int, list[1] as! Double, list[3] is NSNull)  // prints: 5 1 2.5 true
  print((members["b"] as! [String: Any])["c"] as? Int ?? 0)  // prints: -3
}
let data = try JSONSerialization.data(withJSONObject: ["k": 1, "j": [true, 0.5]], options: .sortedKeys)
print(String(data: data, encoding: .utf8)!)  // prints: {"j":[true,0.5],"k":1}
print(JSONSerialization.isValidJSONObject([Date()]))  // prints: false
do {
  _ = try JSONSerialization.jsonObject(with: "[1".data(using: .utf8)!, options: [])
} catch {
  print((error as NSError).code)  // prints: 3840
}
print((try? JSONSerialization.jsonObject(with: "1".data(using: .utf8)!, options: .allowFragments)) as? Double ?? 0)  // prints: 1.0
