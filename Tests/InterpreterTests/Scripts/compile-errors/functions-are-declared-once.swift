func show() { print(1) }
func show() { print(2) }  // error: invalidRedeclaration
func show(_ number: Int) {}
func show(_ text: String) {}
func show() -> Int { 1 }
func show<T: Equatable>(_ one: T, _ other: T) {}
func show<T: Comparable>(_ one: T, _ other: T) {}
