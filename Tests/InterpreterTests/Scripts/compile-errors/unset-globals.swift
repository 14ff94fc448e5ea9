let a: Int
print(a)  // error: usedUnset
a = 1
print(a)  // prints: 1
var b: Int
func set() { b = 2 }
set()
print(b)  // prints: 2
var c: Int?
print(c as Any)  // prints: nil
