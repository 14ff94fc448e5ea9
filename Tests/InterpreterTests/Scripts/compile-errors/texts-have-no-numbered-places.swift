let text = "abc"
print(text[0])  // error: numberedText
print(text[text.count - 1])  // error: numberedText
print(text[0..<2])  // error: numberedText
