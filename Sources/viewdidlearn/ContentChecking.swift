/// `viewdidlearn check`.
struct ContentChecking {
  let arguments: Arguments
  init(_ arguments: Arguments) { self.arguments = arguments }
  func run(_ paths: [String]) -> Int32 { 0 }
}
