func finish(_ code: Int) -> Int { code + 1 }
struct Job {
  let finish: () -> Int
  var scale: (Int) -> Int = { $0 * 2 }
  func run() { print(finish(), scale(4)) }  // prints: 7 8
}
func scale(_ a: String, _ b: String) {}
Job(finish: { 7 }).run()
print(finish(1))  // prints: 2
