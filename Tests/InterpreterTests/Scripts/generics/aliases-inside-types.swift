class Service {
  typealias Done<Value> = (Value?, String?) -> Void
  typealias Pair<T> = (T, T)
  func load(_ done: Done<String>) { done("loaded", nil) }
  func two() -> Pair<Int> { (1, 2) }
}
Service().load { value, error in print(value ?? "-", error ?? "none") }  // prints: loaded none
print(Service().two().1)  // prints: 2
let pair: Service.Pair<String> = ("a", "b")
print(pair.0)  // prints: a
