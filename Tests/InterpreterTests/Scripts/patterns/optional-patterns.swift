let values: [Int?] = [1, nil, 3]
for case let v? in values { print(v) }  // prints: 1 | 3
var maybe: Int? = nil
switch maybe { case .none: print("none"); case .some(let v): print(v) }  // prints: none
maybe = 4
switch maybe { case nil: print("none"); case let v?: print("some", v) }  // prints: some 4
if case let .some(v) = maybe { print(v + 1) }  // prints: 5
