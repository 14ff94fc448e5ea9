import Combine
class Base: ObservableObject { @Published var a = 1 }
class Model: Base { @Published var b = 2 }
var bag = Set<AnyCancellable>()
let model = Model()
model.objectWillChange.sink { print("will change", model.b) }.store(in: &bag)  // prints: will change 2 | will change 3
model.b = 3
model.a = 4
