func area(_ r: Double) -> Double { .pi * r * r }
func rim(_ r: Double) -> Double { 2 * .pi * r }
let quarter: CGFloat = .pi / 2 + 1
print(area(1) > 3.14, rim(1) > 6.28, quarter > 2.57)  // prints: true true true
print(area(1) < 3.15, rim(1) < 6.29, quarter < 2.58)  // prints: true true true
let r = 2.0
print(.pi * r > 6.28, -.pi * r < -6.28)  // prints: true true
