var numbers = [5, 1, 4, 2, 3]
let border = numbers.partition(by: { $0 > 3 })
print(border, numbers)  // prints: 3 [3, 1, 2, 4, 5]
print([1, 2].lexicographicallyPrecedes([1]), "abc".lexicographicallyPrecedes("abd"))  // prints: false true
print([3].lexicographicallyPrecedes([1], by: >))  // prints: true
