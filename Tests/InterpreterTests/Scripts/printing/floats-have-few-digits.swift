let tenth: Float = 0.1
print(tenth, tenth * 3, Float(1) / 3, [tenth], Optional(tenth) as Any)  // prints: 0.1 0.3 0.33333334 [0.1] Optional(0.1)
var part: Float = 1
part /= 3
print("\(part)", Double(1) / 3)  // prints: 0.33333334 0.3333333333333333
