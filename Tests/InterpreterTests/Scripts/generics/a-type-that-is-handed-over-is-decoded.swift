struct Post: Codable { let id: Int }
func read<T: Decodable>(_ type: T.Type, from text: String) throws -> T {
  try JSONDecoder().decode(type, from: Data(text.utf8))
}
print(try read(Post.self, from: "{\"id\":3}").id)  // prints: 3
print(try read([Post].self, from: "[{\"id\":4}]").map(\.id))  // prints: [4]
final class Client {
  func load<T: Decodable>(
    _ type: T.Type, _ text: String, completion: @escaping (Result<T, Error>) -> Void
  ) {
    completion(Result { try JSONDecoder().decode(type, from: Data(text.utf8)) })
  }
}
Client().load(Post.self, "{\"id\":5}") { result in
  switch result {
  case .success(let post): print(post.id + 1)  // prints: 6
  case .failure(let error): print(error)
  }
}
Client().load([String: Int].self, "{\"a\":1}") { print((try? $0.get()["a"]) ?? 0) }  // prints: 1
