func straight() {
  let a: Int
  var b: String
  var c: String?
  let d: String?
  print(a)  // error: usedUnset
  print(b)  // error: usedUnset
  print(c as Any)
  print(d as Any)  // error: usedUnset
  b = ""
  c = b
}
func branches(_ test: Bool, _ number: Int) -> Int {
  let one: Int
  if test { one = 1 } else { one = 2 }
  let two: Int
  if test { two = one }
  let three: Int
  switch number {
  case 1: three = 1
  case 2: return 2
  default: fatalError("none")
  }
  let four: Int
  guard number > three else { return 0 }
  do { four = try read() } catch { return 1 }
  return two + four  // error: usedUnset
}
func read() throws -> Int { 1 }
func loops(_ numbers: [Int]) {
  var last: Int
  for number in numbers { last = number }
  print(last)  // error: usedUnset
  let first: Int
  while true {
    if numbers.count > 3 { first = 3; break }
  }
  print(first)
  var again: Int
  repeat { again = 1 } while again > 2
  print(again)
}
func closures() {
  let early: Int
  let print1 = { print(early) }  // error: usedUnset
  early = 1
  print1()
  let late: Int
  late = 2
  let print2 = { print(late) }
  print2()
  var sum: Int
  [1, 2].forEach { sum += $0 }  // error: usedUnset
  var shown: Int
  func show() { print(shown) }
  shown = 4
  show()
}
func updates() {
  var count: Int
  count += 1  // error: usedUnset
  var size: CGSize
  size.width = 3  // error: usedUnset
  let title: String
  (title, _) = ("a", 1)
  print(title)
}
