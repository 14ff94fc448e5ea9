let s: String? = "a"
switch s {
case "b"?: print("B")
case "a"?: print("A")  // prints: A
case nil: print("nil")
case let x?: print(x)
}
if case "a"? = s { print("yes") }  // prints: yes
let numbers: [Int?] = [1, nil, 3]
for case let x? in numbers { print(x) }  // prints: 1 | 3
if case 3?? = Optional(Optional(3)) { print("three") }  // prints: three
func always() -> Int { if true { return 1 } }
print(always())  // prints: 1
