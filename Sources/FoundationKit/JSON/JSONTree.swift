/// What a text of JSON says (RFC 8259).
indirect enum JSONTree: Equatable, Sendable {
  case null
  case bool(Bool)
  case whole(Int)
  case real(Double)
  case text(String)
  case list([JSONTree])
  case object([Member])

  struct Member: Equatable, Sendable {
    var key: String
    var value: JSONTree
  }

  var isContainer: Bool {
    switch self {
    case .list, .object: true
    case .null, .bool, .whole, .real, .text: false
    }
  }
}
