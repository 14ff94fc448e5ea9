let numbers = [1, 2, 3, 4]
print(numbers.prefix(upTo: 2), numbers.prefix(through: 2), numbers.suffix(from: 2))  // prints: [1, 2] [1, 2, 3] [3, 4]
var few: Set = [1]
print(few.popFirst()!, few.popFirst() as Any)  // prints: 1 nil
print([1: "a"].description, Set([1]).description, ["a"].debugDescription, [1, 2].description)  // prints: [1: "a"] [1] ["a"] [1, 2]
print(["a": 1].debugDescription, Set(["a"]).debugDescription, (1...3).description)  // prints: ["a": 1] Set(["a"]) 1...3
print(Dictionary(uniqueKeysWithValues: [("a", 1), ("b", 2)])["b"]!)  // prints: 2
