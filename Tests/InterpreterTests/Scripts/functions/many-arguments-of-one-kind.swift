func sum(_ numbers: Int...) -> Int { numbers.reduce(0, +) }
print(sum(), sum(1), sum(1, 2, 3))  // prints: 0 1 6
func log(_ items: String..., prefix: String) { print(prefix, items.joined(separator: "/")) }  // prints: > a/b
log("a", "b", prefix: ">")
