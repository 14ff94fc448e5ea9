func go(_ body: (Int) -> Void) { print("one") }  // prints: one
func go(_ body: (Int, Int) -> Void) { print("two") }  // prints: two | two
go { _ in }
go { _, _ in }
go { a, b in _ = a + b }
