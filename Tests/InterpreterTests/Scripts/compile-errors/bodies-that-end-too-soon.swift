func first(_ number: Int?) {
  guard let number else { print("none") }  // error: guardFallsThrough
  print(number)
}
func second(_ isThere: Bool) -> Int { if isThere { return 1 } }  // error: missingReturn
func third(_ number: Int?) -> Int {
  guard let number else { fatalError() }
  switch number {
  case 1: return 2
  default: return 3
  }
}
