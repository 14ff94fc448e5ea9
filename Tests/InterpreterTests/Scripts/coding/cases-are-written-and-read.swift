import Foundation
enum Event: Codable { case click(x: Int, y: Int?), key(String, Bool), quit }
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
func text(_ event: Event) throws -> String {
  String(decoding: try encoder.encode(event), as: UTF8.self)
}
print(try text(.click(x: 1, y: 2)))  // prints: {"click":{"x":1,"y":2}}
print(try text(.click(x: 1, y: nil)))  // prints: {"click":{"x":1}}
print(try text(.key("a", true)), try text(.quit))  // prints: {"key":{"_0":"a","_1":true}} {"quit":{}}
func read(_ text: String) throws -> Event {
  try JSONDecoder().decode(Event.self, from: Data(text.utf8))
}
print(try read("{\"click\":{\"x\":3}}"), try read("{\"key\":{\"_0\":\"b\",\"_1\":false}}"))  // prints: click(x: 3, y: nil) key("b", false)
print(try read("{\"quit\":{}}"))  // prints: quit
do {
  _ = try read("{\"other\":{}}")
} catch DecodingError.typeMismatch(_, let context) {
  print(context.debugDescription)  // prints: Invalid number of keys found, expected one.
}
struct Log: Codable { var events: [Event] }
let log = Log(events: [.quit, .key("z", true)])
let data = try encoder.encode(log)
print(String(decoding: data, as: UTF8.self))  // prints: {"events":[{"quit":{}},{"key":{"_0":"z","_1":true}}]}
print(try JSONDecoder().decode(Log.self, from: data).events.count)  // prints: 2
