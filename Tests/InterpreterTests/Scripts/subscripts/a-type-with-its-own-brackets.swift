struct Matrix {
  var cells = [1, 2, 3, 4]
  subscript(row: Int, column: Int) -> Int {
    get { cells[row * 2 + column] }
    set { cells[row * 2 + column] = newValue }
  }
}
var m = Matrix()
m[0, 1] = 9
m[1, 1] += 1
print(m[0, 1], m[1, 1], m.cells)  // prints: 9 5 [1, 9, 3, 5]
