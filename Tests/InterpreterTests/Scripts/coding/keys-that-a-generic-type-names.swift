import Foundation
struct Envelope<Value: Decodable>: Decodable {
  let status: Int
  let result: Value
  enum CodingKeys: String, CodingKey {
    case status = "code"
    case result = "data"
  }
}
let text = #"{"code": 1, "data": ["x"]}"#
let envelope = try JSONDecoder().decode(Envelope<[String]>.self, from: Data(text.utf8))
print(envelope.status, envelope.result)  // prints: 1 ["x"]
