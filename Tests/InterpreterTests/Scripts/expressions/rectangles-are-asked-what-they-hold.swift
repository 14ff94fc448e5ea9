let rect = CGRect(x: 0.5, y: 0, width: 50, height: 40)
print(rect.contains(CGPoint(x: 40, y: 25)), rect.contains(CGPoint(x: 50.5, y: 0)))  // prints: true false
print(rect.contains(CGRect(x: 1, y: 1, width: 2, height: 2)), rect.contains(CGRect(x: 1, y: 1, width: 60, height: 2)))  // prints: true false
print(rect.isEmpty, CGRect.zero.isEmpty, CGRect.null.isNull, rect.equalTo(rect))  // prints: false true true true
print(rect.integral)  // prints: (0.0, 0.0, 51.0, 40.0)
print([1].contains(1), [Int]().isEmpty)  // prints: true true
