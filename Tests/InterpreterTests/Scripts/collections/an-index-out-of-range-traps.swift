let a = [1, 2]
print(a[1])  // prints: 2
print(a[2])  // fails: Fatal error: Index out of range
