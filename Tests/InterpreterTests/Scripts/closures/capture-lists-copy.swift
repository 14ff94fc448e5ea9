var n = 1
let frozen = { [n] in print("frozen \(n)") }  // prints: frozen 1
let live = { print("live \(n)") }  // prints: live 2
n = 2
frozen()
live()
