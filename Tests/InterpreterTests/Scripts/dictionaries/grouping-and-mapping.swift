let words = ["apple", "avocado", "bean", "beet", "cherry"]
let groups = Dictionary(grouping: words) { $0.first! }
for key in groups.keys.sorted() { print(key, groups[key]!) }  // prints: a ["apple", "avocado"] | b ["bean", "beet"] | c ["cherry"]
let lengths = Dictionary(uniqueKeysWithValues: words.map { ($0, $0.count) })
print(lengths["bean"]!, lengths.mapValues { $0 * 2 }["beet"]!)  // prints: 4 8
print(lengths.filter { $0.value > 5 }.keys.sorted(), lengths.values.reduce(0, +))  // prints: ["avocado", "cherry"] 26
for (word, n) in lengths.sorted(by: { $0.key < $1.key }) where n > 4 { print(word, n) }  // prints: apple 5 | avocado 7 | cherry 6
