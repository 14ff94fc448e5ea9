print([10, 30, 20].reduce(0, max), [3, 1, 2].reduce(9, min))  // prints: 30 1
print([-1, 2].map(abs))  // prints: [1, 2]
