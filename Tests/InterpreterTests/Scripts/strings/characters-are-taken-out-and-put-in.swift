var text = "hello"
text.removeAll { $0 == "l" }
print(text, "hello".max()!, "hello".min()!, "a".randomElement()!)  // prints: heo o e a
text = "hello"
text.insert(contentsOf: "XY", at: text.startIndex)
print(text)  // prints: XYhello
text.removeLast(2)
text.removeFirst(2)
print(text)  // prints: hel
text.replaceSubrange(text.startIndex..<text.index(after: text.startIndex), with: "JJ")
print(text)  // prints: JJel
text.removeSubrange(text.startIndex..<text.index(text.startIndex, offsetBy: 2))
text.insert("!", at: text.endIndex)
print(text)  // prints: el!
print(Bool("yes") as Any, Bool("true") as Any, Bool("false")!, Bool("True") as Any)  // prints: nil Optional(true) false nil
