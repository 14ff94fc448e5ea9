enum E: Error { case a, b }
func f() throws { throw E.b }
do { try f() } catch { print(error.localizedDescription) }  // prints: The operation couldn’t be completed. (main.E error 1.)
enum L: LocalizedError {
  case a
  var errorDescription: String? { "mine" }
}
let error: Error = L.a
print(error.localizedDescription)  // prints: mine
struct P: Error {}
print(P().localizedDescription)  // prints: The operation couldn’t be completed. (main.P error 1.)
