let things: [Any] = [1, "two", 3.0, [4], true]
for thing in things {
  switch thing {
  case let number as Int where number > 0: print("int \(number)")  // prints: int 1
  case let text as String: print("text \(text)")  // prints: text two
  case is Double: print("double")  // prints: double
  case let list as [Int]: print("list \(list)")  // prints: list [4]
  default: print("something else")  // prints: something else
  }
}
