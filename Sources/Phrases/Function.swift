public import Curriculum

/// What prose alone cannot say: how a number or a name changes the letters beside it.
enum Function: String, CaseIterable {
  /// Czech „z 10“, but „ze 12“: the preposition by the sound of the number.
  case of
  /// Chinese keeps a space between Latin letters and what follows.
  case spaced
  /// Japanese counts things 1つ to 9つ, then 10個.
  case tsu

  /// The language whose catalogue may name it.
  var language: Language {
    switch self {
    case .of: .cs
    case .spaced: .zh
    case .tsu: .ja
    }
  }

  /// `plain` is the value as the language writes it anyway.
  func applied(to value: Value, _ plain: String) -> String {
    switch self {
    case .of: "\(value.isSoftened ? "ze" : "z")\u{A0}\(plain)"
    case .spaced: plain + (plain.last?.isASCII == true ? " " : "")
    case .tsu: plain + (value.isBelowTen ? "つ" : "個")
    }
  }
}

extension Phrasebook {
  /// The functions that gaps may name in a language.
  public static func functions(in language: Language) -> [String] {
    Function.allCases.filter { $0.language == language }.map(\.rawValue)
  }
}

extension Value {
  /// Whether its Czech word begins so that „z“ becomes „ze“: dvou, tří, čtyř, šesti, sedmi, sta.
  fileprivate var isSoftened: Bool {
    guard case .number(let count) = self else { return false }
    return [2, 3, 4, 6, 7, 12, 13, 14, 16, 17].contains(count) || (20...49).contains(count)
      || (60...79).contains(count) || (100...199).contains(count)
  }

  /// Other numbers, and what is no number, take the other counter.
  fileprivate var isBelowTen: Bool {
    if case .number(1...9) = self { true } else { false }
  }
}
