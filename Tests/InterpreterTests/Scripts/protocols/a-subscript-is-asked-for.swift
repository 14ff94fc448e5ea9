protocol Shelf {
  associatedtype Item
  var count: Int { get }
  subscript(place: Int) -> Item { get }
}
struct Books: Shelf {
  var titles = ["Emma", "Ulysses"]
  var count: Int { titles.count }
  subscript(place: Int) -> String {
    get { titles[place] }
    set { titles[place] = newValue }
  }
}
extension Shelf {
  var last: Item { self[count - 1] }
}
extension Shelf where Item: Equatable {
  func holds(_ item: Item) -> Bool { (0..<count).contains { self[$0] == item } }
}
protocol Named { subscript(name: String) -> Int? { get } }
struct Ages: Named { subscript(name: String) -> Int? { name == "Ann" ? 3 : nil } }
var books = Books()
books[0] = "Persuasion"
print(books.last, books[0], books.holds("Ulysses"), books.holds("Emma"))  // prints: Ulysses Persuasion true false
let ages: any Named = Ages()
print(ages["Ann"] ?? 0, ages["Bob"] ?? 0)  // prints: 3 0
