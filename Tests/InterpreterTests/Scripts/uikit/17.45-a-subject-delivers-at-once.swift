import Combine
let subject = PassthroughSubject<Int, Never>()
var bag = Set<AnyCancellable>()
subject.map { $0 * 2 }.filter { $0 > 2 }.removeDuplicates()
  .sink { print("got", $0) }  // prints: got 4 | got 6 | got 8 | got 10 | got 12 | got 14
  .store(in: &bag)
subject.send(1)
subject.send(2)
subject.send(2)
subject.send(3)
_ = subject.sink { print("not stored", $0) }
subject.send(4)
let value = CurrentValueSubject<String, Never>("a")
let token = value.sink { print($0) }  // prints: a | b | c
value.send("b")
value.value = "c"
token.cancel()
value.send("d")
print(value.value)  // prints: d
subject.receive(on: DispatchQueue.main).sink { print("later", $0) }.store(in: &bag)  // prints: later 5 | later 6 | later 7
do {
  subject.send(5)
  print("at once")  // prints: at once
}
subject.debounce(for: .milliseconds(300), scheduler: RunLoop.main).sink { print("last", $0) }.store(in: &bag)  // prints: last 7
subject.send(6)
subject.send(7)
:wait 1
subject.sink(
  receiveCompletion: { completion in
    switch completion {
    case .finished: print("finished")  // prints: finished
    case .failure(let error): print(error)
    }
  }, receiveValue: { _ in }
).store(in: &bag)
subject.send(completion: .finished)
subject.send(8)
