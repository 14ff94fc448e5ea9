let drawn = CGRect(x: 10, y: 20, width: -4, height: 6)
print(drawn.size.width, drawn.width, drawn.minX, drawn.maxX, drawn.midX)  // prints: -4.0 4.0 6.0 10.0 8.0
print(drawn.standardized == CGRect(x: 6, y: 20, width: 4, height: 6))  // prints: true
