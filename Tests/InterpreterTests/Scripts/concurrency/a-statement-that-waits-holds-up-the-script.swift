func load() async -> String {
  try? await Task.sleep(for: .seconds(2))
  return "loaded"
}
Task { print("meanwhile") }  // prints: meanwhile
let text = await load()
print(text)  // prints: loaded
print(await load().count)  // prints: 6
