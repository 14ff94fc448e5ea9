var stored: (() -> Void)?
func run(done: () -> Void) {
  let keep: (Int) -> Void = { done in stored = { print(done) } }  // prints: 7
  keep(7)
  done()
}
run { print("done") }  // prints: done
stored?()
