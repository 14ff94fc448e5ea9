protocol Shape { var area: Double { get }; func scaled(by factor: Double) -> Double }
struct Square: Shape {
  let side: Double
  var area: Double { side * side }
  func scaled(by factor: Double) -> Double { area * factor }
}
struct Disc: Shape {
  let radius: Double
  var area: Double { 3 * radius * radius }
  func scaled(by factor: Double) -> Double { area * factor }
}
let shapes: [any Shape] = [Square(side: 2), Disc(radius: 1)]
func total(_ shapes: [any Shape]) -> Double { shapes.reduce(0) { $0 + $1.area } }
let sum = shapes.reduce(0) { $0 + $1.scaled(by: 2) }
print(total(shapes), sum, shapes.map { $0.area })  // prints: 7.0 14.0 [4.0, 3.0]
func power(_ base: Double, _ exponent: Int) -> Double { (0..<exponent).reduce(1) { r, _ in r * base } }
print(power(2, 10))  // prints: 1024.0
