import ObjectModel
import Syntax

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

  /// The bytes as data describes them: all of them in groups of four, from iOS 13 on with their
  /// number, and of many the first and the last. Of bytes that nobody knows their number alone.
  func description(in version: UIKitVersion) -> String {
    guard let octets = octets ?? (bytes == 0 ? [] : nil) else { return "\(bytes) bytes" }
    if version < UIKitVersion(13) { return "<\(octets[...].inGroups)>" }
    let text =
      octets.count > 24
      ? octets[..<16].inGroups + " ... " + octets[(octets.count - 8)...].inGroups + " "
      : octets[...].inGroups
    return octets.isEmpty
      ? "{length = 0, bytes = 0x}" : "{length = \(octets.count), bytes = 0x\(text)}"
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

extension ArraySlice<UInt8> {
  /// In digits of 16, four bytes and a space.
  fileprivate var inGroups: String {
    var text = ""
    for (place, byte) in enumerated() {
      if place > 0, place.isMultiple(of: 4) { text += " " }
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return text
  }
}

/// What stands at a path.
package enum StoredItem: Hashable, Sendable {
  case file(Bulk)
  case folder

  package var isFolder: Bool { self == .folder }
}
