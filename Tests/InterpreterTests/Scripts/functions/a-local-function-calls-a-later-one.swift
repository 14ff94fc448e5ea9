func run() {
  func first(_ n: Int) {
    if n > 0 { second(n) } else { print("done") }  // prints: done
  }
  func second(_ n: Int) {
    print("at \(n)")  // prints: at 2 | at 1
    first(n - 1)
  }
  first(2)
}
run()
