for i in 1...3 { print(i, terminator: i < 3 ? ", " : "\n") }  // prints: 1, 2, 3
print("a", "b", separator: "-", terminator: "!\n")  // prints: a-b!
print("left", terminator: "")
print()  // prints: left
print("x", terminator: " ")
print("y")  // prints: x y
