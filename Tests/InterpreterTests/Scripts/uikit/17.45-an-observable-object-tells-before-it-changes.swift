import Combine
class Model: ObservableObject {
  @Published var count = 1
  @Published var name = "a"
  var plain = 0
}
let model = Model()
let watch = model.objectWillChange.sink { _ in print("will change, still", model.count) }  // prints: will change, still 1 | will change, still 2 | will change, still 2
model.count = 2
model.name = "b"
model.plain = 1
model.objectWillChange.send()
watch.cancel()
model.count = 3
