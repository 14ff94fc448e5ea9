/// A square relation over 0..<count, one row of bits an element.
///
/// Rows are flat words so that a union of rows, the step of every closure here, is a few machine
/// instructions and a relation of some hundred elements closes in well under a millisecond.
struct BitMatrix: Sendable, Equatable {
  let count: Int
  /// Words a row.
  let words: Int
  /// Row after row; bit `column` of a row stands in its word `column / 64`.
  private(set) var bits: [UInt64]

  init(count: Int) {
    self.count = count
    words = (count + 63) / 64
    bits = Array(repeating: 0, count: count * words)
  }

  subscript(row: Int, column: Int) -> Bool {
    bits[row * words + column / 64] >> UInt64(column % 64) & 1 == 1
  }

  mutating func insert(_ row: Int, _ column: Int) {
    bits[row * words + column / 64] |= 1 << UInt64(column % 64)
  }

  /// The words of one row.
  func row(_ index: Int) -> ArraySlice<UInt64> {
    bits[index * words..<(index + 1) * words]
  }

  /// Whether every column of the row is in the set.
  func row(_ index: Int, isWithin set: ItemSet) -> Bool {
    zip(row(index), set.words).allSatisfy { $0 & ~$1 == 0 }
  }

  /// The columns of one row, ascending.
  func columns(of row: Int) -> [Int] {
    (0..<count).filter { self[row, $0] }
  }

  /// How many pairs the relation holds.
  var population: Int {
    bits.reduce(0) { $0 + $1.nonzeroBitCount }
  }

  /// The relation read backwards.
  var transposed: BitMatrix {
    var result = BitMatrix(count: count)
    for row in 0..<count {
      for column in 0..<count where self[row, column] { result.insert(column, row) }
    }
    return result
  }

  /// The smallest transitive relation that contains this one (Warshall, J. ACM 9(1), 1962).
  var closed: BitMatrix {
    var result = self
    for middle in 0..<count {
      for row in 0..<count where result[row, middle] {
        for word in 0..<words {
          result.bits[row * words + word] |= result.bits[middle * words + word]
        }
      }
    }
    return result
  }
}
