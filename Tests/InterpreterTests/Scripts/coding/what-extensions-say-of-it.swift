class Engine { var power = 1 }
struct Car: Codable {
  var wheels = 4
  var engine: Engine?
}
extension Car {
  enum CodingKeys: String, CodingKey { case wheels }
  init(from decoder: Decoder) throws {
    let box = try decoder.container(keyedBy: CodingKeys.self)
    wheels = try box.decode(Int.self, forKey: .wheels)
    engine = nil
  }
  func encode(to encoder: Encoder) throws {
    var box = encoder.container(keyedBy: CodingKeys.self)
    try box.encode(wheels, forKey: .wheels)
  }
}
struct Cart: Encodable {
  let wheels: Int
  let engine: Engine?
  enum CodingKeys: String, CodingKey { case wheels }
  func encode(to encoder: Encoder) throws {
    var box = encoder.container(keyedBy: CodingKeys.self)
    try box.encode(wheels, forKey: .wheels)
  }
}
let data = try! JSONEncoder().encode(Cart(wheels: 2, engine: Engine()))
print(String(data: data, encoding: .utf8)!)  // prints: {"wheels":2}
