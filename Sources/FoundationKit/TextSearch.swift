/// A text in which another is looked for, in the ways that `NSString.CompareOptions` says.
package struct TextSearch {
  private let text: [Character]
  private let options: TextComparison
  private let part: [Character]
  /// What of the text is compared, and of which of its characters it is.
  private var units: [Character] = []
  private var places: [Int] = []

  package init(for part: String, in text: String, _ options: Int) {
    self.text = Array(text)
    self.options = TextComparison(rawValue: options)
    self.part = Array(part.folded(self.options))
    for (place, character) in self.text.enumerated() {
      for unit in String(character).folded(self.options) {
        units.append(unit)
        places.append(place)
      }
    }
    places.append(self.text.count)
  }

  /// The characters of the first place, or backwards of the last, where it stands.
  package var first: Range<Int>? { range(in: units.indices) }

  /// What stands between all places where it stands.
  package var parts: [String] {
    var (before, behind, rest): ([String], [String], Range<Int>) = ([], [], units.indices)
    while let found = place(in: rest) {
      let end = found + part.count
      if options.contains(.backwards) {
        behind.append(written(end..<rest.upperBound))
        rest = rest.lowerBound..<found
      } else {
        before.append(written(rest.lowerBound..<found))
        rest = end..<rest.upperBound
      }
    }
    return before + [written(rest)] + behind.reversed()
  }

  private func written(_ range: Range<Int>) -> String {
    String(text[places[range.lowerBound]..<places[range.upperBound]])
  }

  private func range(in units: Range<Int>) -> Range<Int>? {
    place(in: units).map { places[$0]..<places[$0 + part.count] }
  }

  private func place(in range: Range<Int>) -> Int? {
    guard !part.isEmpty, part.count <= range.count else { return nil }
    let isBackwards = options.contains(.backwards)
    let (start, end) = (range.lowerBound, range.upperBound - part.count)
    if options.contains(.anchored) {
      let place = isBackwards ? end : start
      return stands(at: place) ? place : nil
    }
    return isBackwards ? (start...end).last(where: stands) : (start...end).first(where: stands)
  }

  /// No part of a character is found.
  private func stands(at place: Int) -> Bool {
    let end = place + part.count
    return isEdge(place) && isEdge(end) && units[place..<end].elementsEqual(part)
  }

  private func isEdge(_ place: Int) -> Bool { place == 0 || places[place] != places[place - 1] }
}

extension String {
  /// What of a text is compared.
  func folded(_ options: TextComparison) -> String {
    let plain = options.contains(.diacriticInsensitive) ? withoutDiacritics : self
    return options.contains(.caseInsensitive) ? plain.uppercased().lowercased() : plain
  }
}
