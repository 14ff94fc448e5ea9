struct Kind {
  let name = "kind"
  var count = 1
  let sizes: [Int]
}
let kind = Kind(count: 2, sizes: [3])
print(kind.name, kind.count, kind.sizes)  // prints: kind 2 [3]
struct Alone {
  let n = 7
}
print(Alone().n)  // prints: 7
print(Kind(sizes: []))  // prints: Kind(name: "kind", count: 1, sizes: [])
