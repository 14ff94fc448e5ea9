import FoundationKit

/// A text in which others are looked for, in one of the ways of `String.CompareOptions`.
struct TextSearch {
  /// An array, as a text counts its characters anew at each index.
  private let text: [Character]
  /// The name of the option; one that is not known changes nothing.
  private let option: String

  init(_ text: String, options option: String) {
    self.text = Array(text)
    self.option = option
  }

  /// The places of the first, or backwards the last, characters that are the part's.
  func first(_ part: String) -> Range<Int>? { range(of: part, in: text.indices) }

  /// A search within some places of the text; nil for an empty part, which stands nowhere.
  private func range(of part: String, in places: Range<Int>) -> Range<Int>? {
    let wanted = part.map(key)
    guard !wanted.isEmpty, wanted.count <= places.count else { return nil }
    let starts = Array(places.lowerBound...(places.upperBound - wanted.count))
    let ordered: [Int] =
      switch option {
      case "backwards": starts.reversed()
      case "anchored": Array(starts.prefix(1))
      default: starts
      }
    let found = ordered.first { start in
      wanted.indices.allSatisfy { key(text[start + $0]) == wanted[$0] }
    }
    return found.map { $0..<$0 + wanted.count }
  }

  /// What of a character is compared.
  private func key(_ character: Character) -> String {
    option == "caseInsensitive" ? character.lowercased() : String(character)
  }

  /// What stands between the places where a part is.
  /// Backwards they are cut from the end, and stand in the order of the text all the same.
  func parts(by part: String) -> [String] {
    var (before, behind, rest): ([String], [String], Range<Int>) = ([], [], text.indices)
    while let found = range(of: part, in: rest) {
      if option == "backwards" {
        behind.append(String(text[found.upperBound..<rest.upperBound]))
        rest = rest.lowerBound..<found.lowerBound
      } else {
        before.append(String(text[rest.lowerBound..<found.lowerBound]))
        rest = found.upperBound..<rest.upperBound
      }
      if option == "anchored" { break }
    }
    return before + [String(text[rest])] + behind.reversed()
  }
}

extension String {
  /// The places of the characters that scalars stand for.
  func characters(ofScalars range: Range<Int>) -> Range<Int> {
    let start = unicodeScalars.index(startIndex, offsetBy: range.lowerBound)
    let end = unicodeScalars.index(start, offsetBy: range.count)
    let first = distance(from: startIndex, to: start)
    return first..<first + self[start..<end].count
  }
}
