class Ticket {
  let id: Int
  init(_ id: Int) { self.id = id; print("made \(id)") }  // prints: made 1 | made 2
  deinit { print("freed \(id)") }  // prints: freed 1 | freed 2
}
var a: Ticket? = Ticket(1)
var b = a
a = nil
print("still here")  // prints: still here
b = nil
do {
  let c = Ticket(2)
  print(c.id)  // prints: 2
}
print("end")  // prints: end
