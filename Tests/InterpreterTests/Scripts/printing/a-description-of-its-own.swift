struct Money: CustomStringConvertible {
  let cents: Int
  var description: String { "€\(cents / 100).\(cents % 100)" }
}
let price = Money(cents: 1250)
print(price)  // prints: €12.50
print("costs \(price)", [price])  // prints: costs €12.50 [€12.50]
let maybe: Money? = price
print(maybe as Any)  // prints: Optional(€12.50)
