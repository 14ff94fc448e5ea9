struct Post: Codable {
  let id: Int
  let title: String
}
let one = "{\"id\":1,\"title\":\"a\"}"
func decode<T: Decodable>(_ text: String) throws -> T {
  print(T.self)  // prints: Array<Post> | Post
  return try JSONDecoder().decode(T.self, from: Data(text.utf8))
}
let posts: [Post] = try decode("[\(one)]")
print(posts[0].title)  // prints: a
print((try decode(one) as Post).id)  // prints: 1
func load<T: Decodable>(_ text: String, completion: @escaping (Result<T, Error>) -> Void) {
  completion(Result { try JSONDecoder().decode(T.self, from: Data(text.utf8)) })
}
load(one) { (result: Result<Post, Error>) in
  switch result {
  case .success(let post): print(post.title.uppercased())  // prints: A
  case .failure(let error): print(error)
  }
}
func twice<T>(_ make: () -> T) -> [T] {
  print(T.self)  // prints: Int | String
  return [make(), make()]
}
print(twice { 3 }, twice { () -> String in "x" })  // prints: [3, 3] ["x", "x"]
func changed<A, B>(_ value: A, _ change: (A) -> B) -> B {
  print(A.self, B.self)  // prints: Int String | Array<Int> Bool
  return change(value)
}
print(changed(3) { "\($0)!" })  // prints: 3!
let many = changed([3]) { list in
  let count = list.count
  return count > 2
}
print(many)  // prints: false
typealias Done<T> = (T?) -> Void
func find<T>(_ value: T, done: Done<T>) {
  print(T.self)  // prints: Double
  done(value)
}
find(1.5) { print($0 ?? 0) }  // prints: 1.5
