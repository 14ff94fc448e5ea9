class Model {
  lazy var count = 5
  lazy var size: CGFloat = { print("made"); return 7 }()  // prints: made
  lazy var isOpen = true
}
struct Sum { lazy var half = 2.5 }
let model = Model()
print(model.count, model.isOpen)  // prints: 5 true
print(model.size, model.size)  // prints: 7.0 7.0
model.count = 0
print(model.count)  // prints: 0
var sum = Sum()
print(sum.half)  // prints: 2.5
