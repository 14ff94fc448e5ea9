protocol Named {
  var name: String { get }
  func rename(to name: String)
}
struct Pet: Named {  // error: nonconforming
  let name: String
}
struct Town: Named {
  let name: String
}
extension Town {
  func rename(to name: String) {}
}
