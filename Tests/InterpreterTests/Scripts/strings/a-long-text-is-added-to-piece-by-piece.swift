var text = ""
for _ in 0..<100_000 { text += "a" }
print(text.count)  // prints: 100000
for _ in 0..<50_000 { text.append("b") }
print(text.count, text.hasSuffix("ab") ? "one" : "many")  // prints: 150000 many
