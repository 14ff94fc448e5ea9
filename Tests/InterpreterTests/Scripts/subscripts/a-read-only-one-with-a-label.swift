class Library {
  private var books = ["Emma", "Ulysses"]
  subscript(index: Int) -> String { books[index] }
  subscript(titled title: String) -> Int? { books.firstIndex(of: title) }
}
let library = Library()
print(library[1], library[titled: "Emma"] ?? -1, library[titled: "X"] ?? -1)  // prints: Ulysses 0 -1
