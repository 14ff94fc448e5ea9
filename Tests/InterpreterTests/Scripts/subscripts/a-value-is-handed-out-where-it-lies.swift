struct List {
  private var items = [1, 2]
  subscript(place: Int) -> Int {
    _read { yield items[place] }
    _modify { yield &items[place] }
  }
  var first: Int {
    _read { yield items[0] }
    _modify { yield &items[0] }
  }
}
var list = List()
list[1] += 5
list.first = 9
print(list[0], list[1])  // prints: 9 7
let yield = 3
print(yield + 1)  // prints: 4
