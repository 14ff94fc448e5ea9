class Album {
  func find() -> Int? {
    print("find")  // prints: find
    return nil
  }
  lazy var cover: Int? = find()
  lazy var count: Int? = {
    print("count")  // prints: count
    return 3
  }()
  lazy var title: String? = "none" {
    didSet { print(oldValue as Any, title as Any) }  // prints: Optional("none") nil | nil Optional("b")
  }
}
let album = Album()
print(album.cover as Any)  // prints: nil
print(album.cover as Any)  // prints: nil
album.cover = 4
print(album.cover as Any)  // prints: Optional(4)
print(album.count as Any)  // prints: Optional(3)
album.count = nil
print(album.count as Any)  // prints: nil
print(album.title as Any)  // prints: Optional("none")
album.title = nil
album.title = "b"
let other = Album()
other.count = nil
print(other.count as Any)  // prints: nil
struct Page {
  lazy var number: Int? = {
    print("number")  // prints: number
    return nil
  }()
}
var page = Page()
print(page.number == nil, page.number == nil)  // prints: true true
var copy = page
print(copy.number as Any)  // prints: nil
