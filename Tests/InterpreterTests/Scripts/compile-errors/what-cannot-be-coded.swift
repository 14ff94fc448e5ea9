import Foundation
struct Part { var size = 1 }
struct Known: Codable { var size = 1 }
struct Whole: Codable {  // error: nonconforming | nonconforming
  var name: String
  var parts: [Part]
}
struct Good: Codable {
  var name: String
  var parts: [Known]?
  var made: Date
}
struct Read: Decodable {  // error: nonconforming
  let part: Part
}
struct Kept: Codable {
  var name: String
  var part = Part()
  enum CodingKeys: String, CodingKey { case name }
}
