enum Trouble: Error { case beyond }
struct Shelf {
  subscript(place: Int) -> Int {
    get throws {
      if place > 2 { throw Trouble.beyond }
      return place * 10
    }
  }
}
let shelf = Shelf()
print(try! shelf[1])  // prints: 10
do { _ = try shelf[3] } catch { print(error) }  // prints: beyond
