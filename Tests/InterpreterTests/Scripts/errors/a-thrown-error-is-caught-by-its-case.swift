enum NetworkError: Error { case status(Int), offline }
func load(_ n: Int) throws -> Int {
  defer { print("leave", n) }  // prints: leave 1 | leave 3 | leave -1 | leave 9 | leave 5
  if n > 2 { throw NetworkError.status(n) }
  if n < 0 { throw NetworkError.offline }
  return n
}
do {
  print(try load(1))  // prints: 1
  print(try load(3))
  print("never")
} catch NetworkError.status(let code) {
  print("status", code)  // prints: status 3
} catch {
  print("other", error)
}
do { try load(-1) } catch NetworkError.status { print("no") } catch { print(error) }  // prints: offline
print((try? load(9)) ?? 0)  // prints: 0
let x = try load(5)  // fails: Fatal error: Error raised at top level: status(5)
