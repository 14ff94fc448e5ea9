struct Size {
  var width = 1.0, height = 1.0
  var area: Double { width * height }
  init() {}
  init(side: Double) { width = side; height = side }
}
print(Size().area, Size(side: 3).area)  // prints: 1.0 9.0
struct Book { let title: String; var pages = 100; var author: String? }
print(Book(title: "A").pages, Book(title: "B", pages: 2, author: "x").author ?? "")  // prints: 100 x
