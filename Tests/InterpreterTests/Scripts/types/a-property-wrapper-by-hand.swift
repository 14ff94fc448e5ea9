final class Observable<Value> {
  var value: Value { didSet { listeners.forEach { $0(value) } } }
  private var listeners: [(Value) -> Void] = []
  init(_ value: Value) { self.value = value }
  func bind(_ listener: @escaping (Value) -> Void) { listeners.append(listener); listener(value) }
}
let title = Observable("a")
title.bind { print("title \($0)") }  // prints: title a | title b
title.value = "b"
