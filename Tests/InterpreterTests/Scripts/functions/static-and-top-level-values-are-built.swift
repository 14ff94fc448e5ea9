@resultBuilder struct Sum {
  static func buildBlock(_ parts: Int...) -> Int { parts.reduce(0, +) }
}
struct Bill {
  @Sum static var total: Int {
    7
    8
  }
}
print(Bill.total)  // prints: 15
@Sum var top: Int {
  4
  2
}
print(top)  // prints: 6
