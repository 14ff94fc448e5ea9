enum Row: Int { case name = 3, logout }
func tell(_ number: Int) {
  switch number {
  case Row.name.rawValue: print("name")  // prints: name
  default: print("another")  // prints: another
  }
}
tell(3)
tell(4)
