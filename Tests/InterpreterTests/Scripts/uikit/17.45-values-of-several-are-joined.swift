import Combine
let numbers = PassthroughSubject<Int, Never>()
let words = CurrentValueSubject<String, Never>("a")
var kept = Set<AnyCancellable>()
numbers.combineLatest(words) { "\($0)\($1)" }.sink { print($0) }.store(in: &kept)  // prints: 1a | 1b
numbers.zip(words) { "zip \($0)\($1)" }.sink { print($0) }.store(in: &kept)  // prints: zip 1a
numbers.combineLatest(words, Just(true)).sink { print($0.0, $0.1, $0.2) }.store(in: &kept)  // prints: 1 a true | 1 b true
numbers.send(1)
words.send("b")
