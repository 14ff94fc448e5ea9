var text = "a"
text += "b"
text.append("c")
text.append(contentsOf: "de")
text.insert("!", at: text.startIndex)
print(text)  // prints: !abcde
text.removeLast()
text.removeFirst()
print(text, text + "\(text.count)", String(repeating: "-", count: 5))  // prints: abcd abcd4 -----
print("a" < "b", "abc" == "abc", "Z" < "a")  // prints: true true true
