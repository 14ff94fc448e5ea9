extension String {
  /// The text with plain letters for those of Latin scripts that bear a mark.
  var withoutDiacritics: String {
    String(String.UnicodeScalarView(unicodeScalars.compactMap(Diacritics.plain)))
  }
}

/// Unicode's own table is not in Swift's library: the marked letters that Latin languages use stand
/// here.
private enum Diacritics {
  /// The plain letter; nil for a mark that stands alone behind its letter.
  static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if scalar.properties.generalCategory == .nonspacingMark { return nil }
    return letters[scalar] ?? scalar
  }

  /// Both cases of each letter. Small letters are listed, capitals follow from Unicode's mapping.
  private static let letters: [Unicode.Scalar: Unicode.Scalar] = {
    var letters: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (plain, marked) in marked {
      for scalar in marked.unicodeScalars { letters[scalar] = plain }
      guard let capital = plain.properties.uppercaseMapping.unicodeScalars.first else { continue }
      for scalar in marked.uppercased().unicodeScalars { letters[scalar] = capital }
    }
    return letters
  }()

  /// A plain letter and its marked forms.
  private static let marked: [(Unicode.Scalar, String)] = [
    ("a", "àáâãäåāăą"), ("c", "çćĉċč"), ("d", "ď"), ("e", "èéêëēĕėęě"), ("g", "ĝğġģ"), ("h", "ĥ"),
    ("i", "ìíîïĩīĭį"), ("j", "ĵ"), ("k", "ķ"), ("l", "ĺļľ"), ("n", "ñńņň"), ("o", "òóôõöōŏő"),
    ("r", "ŕŗř"), ("s", "śŝşš"), ("t", "ţť"), ("u", "ùúûüũūŭůűų"), ("w", "ŵ"), ("y", "ýÿŷ"),
    ("z", "źżž"),
  ]
}
