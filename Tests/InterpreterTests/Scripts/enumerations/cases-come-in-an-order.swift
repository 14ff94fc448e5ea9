enum Level: Comparable { case low, mid, high }
print(Level.low < .high, Level.mid >= .mid, Level.low > .mid)  // prints: true true false
print([Level.high, .low, .mid].sorted(), [Level.low, .high].max()!)  // prints: [main.Level.low, main.Level.mid, main.Level.high] high
print(min(Level.high, .mid), (Level.low...Level.mid).contains(.high))  // prints: mid false
enum Step: Comparable {
  case walk(Int)
  case ride(String, Int)
  case rest
}
print([Step.rest, .ride("x", 2), .walk(3), .ride("x", 1), .walk(1)].sorted())  // prints: [main.Step.walk(1), main.Step.walk(3), main.Step.ride("x", 1), main.Step.ride("x", 2), main.Step.rest]
print(Step.walk(1) < .walk(2), Step.walk(1) < .rest, Step.ride("b", 0) < .ride("a", 9))  // prints: true true false
enum Own: Comparable {
  case a, b
  static func < (one: Own, other: Own) -> Bool { one == .b && other == .a }
}
print([Own.a, .b].sorted())  // prints: [main.Own.b, main.Own.a]
print(Level.low.hashValue == Level.low.hashValue, Level.low.hashValue == Level.mid.hashValue)  // prints: true false
