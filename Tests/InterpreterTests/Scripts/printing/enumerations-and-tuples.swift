enum Shape { case dot, circle(radius: Double), box(Int, Int), named(String) }
print(Shape.dot, Shape.circle(radius: 2))  // prints: dot circle(radius: 2.0)
print(Shape.box(1, 2), Shape.named("x"))  // prints: box(1, 2) named("x")
print([Shape.dot, .named("y")])  // prints: [main.Shape.dot, main.Shape.named("y")]
print((1, "two"), (x: 1, y: 2.0))  // prints: (1, "two") (x: 1, y: 2.0)
