let one = IndexSet(integer: 3)
print(one.count, one.contains(3), one.contains(4), one.first as Any)  // prints: 1 true false Optional(3)
var some: IndexSet = [5, 1, 3, 1]
let before = some
some.insert(2)
some.remove(5)
print(before.map { $0 }, some.map { $0 })  // prints: [1, 3, 5] [1, 2, 3]
for index in some { print(index) }  // prints: 1 | 2 | 3
print(IndexSet(integersIn: 2..<5).union([0]).map { $0 * 10 }, IndexSet().isEmpty)  // prints: [0, 20, 30, 40] true
print(IndexSet([2, 1]) == [1, 2], some.last as Any)  // prints: true Optional(3)
