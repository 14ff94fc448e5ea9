func load(_ n: Int = 1, then: (Int) -> Void = { print("then", $0) }, done: () -> Void) {
  then(n)
  done()
}
func plain(_ n: Int, then: () -> Void = {}, done: () -> Void) { done() }
plain(3) { print("done") }  // prints: done
plain(3, then: {}) { print("done 2") }  // prints: done 2
func only(first: () -> Void = {}, second: () -> Void = {}) {
  first()
  second()
}
only { print("first") }  // prints: first
only {} second: { print("second") }  // prints: second
