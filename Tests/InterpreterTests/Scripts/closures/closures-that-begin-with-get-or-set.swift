func set(_ n: Int) { print("set", n) }  // prints: set 4 | set 4 | set 7 | set 1 | set 2
func get() -> Int { 5 }
func run(_ f: () -> Int) -> Int { f() }
var v = run { set(4); return 2 }
let w = run { get() }
print(v, w)  // prints: 2 5
class Box {
  var q = run { set(4); return 9 }
  lazy var r: Int = run { get() }
  var s: Int = run {
    set(7)
    return get()
  }
  var t: [Int] = [1, 2].map {
    set($0)
    return $0
  }
  var u = run { 3 } {
    didSet { print(oldValue) }  // prints: 3
  }
}
let box = Box()
print(box.q, box.r, box.s, box.t)  // prints: 9 5 5 [1, 2]
box.u = 4
