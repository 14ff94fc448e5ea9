import Combine
class Model { @Published var n = 0 }
let m = Model()
let p = m.$n
let a = p.map { $0 + 1 }.sink { print("next", $0) }  // prints: next 1 | next 5 | next 6
m.n = 4
let texts = m.$n.map { "n = \($0)" }.sink { print($0) }  // prints: n = 4 | n = 5
m.n = 5
