import Observation
@Observable class Model {
  var count = 1
  var name = "a"
}
let model = Model()
withObservationTracking {
  print(model.count)  // prints: 1
} onChange: {
  print("about to change from", model.count)  // prints: about to change from 1
}
model.name = "b"
model.count = 2
model.count = 3
let next = withObservationTracking({ model.count + 1 }, onChange: { print("again") })  // prints: again
print(next)  // prints: 4
model.count = 9
