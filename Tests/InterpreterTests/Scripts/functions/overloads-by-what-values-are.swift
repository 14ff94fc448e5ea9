class Thing {}
func what(_ value: Any) -> String { "any" }
func what(_ value: AnyObject) -> String { "object" }
func what(_ value: Int) -> String { "number" }
print(what(Thing()), what("s"), what(3))  // prints: object any number
