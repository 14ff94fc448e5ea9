import Foundation
struct Item: Decodable {
  let number: Int
  enum Keys: String, CodingKey { case number }
  init(from decoder: Decoder) throws {
    let all = try decoder.container(keyedBy: Keys.self)
    number = try all.decode(Int.self, forKey: .number)
    if number < 0 {
      throw DecodingError.dataCorruptedError(
        forKey: .number, in: all, debugDescription: "negative")
    }
  }
}
do {
  _ = try JSONDecoder().decode(Item.self, from: Data(#"{"number": -1}"#.utf8))
} catch DecodingError.dataCorrupted(let context) {
  print(context.debugDescription, context.codingPath.map(\.stringValue))  // prints: negative ["number"]
}
