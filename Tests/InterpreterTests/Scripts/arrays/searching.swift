let list = ["ant", "bee", "cat", "bee"]
print(list.firstIndex(of: "bee")!, list.lastIndex(of: "bee")!, list.firstIndex(where: { $0 > "b" })!)  // prints: 1 3 1
print(list.first { $0.hasPrefix("c") } ?? "", list.last(where: { $0.count == 3 })!)  // prints: cat bee
print(list.firstIndex(of: "dog") == nil, list.starts(with: ["ant"]), list.randomElement() != nil)  // prints: true true true
print(list.dropLast(2), list.prefix(while: { $0 != "cat" }), list.drop { $0 != "cat" })  // prints: ["ant", "bee"] ["ant", "bee"] ["cat", "bee"]
