actor Till {
  private var coins: [Int] = []
  let name: String
  init(name: String) { self.name = name }
  var total: Int { coins.reduce(0, +) }
  func add(_ coin: Int) -> Int {
    coins.append(coin)
    return coins.count
  }
  nonisolated func label() -> String { "till \(name)" }
}
let till = Till(name: "east")
print(till.label(), till.name)  // prints: till east east
print(await till.add(5))  // prints: 1
print(await till.add(2))  // prints: 2
let total = await till.total
print(total)  // prints: 7
