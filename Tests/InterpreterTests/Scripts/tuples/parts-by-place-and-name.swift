let t = (1, name: "two")
print(t.0, t.name, t.1, t)  // prints: 1 two two (1, name: "two")
var (a, b) = (5, "x")
(a, b) = (a + 1, b + "y")
print(a, b)  // prints: 6 xy
func bounds(_ xs: [Int]) -> (low: Int, high: Int) { (xs.min()!, xs.max()!) }
let r = bounds([3, 1, 2])
print(r.low, r.high)  // prints: 1 3
var pair = (x: 1, y: 2)
pair.x = 9
print(pair)  // prints: (x: 9, y: 2)
let (_, second) = (1, 2)
print(second)  // prints: 2
