struct Thermometer {
  var celsius = 20.0 {
    willSet { print("will be \(newValue)") }  // prints: will be 25.0 | will be 0.0
    didSet { if celsius != oldValue { print("was \(oldValue)") } }  // prints: was 20.0 | was 25.0
  }
  var fahrenheit: Double {
    get { celsius * 9 / 5 + 32 }
    set { celsius = (newValue - 32) * 5 / 9 }
  }
}
var t = Thermometer()
t.celsius = 25
t.fahrenheit = 32
print(t.fahrenheit, t.celsius)  // prints: 32.0 0.0
