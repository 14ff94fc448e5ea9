/// A text in which `…` stands for any text.
struct Wildcard {
  private let parts: [Substring]

  init(_ text: String) {
    parts = text.split(separator: "…", omittingEmptySubsequences: false)
  }

  func matches(_ text: String) -> Bool {
    guard let first = parts.first, let last = parts.last, parts.count > 1 else {
      return parts.first.map { $0 == text } ?? text.isEmpty
    }
    guard text.hasPrefix(first) else { return false }
    var rest = text.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let place = rest.firstRange(of: part) else { return false }
      rest = rest[place.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}
