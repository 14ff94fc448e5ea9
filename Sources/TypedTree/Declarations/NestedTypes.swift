/// Types inside of types, by their whole names: `Game.Player`.
package struct NestedTypes: Sendable {
  private var names: Set<String> = []
  /// The last word of each, which most names that are looked up are not.
  private var words: Set<Substring> = []

  package init() {}

  package var isEmpty: Bool { names.isEmpty }

  package func contains(_ name: String) -> Bool { names.contains(name) }

  /// Whether there may be one of this name in some type.
  package func mayContain(_ name: String) -> Bool { words.contains(lastWord(name)) }

  package mutating func insert(_ name: String) {
    if names.insert(name).inserted { words.insert(lastWord(name)) }
  }

  private func lastWord(_ name: String) -> Substring {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name[...] }
    return name[name.utf8.index(after: dot)...]
  }
}
