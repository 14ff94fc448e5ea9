@discardableResult
func store(_ n: Int) -> Bool { n > 0 }
store(1)
_ = store(0)
let result = store(-1)
print(result)  // prints: false
