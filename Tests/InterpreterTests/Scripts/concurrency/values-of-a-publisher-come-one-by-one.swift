import Combine
class Model {
  @Published var count = 0
  let events = PassthroughSubject<String, Never>()
}
let model = Model()
Task {
  for await count in model.$count.values { print("count", count) }  // prints: count 0 | count 4 | count 6
  print("over")
}
Task {
  for await event in model.events.map({ $0.uppercased() }).values { print(event) }  // prints: A | C
}
Task {
  for await number in [1, 2, 3].publisher.values { print("number", number) }  // prints: number 1 | number 2 | number 3
  print("all numbers")  // prints: all numbers
}
:wait 0.1
func change() {
  model.count = 4
  model.count = 5
  model.count = 6
  model.events.send("a")
  model.events.send("b")
}
change()
:wait 0.1
model.events.send("c")
:wait 0.1
