class A {}
class B: A {}
let a: A = A()
print(a is B, (a as? B) == nil)  // prints: false true
let b = a as! B  // fails: Fatal error: Could not cast value of type 'A' to 'B'
