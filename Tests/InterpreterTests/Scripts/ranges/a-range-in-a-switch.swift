func grade(_ points: Int) -> String {
  switch points {
  case ..<0: return "impossible"
  case 0..<50: return "fail"
  case 50...100: return "pass"
  default: return "too much"
  }
}
print(grade(-1), grade(49), grade(100), grade(101))  // prints: impossible fail pass too much
print((1...5) ~= 3)  // prints: true
