let a: Int? = 3
print(a == 3, a == nil, a != 4)  // prints: true false true
let b: Int? = nil
print(b == nil, a == b)  // prints: true false
