enum Trouble: Error { case tooLarge }
func half(_ n: Int) throws -> Int {
  if n > 10 { throw Trouble.tooLarge }
  return n / 2
}
for n in [8, 12] {
  let result = Result { try half(n) }
  switch result {
  case .success(let half): print("half is", half)  // prints: half is 4
  case .failure(let error): print("no:", error)  // prints: no: tooLarge
  }
}
let typed = Result<Int, Error> {
  let n = try half(6)
  return n + 1
}
print((try? typed.get()) ?? 0)  // prints: 4
