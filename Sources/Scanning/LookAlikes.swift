/// What characters are taken for, or mistaken for: twins of full width, letters that look Latin,
/// typographic quotation marks.
enum LookAlikes {
  /// The ASCII twin of a full-width sign that counts as it everywhere outside strings.
  static func sign(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "：": ":"
    case "（": "("
    case "）": ")"
    case "［": "["
    case "］": "]"
    case "；": ";"
    case "，": ","
    case "｛": "{"
    case "｝": "}"
    default: nil
    }
  }

  /// The ASCII character that a full-width one, or an ideographic full stop, was meant to be.
  static func narrow(_ scalar: Unicode.Scalar) -> Character? {
    switch scalar.value {
    case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0).map { Character($0) }
    case 0x3002: "."
    case 0x3001: ","
    case 0x2013, 0x2014, 0x2212: "-"
    case 0xD7: "*"
    case 0x3010: "["
    case 0x3011: "]"
    default: nil
    }
  }

  /// The closing marks that may end a string opened by this typographic mark.
  static func doubleQuote(_ scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    switch scalar {
    case "“", "”", "„", "‟", "＂": ["”", "“", "‟", "＂"]
    case "«", "»": ["»", "«"]
    default: nil
    }
  }

  static func isSingleQuote(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "‘" || scalar == "’" || scalar == "‚" || scalar == "＇"
  }

  /// The Latin spelling of a name in which letters of other scripts pass for Latin ones, or nil
  /// when the name is honestly of another script.
  ///
  /// A letter may pass for the one it looks like or the one it sounds like: `сеlf` is `self`.
  static func latinSpelling(of name: String) -> String? {
    guard let seen = spelling(of: name, by: letters) else { return nil }
    if !knownNames.contains(seen.name), let heard = spelling(of: name, by: sounds)?.name,
      knownNames.contains(heard)
    {
      return heard
    }
    return seen.hasLatin || knownNames.contains(seen.name) ? seen.name : nil
  }

  private static func spelling(
    of name: String, by table: [Unicode.Scalar: Unicode.Scalar]
  ) -> (name: String, hasLatin: Bool)? {
    var result = ""
    var hasLatin = false
    for scalar in name.unicodeScalars {
      if scalar.isASCII {
        hasLatin = hasLatin || scalar.properties.isAlphabetic
        result.unicodeScalars.append(scalar)
      } else if let latin = table[scalar] {
        result.unicodeScalars.append(latin)
      } else if let latin = narrow(scalar) {
        hasLatin = true
        result.append(latin)
      } else {
        return nil
      }
    }
    return (result, hasLatin)
  }

  /// Names for which a spelling in other letters is taken, even when none of them is Latin.
  private static let knownNames: Set<String> = [
    "self", "super", "view", "window", "nil", "copy", "pop", "app", "case", "cos", "exp", "scope",
    "space", "ivar", "var", "vars", "NO", "YES", "MAX", "MIN", "ABS", "pi", "vc", "nav", "true",
    "false", "return", "assert", "string", "array", "source", "user", "press",
  ]

  private static let sounds = letters.merging(
    zip("сСрРвВнНуУхХ".unicodeScalars, "sSrRvVnNuUhH".unicodeScalars), uniquingKeysWith: { $1 })

  private static let letters: [Unicode.Scalar: Unicode.Scalar] = {
    let others = "асеорхуіјѕԁһѵԛԝкАВСЕНІЈКМОРЅТХУѴονακιρυχγΑΒΕΖΗΙΚΜΝΟΡΤΥΧ"
    let latin = "aceopxyijsdhvqwkABCEHIJKMOPSTXYVovakipuxyABEZHIKMNOPTYX"
    return Dictionary(uniqueKeysWithValues: zip(others.unicodeScalars, latin.unicodeScalars))
  }()
}
