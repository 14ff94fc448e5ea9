import ObjectModel

/// What an object keeps in memory beside its fields.
package struct Bulk: Hashable, Sendable {
  package var bytes: Int
  /// Whether it came from a file, which can be read again.
  package var isFromFile: Bool

  /// The text whose UTF-8 the bytes are, where they are known.
  package private(set) var text: String?

  package init(text: String) {
    bytes = text.utf8.count
    isFromFile = false
    self.text = text
  }

  package init(bytes: Int = 0, isFromFile: Bool = false) {
    self.bytes = bytes
    self.isFromFile = isFromFile
  }

  /// What is changed in memory is not what the file holds any more.
  package mutating func grow(by count: Int) {
    bytes.add(saturating: count)
    isFromFile = false
    text = nil
  }
}
