import Combine
let numbers = PassthroughSubject<Int, Never>()
let words = PassthroughSubject<String, Never>()
var kept: Set<AnyCancellable> = []
numbers.combineLatest(words).sink { print("latest", $0, $1) }.store(in: &kept)  // prints: latest 2 a | latest 2 b
Publishers.Zip(numbers, words).sink { print("pair", $0, $1) }.store(in: &kept)  // prints: pair 1 a | pair 2 b
numbers.send(1)
numbers.send(2)
words.send("a")
words.send("b")
kept.removeAll()
words.send("c")
struct TooBig: Error {}
let checked = numbers.tryMap { number -> Int in
  if number > 5 { throw TooBig() }
  return number
}
checked.catch { _ in Just(0) }.sink(
  receiveCompletion: { print($0) }, receiveValue: { print("kept", $0) }  // prints: kept 5 | kept 0 | finished
).store(in: &kept)
numbers.send(5)
numbers.send(6)
numbers.send(7)
numbers.flatMap { number in [number, number * 10].publisher }
  .sink { print("flat", $0) }.store(in: &kept)  // prints: flat 3 | flat 30 | flat 8 | flat 80
numbers.send(3)
[1, 2, 3].publisher.reduce(0, +).sink { print("sum", $0) }.store(in: &kept)  // prints: sum 6
Empty<Int, Never>().replaceError(with: 1)
  .sink(receiveCompletion: { print("empty", $0) }, receiveValue: { print($0) })  // prints: empty finished
  .store(in: &kept)
[1].publisher.zip(numbers).sink(
  receiveCompletion: { print($0) }, receiveValue: { print($0) }  // prints: (1, 8) | finished
).store(in: &kept)
numbers.send(8)
let pages = PassthroughSubject<AnyPublisher<String, Never>, Never>()
pages.switchToLatest().sink { print("page", $0) }.store(in: &kept)  // prints: page 1 | page 2
let (first, second) = (PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>())
pages.send(first.eraseToAnyPublisher())
first.send("1")
pages.send(second.eraseToAnyPublisher())
first.send("no")
second.send("2")
