let list = []  // error: emptyLiteral
var names = [:]  // error: emptyLiteral
let numbers: [Int] = []
var known = [String]()
func count() {
  let inner = []  // error: emptyLiteral
}
