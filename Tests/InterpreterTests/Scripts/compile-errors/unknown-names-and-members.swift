class Timer2 {
  var seconds = 0
  func start() {}
}
let t = Timer2()
t.stop()  // error: noMember
print(t.second)  // error: noMember
startAll()  // error: notInScope
let v: Vieww = 1  // error: typeNotInScope
