struct Post: Codable {
  let id: Int
  let title: String
}
let one = "{\"id\":1,\"title\":\"a\"}"
protocol Client {
  func get<T: Decodable>(_ text: String) throws -> T
}
class API: Client {
  static let shared = API()
  func get<T: Decodable>(_ text: String) throws -> T {
    try JSONDecoder().decode(T.self, from: Data(text.utf8))
  }
  func load<T: Decodable>(_ text: String, completion: @escaping (Result<T, Error>) -> Void) {
    do {
      completion(.success(try get(text)))
    } catch {
      completion(.failure(error))
    }
  }
  static func parse<T: Decodable>(_ text: String) -> T? {
    try? JSONDecoder().decode(T.self, from: Data(text.utf8))
  }
}
final class Cached: API {
  override func get<T: Decodable>(_ text: String) throws -> T {
    print("cached", T.self)  // prints: cached Post | cached Array<Post>
    return try super.get(text)
  }
}
let post: Post = try API.shared.get(one)
print(post.title)  // prints: a
let client: any Client = Cached()
func first(_ client: any Client) throws -> Post { try client.get(one) }
print(try first(client).id)  // prints: 1
API.shared.load("[\(one)]") { (result: Result<[Post], Error>) in
  if case .success(let posts) = result { print(posts.count) }  // prints: 1
}
Cached().load("[\(one)]") { (result: Result<[Post], Error>) in
  print((try? result.get().first?.title) ?? "none")  // prints: a
}
let maybe: Post? = API.parse("nothing")
print(maybe == nil)  // prints: true
if let known: Post = API.parse(one) { print(known.title) }  // prints: a
final class Store {
  private var posts: [Post] = []
  func refresh() throws {
    posts = try API.shared.get("[\(one)]")
    show(try API.shared.get(one))
  }
  private func show(_ post: Post) { print(posts.count, post.title) }  // prints: 1 a
}
try Store().refresh()
