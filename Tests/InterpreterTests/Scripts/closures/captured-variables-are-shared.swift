func makeCounter() -> () -> Int {
  var count = 0
  return {
    count += 1
    return count
  }
}
let next = makeCounter()
print(next(), next())  // prints: 1 2
let other = makeCounter()
print(other(), next())  // prints: 1 3
