func price(of item: String) async -> Int { item.count * 10 }
func basket() async -> Int {
  async let tea = price(of: "tea")
  async let bread = price(of: "bread")
  let sum = await tea + bread
  let (one, other) = await (tea, bread)
  print(one, other)  // prints: 30 50
  return sum
}
print(await basket())  // prints: 80
