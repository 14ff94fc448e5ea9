let r = CGRect(x: 0, y: 0, width: 10, height: 10)
print(r.insetBy(dx: 2, dy: 3))  // prints: (2.0, 3.0, 6.0, 4.0)
print(r.offsetBy(dx: 5, dy: -5))  // prints: (5.0, -5.0, 10.0, 10.0)
print(r.union(CGRect(x: 20, y: 0, width: 5, height: 5)))  // prints: (0.0, 0.0, 25.0, 10.0)
print(r.intersection(CGRect(x: 5, y: 5, width: 10, height: 10)))  // prints: (5.0, 5.0, 5.0, 5.0)
print(r.intersects(CGRect(x: 11, y: 0, width: 5, height: 5)))  // prints: false
