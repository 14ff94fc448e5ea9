let text = "Hello, Swift"
print(text.count, text.isEmpty, text.uppercased(), text.lowercased())  // prints: 12 false HELLO, SWIFT hello, swift
print(text.hasPrefix("Hell"), text.hasSuffix("x"), text.contains("Swift"))  // prints: true false true
print(String(text.reversed()), text.first!, text.last!)  // prints: tfiwS ,olleH H t
print(text.prefix(5), text.suffix(5), text.dropFirst(7), text.dropLast())  // prints: Hello Swift Swift Hello, Swif
