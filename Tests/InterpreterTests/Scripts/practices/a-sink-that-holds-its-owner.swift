import Combine
class Model: ObservableObject { @Published var count = 2 }
class Owner {
  let model = Model()  // leaks: Model#1 cycle Model#1.$count -> sink closure#1 [self] -> owner.model -> Model#1
  var bag = Set<AnyCancellable>()
  var name = ""
  func listen() { model.$count.sink { _ in self.name = "x" }.store(in: &bag) }  // leaks: AnyCancellable#1 cycle AnyCancellable#1 -> sink closure#1 [self] -> owner.bag -> AnyCancellable#1
}
var owner: Owner? = Owner()  // leaks: owner cycle owner.bag -> AnyCancellable#1 -> sink closure#1 [self] -> owner
owner!.listen()
owner = nil
