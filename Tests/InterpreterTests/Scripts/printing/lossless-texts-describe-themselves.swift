struct Temperature: LosslessStringConvertible {
  let degrees: Double
  init?(_ text: String) {
    guard let degrees = Double(text) else { return nil }
    self.degrees = degrees
  }
  var description: String { "\(degrees)°" }
}
print(Temperature("3.5")!, String(Temperature("1")!), "\(Temperature("2")!)")  // prints: 3.5° 1.0° 2.0°
print([Temperature("4")!], Temperature("x") as Any)  // prints: [4.0°] nil
