class Token {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("gone", name) }  // prints: gone a | gone b | gone c
}
enum Phase: Equatable { case warm(Int), done }
class Box {
  var token: Token? = Token("a") {
    didSet { print(oldValue!.name, token?.name as Any) }  // prints: a Optional("c") | c nil
  }
  var other: Token? = Token("b") {
    didSet { print("did") }  // prints: did
  }
  var phase = Phase.warm(10) {
    didSet { if oldValue != phase { print(oldValue, phase) } }  // prints: warm(10) done
  }
}
let box = Box()
box.token = Token("c")
box.other = nil
box.phase = .done
box.phase = .done
box.token = nil
