func run(_ body: () -> Int) -> String { "number" }
func run(_ body: () -> String) -> String { "text" }
func run(_ body: () -> Void) -> String { "nothing" }
print(run { 1 }, run { "a" }, run { _ = 1 })  // prints: number text nothing
func with(_ body: (Int) -> String) -> String { body(1) }
func with(_ body: (Int) -> Int) -> Int { body(2) }
let text: String = with { "\($0)" }
print(text, with { $0 + 1 })  // prints: 1 3
func each(_ body: (Int) -> Void) { body(1) }
func each(_ body: (Int, Int) -> Void) { body(1, 2) }
each { print($0) }  // prints: 1
each { print($0, $1) }  // prints: 1 2
