let token = Data([72, 105, 255])
print(token.map { String(format: "%02x", $0) }.joined())  // prints: 4869ff
var longer = token
longer.append(7)
longer.append(contentsOf: [1, 2])
print(longer.count, token.count, longer == token)  // prints: 6 3 false
print(token.enumerated().map { $0.offset })  // prints: [0, 1, 2]
print(String(data: token, encoding: .utf8) == nil)  // prints: true
print(String(data: token.prefix(2), encoding: .utf8) ?? "none")  // prints: Hi
print(String(decoding: token, as: UTF8.self))  // prints: Hi�
