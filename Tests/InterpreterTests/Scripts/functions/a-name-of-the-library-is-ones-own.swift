let random = { 4 }
print(random(), random() + 1)  // prints: 4 5
let pow: (Int, Int) -> String = { "\($0) to \($1)" }
print(pow(2, 3))  // prints: 2 to 3
