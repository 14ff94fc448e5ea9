struct Point { let x: Int, y = 2 }
let limit = 3
func reset(_ n: Int) {
  n = 0  // error: constantAssignment
}
func count() {
  let step = 1
  step += 1  // error: immutable
}
