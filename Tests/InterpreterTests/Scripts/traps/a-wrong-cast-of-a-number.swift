let three: Any = 3
print(three as? String ?? "no")  // prints: no
let text = three as! String  // fails: Fatal error: Could not cast value of type 'Swift.Int' to 'Swift.String'
