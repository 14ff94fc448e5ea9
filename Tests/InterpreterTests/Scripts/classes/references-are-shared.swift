class Box { var value = 1 }
let a = Box()
let b = a
b.value = 5
print(a.value, a === b, a !== Box())  // prints: 5 true true
struct Holder { var box = Box(); var n = 0 }
var one = Holder()
var two = one
two.box.value = 7
two.n = 3
print(one.box.value, one.n, two.n)  // prints: 7 0 3
one.n += 1
