func total(_ numbers: [Int]) -> Int {
  var sum: Int { numbers.reduce(0, +) }
  var double: Int {
    let once = sum
    return once * 2
  }
  return double
}
print(total([1, 2]))  // prints: 6
