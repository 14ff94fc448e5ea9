/// What a text of JSON says (RFC 8259).
indirect enum JSONTree: Equatable, Sendable {
  /// One case for each kind of value. Whole numbers are told from reals by how they are written, so
  /// that 1 does not come back as 1.0.
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

  /// Whether it may stand at the top without an option that allows fragments.
  var isContainer: Bool {
    switch self {
    case .list, .object: true
    case .null, .bool, .whole, .real, .text: false
    }
  }
}
