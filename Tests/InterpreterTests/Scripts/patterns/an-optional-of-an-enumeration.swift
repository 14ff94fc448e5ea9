enum Size: Int { case small, large }
for number in [0, 1, 2] {
  switch Size(rawValue: number) {
  case .small: print("small")  // prints: small
  case .some(.large): print("large")  // prints: large
  case .none: print("neither")  // prints: neither
  }
}
