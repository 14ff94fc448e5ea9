func kind(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "a"..."z": "small"
  case "A"..."Z": "capital"
  default: "none"
  }
}
print("aZ3".unicodeScalars.map { kind($0) })  // prints: ["small", "capital", "none"]
let warmth = 20.5
switch warmth {
case ..<0: print("ice")
case 0..<20: print("cool")
default: print("warm")  // prints: warm
}
