let n = 3, price = 2.5, names = ["a"], flag = true
print("n=\(n) price=\(price) names=\(names) flag=\(flag)")  // prints: n=3 price=2.5 names=["a"] flag=true
print("sum \(n + 4) max \(max(n, 9)) \(n > 2 ? "big" : "small") \("nested \(n)")")  // prints: sum 7 max 9 big nested 3
print("\((1, "x")) \(names.first ?? "none") \([1: 2])")  // prints: (1, "x") a [1: 2]
