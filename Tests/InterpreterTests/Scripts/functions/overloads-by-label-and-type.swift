func show(_ n: Int) -> String { "int \(n)" }
func show(_ s: String) -> String { "text \(s)" }
func show(value n: Int) -> String { "value \(n)" }
print(show(1), show("a"), show(value: 2))  // prints: int 1 text a value 2
