let increment: (inout Int) -> Void = { $0 += 1 }
var total = 5
increment(&total)
increment(&total)
print(total)  // prints: 7
func apply(_ change: (inout [Int]) -> Void, to list: inout [Int]) { change(&list) }
var list = [3]
apply({ $0.append(4) }, to: &list)
print(list)  // prints: [3, 4]
