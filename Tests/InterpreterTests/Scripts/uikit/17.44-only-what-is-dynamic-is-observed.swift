class Model: NSObject {
  @objc dynamic var seen = 0
  @objc var unseen = 0
}
let model = Model()
let tokens = [
  model.observe(\.seen) { model, _ in print("seen", model.seen) },  // prints: seen 1
  model.observe(\.unseen) { model, _ in print("unseen", model.unseen) },  // warning: notDynamic | unseen 7
]
model.seen = 1
model.unseen = 1
model.setValue(7, forKey: "unseen")
