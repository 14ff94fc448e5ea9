import UIKit

func half(_ number: Double) -> Double { number }
func third() -> Double { 1 / 4 }
let plain: Double = 1 / 2
let graphic: CGFloat = 5 / 2
print(plain, graphic, half(7 / 2), third())  // prints: 0.5 2.5 3.5 0.25
print([1 / 2, 3] as [Double])  // prints: [0.5, 3.0]
var sum = 1.0
sum += 1 / 2
print(sum, 1.5 + 1 / 2, 1 / 2 * 2.0, (1 / 2) * 2.0)  // prints: 1.5 2.0 1.0 1.0
print(2.0 * (1 / 2), -(1 / 2) + 0.0)  // prints: 1.0 -0.5
let count: Int = 7 / 2
print(1 / 2, 7 / 2 * 2, count)  // prints: 0 6 3
let three = 3.0
let maybe: Double? = 1 / 4
print(maybe ?? 0, maybe ?? 1 / 2)  // prints: 0.25 0.25
// What is made of whole numbers alone, takes them as such.
print(CGPoint(x: 1 / 2, y: 1), CGPoint(x: 1 / 2, y: 1.5))  // prints: (0.0, 1.0) (0.5, 1.5)
print(CGSize(width: three / 2, height: 7 / 2 - 1))  // prints: (1.5, 2.5)
let both: (Double, Int) = (1 / 2, 1 / 2)
print(both)  // prints: (0.5, 0)
let view = UIView()
view.alpha = 1 / 2
print(view.alpha, UIColor(white: 1 / 2, alpha: 1) == UIColor(white: 0.5, alpha: 1))  // prints: 0.5 true
print(three > 5 / 2, 5 / 2 < three, three == 6 / 2, 5 / 2 == 2.5)  // prints: true true true true
print(1 / 3 * three, three * (2 / 4), three - 1 / 2)  // prints: 1.0 1.5 2.5
let chosen = true ? 1 / 2 : 3.0
print(chosen, max(1 / 2, 0.25), sqrt(1 / 4))  // prints: 0.5 0.5 0.5
// A conversion takes a whole number, and so does what is known to be one.
let four = 4
print(Double(1 / 2), Double(four / 8), Double(four) * 1 / 2)  // prints: 0.0 0.0 2.0
struct Part {
  var width: Double = 1 / 2
  var height: CGFloat
}
print(Part(height: 1 / 8))  // prints: Part(width: 0.5, height: 0.125)
for place in stride(from: 0.0, to: 1.0, by: 1 / 2) { print(place) }  // prints: 0.0 | 0.5
