class Model<State> {
  var state: State
  init(state: State) { self.state = state }
}
class Counter: Model<Int> {
  init() { super.init(state: 1) }
}
class Plain {}
class Named: Plain {
  let name: String
  init(_ name: String) { self.name = name }
}
final class Anonymous: Named {
  init() { super.init("nobody") }
}
print(Counter().state, Anonymous().name)  // prints: 1 nobody
