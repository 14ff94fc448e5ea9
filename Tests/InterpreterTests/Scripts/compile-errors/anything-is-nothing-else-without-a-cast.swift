func read(_ entries: [String: Any], _ value: Any) {
  let count: Int = entries["count"]  // error: mismatch
  let number: Int = value  // error: mismatch
  let name: String = entries["name"]!  // error: mismatch
  let maybe: Int? = entries["count"]  // error: mismatch
  var total = 3
  total = value  // error: mismatch
  take(value)  // error: mismatch
  let fine = entries["count"] as? Int ?? 0
  let any: Any? = entries["count"]
  let text = value as? String
  print(count, number, name, maybe as Any, total, fine, any as Any, text as Any, "\(value)")
}
func take(_ number: Int) {}
