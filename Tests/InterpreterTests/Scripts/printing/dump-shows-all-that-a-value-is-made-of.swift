struct Point {
  var x = 1
  var list = [1, 2]
  var other: Int? = nil
}
class Base {
  let name = "s"
  var next: Base? = nil
}
class Below: Base { var weight = 2.5 }
enum Move { case stay, go(Int), jump(x: Int, y: String) }
dump(Point())  // prints: ▿ main.Point |   - x: 1 |   ▿ list: 2 elements |     - 1 |     - 2 |   - other: nil
dump(Below())  // prints: ▿ main.Below #0 |   ▿ super: main.Base |     - name: "s" |     - next: nil |   - weight: 2.5
dump(Move.stay)  // prints: - main.Move.stay
dump(Move.go(1))  // prints: ▿ main.Move.go |   - go: 1
dump(Move.jump(x: 1, y: "q"))  // prints: ▿ main.Move.jump |   ▿ jump: (2 elements) |     - x: 1 |     - y: "q"
dump((1, "a"))  // prints: ▿ (2 elements) |   - .0: 1 |   - .1: "a"
dump([1: "a"])  // prints: ▿ 1 key/value pair |   ▿ (2 elements) |     - key: 1 |     - value: "a"
dump(Optional(3))  // prints: ▿ Optional(3) |   - some: 3
dump(["a"], name: "named")  // prints: ▿ named: 1 element |   - "a"
let kept = dump(7)  // prints: - 7
print(kept)  // prints: 7
