let share: Float = .random(in: 0...1)
print(type(of: share), type(of: Float.random(in: 0..<1)))  // prints: Float Float
let width: CGFloat = CGFloat.random(in: 1...1)
print(width)  // prints: 1.0
let die: Int = .random(in: 3...3)
print(die)  // prints: 3
