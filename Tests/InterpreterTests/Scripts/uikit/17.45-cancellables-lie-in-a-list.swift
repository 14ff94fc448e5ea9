import Combine
var bag: [AnyCancellable] = []
let names = PassthroughSubject<String, Never>()
names.sink { print("got", $0) }.store(in: &bag)  // prints: got Ann
names.send("Ann")
bag = []
names.send("Bob")
print("done")  // prints: done
