import Foundation
struct Place: Decodable {
  let latitude: Double
  let sum: Int
  let isNamed: Bool
  enum Keys: String, CodingKey { case location, numbers, name }
  enum Inner: String, CodingKey { case latitude = "lat" }
  init(from decoder: Decoder) throws {
    let all = try decoder.container(keyedBy: Keys.self)
    let inner = try all.nestedContainer(keyedBy: Inner.self, forKey: .location)
    latitude = try inner.decode(Double.self, forKey: .latitude)
    var numbers = try all.nestedUnkeyedContainer(forKey: .numbers)
    var sum = 0
    while !numbers.isAtEnd { sum += try numbers.decode(Int.self) }
    self.sum = sum
    isNamed = try !all.decodeNil(forKey: .name)
    print(all.contains(.location), all.allKeys.count, inner.allKeys.count)  // prints: true 3 1
  }
}
let text = #"{"location": {"lat": 1.5}, "numbers": [4, 5], "name": null}"#
let place = try JSONDecoder().decode(Place.self, from: Data(text.utf8))
print(place)  // prints: Place(latitude: 1.5, sum: 9, isNamed: false)
struct Written: Encodable {
  enum Keys: String, CodingKey { case location }
  enum Inner: String, CodingKey { case latitude = "lat" }
  func encode(to encoder: Encoder) throws {
    var all = encoder.container(keyedBy: Keys.self)
    var inner = all.nestedContainer(keyedBy: Inner.self, forKey: .location)
    try inner.encode(1.5, forKey: .latitude)
  }
}
print(String(data: try JSONEncoder().encode(Written()), encoding: .utf8)!)  // prints: {"location":{"lat":1.5}}
