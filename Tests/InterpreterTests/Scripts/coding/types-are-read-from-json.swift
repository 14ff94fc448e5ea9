struct Item: Codable, Equatable {
  let id: Int
  var name: String
  var tags: [String]?
  let price: Double
  var kind: Kind
  enum Kind: String, Codable { case book, game }
}
struct Page<T: Decodable>: Decodable { let items: [T] }
struct User: Decodable {
  let userName: String
  let site: URL
  enum CodingKeys: String, CodingKey {
    case userName = "user_name"
    case site
  }
}
let text = "[{\"id\": 1, \"name\": \"A\", \"price\": 2.5, \"tags\": [\"x\"], \"kind\": \"book\"},"
  + "{\"id\": 2, \"name\": \"B\", \"price\": 3, \"kind\": \"game\"}]"
let items = try JSONDecoder().decode([Item].self, from: text.data(using: .utf8)!)
print(items.count, items[0].name, items[0].tags ?? [], items[1].tags == nil)  // prints: 2 A ["x"] true
print(items[1].price + 1, items[1].kind == .game)  // prints: 4.0 true
let made = Item(id: 3, name: "C", tags: nil, price: 1, kind: .book)
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let data = try encoder.encode([made])
print(String(data: data, encoding: .utf8)!)  // prints: [{"id":3,"kind":"book","name":"C","price":1}]
print(try JSONDecoder().decode([Item].self, from: data)[0] == made)  // prints: true
let user = try JSONDecoder().decode(
  User.self, from: "{\"user_name\": \"Zoë\", \"site\": \"https://a.b/c\"}".data(using: .utf8)!)
print(user.userName, user.site.host!)  // prints: Zoë a.b
let page = try JSONDecoder().decode(
  Page<Item.Kind>.self, from: "{\"items\": [\"game\", \"book\"]}".data(using: .utf8)!)
print(page.items.map { $0.rawValue })  // prints: ["game", "book"]
struct Place: Codable {
  let x: Double
  let y: Double
  enum CodingKeys: String, CodingKey { case x, y }
  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    x = try container.decode(Double.self, forKey: .x)
    y = try container.decodeIfPresent(Double.self, forKey: .y) ?? -1
  }
  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(x, forKey: .x)
  }
}
let place = try JSONDecoder().decode(Place.self, from: "{\"x\": 2}".data(using: .utf8)!)
print(place.x, place.y)  // prints: 2.0 -1.0
print(String(data: try JSONEncoder().encode(place), encoding: .utf8)!)  // prints: {"x":2}
