import ObjectModel

/// What an object keeps in memory beside its fields.
package struct Bulk: Hashable, Sendable {
  package var bytes: Int
  /// Whether it came from a file, which can be read again.
  package var isFromFile: Bool

  /// The bytes themselves, where they are known.
  package private(set) var octets: [UInt8]?

  package init(octets: [UInt8]) {
    bytes = octets.count
    isFromFile = false
    self.octets = octets
  }

  package init(text: String) { self.init(octets: Array(text.utf8)) }

  package init(bytes: Int = 0, isFromFile: Bool = false) {
    self.bytes = bytes
    self.isFromFile = isFromFile
  }

  /// The same as a file holds it.
  package var asFile: Bulk {
    var bulk = self
    bulk.isFromFile = true
    return bulk
  }

  /// What is changed in memory is not what the file holds any more.
  package mutating func grow(by count: Int) {
    bytes.add(saturating: count)
    isFromFile = false
    octets = nil
  }
}

/// What stands at a path.
package enum StoredItem: Hashable, Sendable {
  case file(Bulk)
  case folder

  package var isFolder: Bool { self == .folder }
}
