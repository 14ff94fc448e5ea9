import Foundation
struct Lossy<T: Decodable>: Decodable {
  var items: [T] = []
  init(from decoder: Decoder) throws {
    var list = try decoder.unkeyedContainer()
    while !list.isAtEnd {
      if let item = try? list.decode(T.self) {
        items.append(item)
      } else {
        _ = try? list.decode(Skipped.self)
      }
    }
  }
}
struct Skipped: Decodable {}
print(try JSONDecoder().decode(Lossy<Int>.self, from: Data(#"[1, "x", 3, {}]"#.utf8)).items)  // prints: [1, 3]
