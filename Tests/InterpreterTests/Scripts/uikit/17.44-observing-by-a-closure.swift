class Model: NSObject {
  @objc dynamic var n = 0
  func bump() { n += 1 }
}
let model = Model()
var token: NSKeyValueObservation? = model.observe(\.n, options: [.old, .new]) { model, change in
  print(model.n, change.oldValue!, change.newValue!)  // prints: 2 0 2 | 3 2 3
}
model.n = 2
model.bump()
token = nil
model.n = 4
