func countdown(_ n: Int) async -> String {
  var text = "\(n)"
  if n > 0 {
    try? await Task.sleep(for: .milliseconds(100))
    text += " " + (await countdown(n - 1))
  }
  return text
}
class Counter {
  var count = 0
  func add(_ n: Int) async -> Counter {
    try? await Task.sleep(for: .milliseconds(100))
    count += n
    return self
  }
  deinit { print("counter \(count) is gone") }  // prints: counter 6 is gone
}
struct Steps {
  var taken = 0
  mutating func step() async -> Int {
    try? await Task.sleep(for: .milliseconds(100))
    taken += 1
    return taken
  }
}
Task {
  print(await countdown(3))  // prints: 3 2 1 0
  let twice = { (n: Int) async -> Int in
    try? await Task.sleep(for: .milliseconds(100))
    return n * 2
  }
  print(await twice(21))  // prints: 42
  func local(_ n: Int) async -> Int { await twice(n) + 1 }
  print(await local(1))  // prints: 3
  let counter: Counter? = Counter()
  print(await counter?.add(1).add(2).add(3).count ?? 0)  // prints: 6
  let nobody: Counter? = nil
  print(await nobody?.add(1).count ?? -1)  // prints: -1
  var steps = Steps()
  _ = await steps.step()
  print(await steps.step(), steps.taken)  // prints: 2 2
}
:wait 10
