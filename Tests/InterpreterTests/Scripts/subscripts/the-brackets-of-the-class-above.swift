class Row {
  var cells = [1, 2, 3]
  subscript(place: Int) -> Int {
    get { cells[place] }
    set { cells[place] = newValue }
  }
}
class Scaled: Row {
  override subscript(place: Int) -> Int {
    get { super[place] * 10 }
    set { super[place] = newValue + 1 }
  }
}
let row = Scaled()
row[0] = 4
print(row[0], row.cells)  // prints: 50 [5, 2, 3]
