import Foundation
let text = "Hello, World"
if let found = text.range(of: "world", options: .caseInsensitive) {
  print(text[found], text[..<found.lowerBound])  // prints: World Hello, 
}
print(text.range(of: "moon") == nil, text.range(of: "world") == nil)  // prints: true true
print(text.range(of: "World", options: .anchored) == nil)  // prints: true
print(text.replacingOccurrences(of: "LO", with: "0", options: .caseInsensitive))  // prints: Hel0, World
let place = text.index(text.startIndex, offsetBy: 5)
print(text.prefix(upTo: place), text.suffix(from: place))  // prints: Hello , World
print(text.distance(from: text.startIndex, to: place))  // prints: 5
print("7".padding(toLength: 3, withPad: ".", startingAt: 0), "seven".padding(toLength: 3, withPad: ".", startingAt: 0))  // prints: 7.. sev
print("a=b=c".split(separator: "=", maxSplits: 1))  // prints: ["a", "b=c"]
print(Set([1, 2]).isStrictSubset(of: [1, 2, 3]), Set([1]).isStrictSubset(of: [1]), Set([1, 2]).isStrictSuperset(of: [1]))  // prints: true false true
