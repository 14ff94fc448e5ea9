import Foundation
struct AnyKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
struct Counts: Decodable {
  var all: [String: Int] = [:]
  init(from decoder: Decoder) throws {
    let members = try decoder.container(keyedBy: AnyKey.self)
    for key in members.allKeys { all[key.stringValue] = try members.decode(Int.self, forKey: key) }
  }
}
print(try JSONDecoder().decode(Counts.self, from: Data(#"{"a": 1}"#.utf8)).all)  // prints: ["a": 1]
