struct Temperature {
  let celsius: Double
  init(fahrenheit: Double) { celsius = (fahrenheit - 32) / 1.8 }
  init(celsius: Double) { self.celsius = celsius }
}
print(Temperature(fahrenheit: 212).celsius, Temperature(celsius: 20).celsius)  // prints: 100.0 20.0
