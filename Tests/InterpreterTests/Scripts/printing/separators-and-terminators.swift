print(1, 2, 3, separator: "-")  // prints: 1-2-3
print("a", "b", separator: "")  // prints: ab
print()  // prints: 
print(1.0, 0.1, 100000000.0, 1e20, 1.0 / 3)  // prints: 1.0 0.1 100000000.0 1e+20 0.3333333333333333
print(-0.5, 3.14)  // prints: -0.5 3.14
