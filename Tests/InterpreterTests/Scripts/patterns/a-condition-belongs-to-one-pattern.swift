func size(_ n: Int, _ isOpen: Bool) -> String {
  switch n {
  case 1, 2 where isOpen: return "small"
  case 3 where isOpen, 4: return "large"
  default: return "other"
  }
}
print(size(1, false), size(2, false), size(2, true))  // prints: small other small
print(size(3, false), size(3, true), size(4, false))  // prints: other large large
