// Words as people type them, made comparable.

extension StringProtocol {
  /// Without the blanks at its ends.
  public var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }
}

extension String {
  /// The word without what does not tell words apart: case, width, е and ё. Composed and decomposed
  /// letters are equal in Swift as they are.
  ///
  ///     "ＮＩＢ".folded == "nib".folded
  public var folded: String {
    utf8.allSatisfy { $0 < 0x80 }
      ? lowercased() : halfWidth.lowercased().replacing("ё", with: "е")
  }

  /// Full-width letters, digits and the ideographic space as their ASCII twins, half-width katakana
  /// as their full twins.
  public var halfWidth: String {
    String(String.UnicodeScalarView(unicodeScalars.map(String.twin)))
  }

  private static func twin(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x3000: " "
    case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
    case 0xFF61...0xFF9F: katakana[Int(scalar.value - 0xFF61)]
    default: scalar
    }
  }

  /// The twins of U+FF61 to U+FF9F; the last two are marks that join the letter before them.
  private static let katakana = Array(
    ("。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホ"
      + "マミムメモヤユヨラリルレロワン\u{3099}\u{309A}").unicodeScalars)
}
