struct Line { var price: Double; var count: Int }
let lines = [Line(price: 1.5, count: 2), Line(price: 0.25, count: 4)]
print(lines.reduce(0) { $0 + $1.price * Double($1.count) })  // prints: 4.0
print(lines.map(\.price).reduce(0, +) / Double(lines.count))  // prints: 0.875
print(lines.reduce(0) { $0 + $1.count })  // prints: 6
print([1, 2, 3].reduce(0, +) / 4)  // prints: 1
let widths: [CGFloat] = [1.5, 2]
let width: CGFloat = widths.reduce(0) { $0 + $1 }
print(width)  // prints: 3.5
