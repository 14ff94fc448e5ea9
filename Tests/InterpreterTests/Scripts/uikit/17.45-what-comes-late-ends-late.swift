import Combine
let late = [1, 2].publisher.delay(for: .milliseconds(500), scheduler: DispatchQueue.main).sink(
  receiveCompletion: { print($0) }, receiveValue: { print($0) })  // prints: 1 | 2 | finished
:wait 1
let once = Just(9).delay(for: 1, scheduler: RunLoop.main).sink { print("late", $0) }  // prints: late 9
:wait 2
let turn = Just(3).receive(on: DispatchQueue.main).sink { print("turn", $0) }  // prints: turn 3
