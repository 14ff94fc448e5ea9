import Combine
class Model {
  @Published var count = 0
  @Published var name = "x"
}
let model = Model()
var bag = Set<AnyCancellable>()
model.$count.sink { print($0, "reads", model.count) }.store(in: &bag)  // prints: 0 reads 0 | 1 reads 0 | 2 reads 1
model.count = 1
model.count += 1
let label = UILabel()
model.$name.map { $0 }.assign(to: \.text, on: label).store(in: &bag)
model.name = "hello"
print(label.text ?? "nil")  // prints: hello
bag.removeAll()
model.name = "unheard"
print(label.text ?? "nil")  // prints: hello
