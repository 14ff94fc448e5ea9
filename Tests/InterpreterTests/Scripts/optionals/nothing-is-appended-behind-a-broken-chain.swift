// What stands behind the question mark is not even evaluated.
func one() -> Int {
  print("asked")
  return 1
}
class Shelf { var books: [Int]? }
let shelf = Shelf()
shelf.books?.append(one())
print(shelf.books as Any)  // prints: nil
var list: [Int]?
list?.append(one())
list = []
list?.append(7)
print(list as Any)  // prints: Optional([7])
var none: Shelf?
none?.books?.append(one())
