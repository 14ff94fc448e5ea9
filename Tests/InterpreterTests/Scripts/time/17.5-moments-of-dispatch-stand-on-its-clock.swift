let when = DispatchTime.now() + 3
DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + 5) { print("five") }  // prints: five
DispatchQueue.main.asyncAfter(deadline: .now() + DispatchTimeInterval.seconds(2)) { print("two") }  // prints: two
DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500)) { print("a half") }  // prints: a half
DispatchQueue.main.asyncAfter(deadline: .distantFuture) { print("never") }
DispatchQueue.main.asyncAfter(deadline: .now() + .never) { print("never") }
let start = DispatchTime.now()
let soon = DispatchTime(uptimeNanoseconds: start.uptimeNanoseconds + 1_000_000_000)
DispatchQueue.main.asyncAfter(deadline: soon) { print("one") }  // prints: one
DispatchQueue.main.asyncAfter(wallDeadline: .now() + 1.5) { print("one and a half") }  // prints: one and a half
print(1)  // prints: 1
:wait 2.5
DispatchQueue.main.asyncAfter(deadline: when) { print("three", CACurrentMediaTime()) }  // prints: three 3.0
:wait 1000
print(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds, start < .now())  // prints: 1002500000000 true
