enum Trouble: Error { case negative, odd(Int) }
typealias Half = (Int) throws(Trouble) -> Int
let half: Half = { (number: Int) throws(Trouble) -> Int in
  if number < 0 { throw .negative }
  if number % 2 == 1 { throw .odd(number) }
  return number / 2
}
do {
  print(try half(4))  // prints: 2
  _ = try half(3)
} catch {
  print(error)  // prints: odd(3)
}
func tried(_ work: (Int) throws(Trouble) -> Int) -> String {
  do { return "\(try work(-2))" } catch { return "\(error)" }
}
print(tried(half))  // prints: negative
