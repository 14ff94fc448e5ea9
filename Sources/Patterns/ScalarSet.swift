/// The characters that may stand at one place of a regular expression.
package indirect enum ScalarSet: Sendable {
  case range(ClosedRange<Unicode.Scalar>)
  case digit, word, space, lineEnd
  /// Unicode's general categories that begin with some letters, as `Lu`.
  case category(String)
  case anyOf([ScalarSet])
  case not(ScalarSet)

  /// What the brackets of a regular expression match; nil where a text is none.
  package init?(brackets text: String) {
    guard let set = PatternReading.set(text) else { return nil }
    self = set
  }

  package static let empty = ScalarSet.anyOf([])
  static let anything = ScalarSet.not(.empty)

  static func scalar(_ scalar: Unicode.Scalar) -> ScalarSet { .range(scalar...scalar) }

  /// With case folded, a scalar is in a set if its small or capital letter is; mappings to several
  /// scalars, as that of ß, do not count.
  func contains(_ scalar: Unicode.Scalar, foldingCase: Bool) -> Bool {
    switch self {
    case .anyOf(let sets): return sets.contains { $0.contains(scalar, foldingCase: foldingCase) }
    case .not(let set): return !set.contains(scalar, foldingCase: foldingCase)
    case .range, .digit, .word, .space, .lineEnd, .category: break
    }
    if hasItself(scalar) { return true }
    guard foldingCase else { return false }
    let properties = scalar.properties
    return [properties.lowercaseMapping, properties.uppercaseMapping].contains { mapping in
      let mapped = mapping.unicodeScalars
      return mapped.count == 1 && hasItself(mapped[mapped.startIndex])
    }
  }

  package func contains(_ scalar: Unicode.Scalar) -> Bool { contains(scalar, foldingCase: false) }

  private func hasItself(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .range(let range): range.contains(scalar)
    case .digit: scalar.properties.generalCategory == .decimalNumber
    case .word: scalar.isWordCharacter
    case .space: scalar.properties.isWhitespace
    case .lineEnd: scalar.endsLine
    case .category(let letters): scalar.categoryLetters.hasPrefix(letters)
    case .anyOf(let sets): sets.contains { $0.contains(scalar) }
    case .not(let set): !set.contains(scalar)
    }
  }

  /// All that there are where the set does not say them one by one.
  package var members: [Unicode.Scalar] {
    if let named { return named }
    return (0...UInt32(0x10FFFF)).compactMap(Unicode.Scalar.init).filter(contains)
  }

  /// Whether both have the same members.
  package func isSame(as other: ScalarSet) -> Bool {
    if let named, let others = other.named { return Set(named) == Set(others) }
    return (0...UInt32(0x10FFFF)).allSatisfy { code in
      Unicode.Scalar(code).map { contains($0) == other.contains($0) } ?? true
    }
  }

  private var named: [Unicode.Scalar]? {
    switch self {
    case .range(let range) where range.lowerBound == range.upperBound: return [range.lowerBound]
    case .anyOf(let sets):
      let parts = sets.compactMap(\.named)
      return parts.count == sets.count ? parts.flatMap(\.self) : nil
    case .range, .digit, .word, .space, .lineEnd, .category, .not: return nil
    }
  }
}

extension Unicode.Scalar {
  /// ICU's `\w`: letters, marks, decimal digits and connectors.
  var isWordCharacter: Bool {
    let letters = categoryLetters
    return properties.isAlphabetic || letters.hasPrefix("M") || letters == "Nd" || letters == "Pc"
  }

  /// The line terminators of Unicode (UTS 18, RL1.6).
  var endsLine: Bool { (0x0A...0x0D).contains(value) || [0x85, 0x2028, 0x2029].contains(value) }

  /// The short name of its general category.
  fileprivate var categoryLetters: String {
    switch properties.generalCategory {
    case .uppercaseLetter: "Lu"
    case .lowercaseLetter: "Ll"
    case .titlecaseLetter: "Lt"
    case .modifierLetter: "Lm"
    case .otherLetter: "Lo"
    case .nonspacingMark: "Mn"
    case .spacingMark: "Mc"
    case .enclosingMark: "Me"
    case .decimalNumber: "Nd"
    case .letterNumber: "Nl"
    case .otherNumber: "No"
    case .connectorPunctuation: "Pc"
    case .dashPunctuation: "Pd"
    case .openPunctuation: "Ps"
    case .closePunctuation: "Pe"
    case .initialPunctuation: "Pi"
    case .finalPunctuation: "Pf"
    case .otherPunctuation: "Po"
    case .mathSymbol: "Sm"
    case .currencySymbol: "Sc"
    case .modifierSymbol: "Sk"
    case .otherSymbol: "So"
    case .spaceSeparator: "Zs"
    case .lineSeparator: "Zl"
    case .paragraphSeparator: "Zp"
    case .control: "Cc"
    case .format: "Cf"
    case .surrogate: "Cs"
    case .privateUse: "Co"
    case .unassigned: "Cn"
    @unknown default: ""
    }
  }
}
