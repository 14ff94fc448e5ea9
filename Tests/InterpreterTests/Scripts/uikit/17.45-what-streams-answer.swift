import Combine
let numbers = PassthroughSubject<Int, Never>()
var bag = Set<AnyCancellable>()
numbers.throttle(for: .seconds(1), scheduler: RunLoop.main, latest: true)
  .sink { print("throttled", $0) }  // prints: throttled 1 | throttled 3
  .store(in: &bag)
numbers.collect(2).sink { print($0) }.store(in: &bag)  // prints: [1, 2] | [3]
numbers.contains(2).sink { print("two:", $0) }.store(in: &bag)  // prints: two: true
numbers.allSatisfy { $0 < 3 }.sink { print("small:", $0) }.store(in: &bag)  // prints: small: false
numbers.output(at: 1).append(9).sink { print("second:", $0) }.store(in: &bag)  // prints: second: 2 | second: 9
numbers.send(1)
numbers.send(2)
numbers.send(3)
RunLoop.main.run(until: Date(timeIntervalSinceNow: 3))
numbers.send(completion: .finished)

var made = 0
let shared = Deferred { () -> Just<Int> in
  made += 1
  return Just(made)
}
shared.sink { print("made", $0) }.store(in: &bag)  // prints: made 1
shared.sink { print("made", $0) }.store(in: &bag)  // prints: made 2

let source = PassthroughSubject<Int, Never>()
let work = source.map { (value: Int) -> Int in print("worked"); return value * 2 }.share()  // prints: worked
work.sink { print("one", $0) }.store(in: &bag)  // prints: one 8
work.sink { print("other", $0) }.store(in: &bag)  // prints: other 8
source.send(4)

struct Failed: Error {}
var tries = 0
let failing = Deferred { () -> AnyPublisher<Int, Error> in
  tries += 1
  if tries < 3 { return Fail(error: Failed()).eraseToAnyPublisher() }
  return Just(tries).setFailureType(to: Error.self).eraseToAnyPublisher()
}
failing.retry(2).sink(receiveCompletion: { print($0) }, receiveValue: { print("try", $0) })  // prints: try 3 | finished
  .store(in: &bag)

[1, 2].publisher.append(Just(7)).collect().sink { print($0) }.store(in: &bag)  // prints: [1, 2, 7]
Just(1).prepend(Just(0)).collect().sink { print($0) }.store(in: &bag)  // prints: [0, 1]
