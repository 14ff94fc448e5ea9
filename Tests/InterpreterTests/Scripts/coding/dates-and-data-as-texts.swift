import Foundation
struct Note: Codable {
  let day: Date
  var body = Data([1, 2])
}
let form = DateFormatter()
form.dateFormat = "yyyy-MM-dd"
form.timeZone = TimeZone(identifier: "UTC")
form.locale = Locale(identifier: "en_US_POSIX")
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
encoder.dateEncodingStrategy = .formatted(form)
let note = Note(day: Date(timeIntervalSince1970: 86400))
let data = try encoder.encode(note)
print(String(data: data, encoding: .utf8)!)  // prints: {"body":"AQI=","day":"1970-01-02"}
let decoder = JSONDecoder()
decoder.dateDecodingStrategy = .formatted(form)
let back = try decoder.decode(Note.self, from: data)
print(back.day == note.day, back.body == note.body)  // prints: true true
encoder.dateEncodingStrategy = .custom { date, encoder in
  var value = encoder.singleValueContainer()
  try value.encode("day \(Int(date.timeIntervalSince1970 / 86400))")
}
print(String(data: try encoder.encode(note), encoding: .utf8)!)  // prints: {"body":"AQI=","day":"day 1"}
print(String(data: try encoder.encode([1: "a"]), encoding: .utf8)!)  // prints: {"1":"a"}
