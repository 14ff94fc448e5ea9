import Combine
let source = PassthroughSubject<Int, Never>()
let target = PassthroughSubject<Int, Never>()
var bag = Set<AnyCancellable>()
target.sink { print($0) }.store(in: &bag)  // prints: 2
source.map { $0 * 2 }.subscribe(target).store(in: &bag)
source.send(1)
