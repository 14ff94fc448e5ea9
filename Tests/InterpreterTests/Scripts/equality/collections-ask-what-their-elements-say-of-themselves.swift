struct Tag: Hashable {
  var name: String
  static func == (left: Tag, right: Tag) -> Bool {
    left.name.lowercased() == right.name.lowercased()
  }
  func hash(into hasher: inout Hasher) { hasher.combine(name.lowercased()) }
}
struct Note: Hashable {
  var tag: Tag
  var count: Int
}
enum Place: Hashable {
  case inside(Tag)
  case outside
}
let (big, small) = (Tag(name: "A"), Tag(name: "a"))
print([big] == [small], [[big]].contains([small]), [big] != [small])  // prints: true true false
print([1: big] == [1: small], Optional(big) == small)  // prints: true true
print(Note(tag: big, count: 1) == Note(tag: small, count: 1))  // prints: true
print(Note(tag: big, count: 1) == Note(tag: small, count: 2))  // prints: false
print(Place.inside(big) == .inside(small), Place.inside(big) == .outside)  // prints: true false
print([big].starts(with: [small]), [big].elementsEqual([small]))  // prints: true true
print([big, small].firstIndex(of: small) ?? -1, [big].contains(small))  // prints: 0 true
print(Set([big, small]).count, Set([Note(tag: big, count: 1), Note(tag: small, count: 1)]).count)  // prints: 1 1
print([big: 1][small] ?? 0, Set([big]).contains(small))  // prints: 1 true
print(Set([big]).intersection([small]).count, Set([big]).union([small]).count)  // prints: 1 1
print(Set([big]).isSubset(of: [small]), Set([big]) == Set([small]))  // prints: true true
print(Set([big]).subtracting([small]).isEmpty, Set([big]).isDisjoint(with: [small]))  // prints: true false
print(big.hashValue == small.hashValue, Note(tag: big, count: 1).hashValue == Note(tag: small, count: 1).hashValue)  // prints: true true
print(0.5.hashValue == 0.7.hashValue)  // prints: false

/// Its hash is made by the compiler of all that it holds, so that equal values are not found.
struct Loose: Hashable {
  var number: Int
  static func == (left: Loose, right: Loose) -> Bool { left.number % 10 == right.number % 10 }
}
print(Set([Loose(number: 1), Loose(number: 11)]).count)  // prints: 2
print([Loose(number: 1)].contains(Loose(number: 11)))  // prints: true
