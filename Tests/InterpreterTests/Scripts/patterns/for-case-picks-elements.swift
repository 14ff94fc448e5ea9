enum Item { case note(String), photo(Int) }
let items: [Item] = [.note("a"), .photo(1), .note("b"), .photo(20)]
for case .note(let text) in items { print(text) }  // prints: a | b
for case .photo(let size) in items where size > 10 { print(size) }  // prints: 20
let pairs = [("x", 1), ("y", 2)]
for case (let name, 2) in pairs { print(name) }  // prints: y
