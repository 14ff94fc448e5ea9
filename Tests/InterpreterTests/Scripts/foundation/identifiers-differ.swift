struct Item: Identifiable, Hashable {
  let id = UUID()
  var name: String
}
let items = [Item(name: "x"), Item(name: "x")]
print(items[0] == items[1], Set(items).count)  // prints: false 2
print(items.firstIndex { $0.id == items[1].id } ?? -1, UUID() == UUID())  // prints: 1 false
var names: [UUID: String] = [:]
names[items[0].id] = "first"
print(names[items[0].id] ?? "-", names[UUID()] ?? "-")  // prints: first -
let id = UUID()
let text = id.uuidString
let parts = text.components(separatedBy: "-")
print(text.count, parts.map { $0.count }, parts[2].first!, "\(id)" == text)  // prints: 36 [8, 4, 4, 4, 12] 4 true
print(UUID(uuidString: text) == id, UUID(uuidString: "e621e1f8-c36c-495a-93fc-0c247a3e6e5f")!)  // prints: true E621E1F8-C36C-495A-93FC-0C247A3E6E5F
print(UUID(uuidString: "E621E1F8") == nil)  // prints: true
struct Saved: Codable {
  var id: UUID
}
let saved = try JSONDecoder().decode(Saved.self, from: try JSONEncoder().encode(Saved(id: id)))
print(saved.id == id)  // prints: true
