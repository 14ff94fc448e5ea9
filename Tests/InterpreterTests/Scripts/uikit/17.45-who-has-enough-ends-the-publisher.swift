import Combine
final class Clock {
  var bag = Set<AnyCancellable>()
  func run() {
    Timer.publish(every: 1, on: .main, in: .common).autoconnect().prefix(2)
      .sink(receiveCompletion: { _ in print("over") }, receiveValue: { _ in print("tick") })  // prints: tick | tick | over
      .store(in: &bag)
  }
  deinit { print("gone") }  // prints: gone
}
var clock: Clock? = Clock()
clock?.run()
:wait 5
clock = nil
let numbers = PassthroughSubject<Int, Never>()
let first = numbers.handleEvents(receiveOutput: { print("out", $0) }, receiveCancel: { print("cancelled") }).first(where: { $0 > 1 }).sink { print("got", $0) }  // prints: out 1 | out 2 | got 2 | cancelled
let small = numbers.prefix(while: { $0 < 3 }).removeDuplicates(by: ==).sink(receiveCompletion: { _ in print("end") }, receiveValue: { print($0) })  // prints: 1 | 2 | end
let late = numbers.drop(while: { $0 < 3 }).sink { print("late", $0) }  // prints: late 3 | late 1
numbers.send(1)
numbers.send(2)
numbers.send(2)
numbers.send(3)
numbers.send(1)
let none = numbers.prefix(0).sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })  // prints: finished
let promise = Future<Int, Never> { settle in print("work"); settle(.success(7)) }  // prints: work
let one = promise.sink { print("one", $0) }  // prints: one 7
let other = promise.map { $0 * 2 }.sink { print("other", $0) }  // prints: other 14
