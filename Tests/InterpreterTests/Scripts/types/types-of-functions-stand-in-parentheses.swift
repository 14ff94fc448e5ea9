func isType<T>(_ type: T.Type) -> Bool { true }
print(isType(((Int) -> Void).self))  // prints: true
let handlers = [((Int) -> Void)]()
print(handlers.count, (1 + 2) * 3)  // prints: 0 9
