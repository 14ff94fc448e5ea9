/// A form that a language's grammar asks for beside a whole number, by CLDR's name.
public enum PluralCategory: String, CaseIterable, Sendable {
  case one, few, many, other

  /// The form beside a number (CLDR 46, cardinal rules, whole numbers only; `zero` and `two` belong
  /// to none of the five languages, and Czech `many` and Russian `other` to fractions).
  public init(_ number: Int, in language: Language) {
    let (tens, units) = (abs(number % 100), abs(number % 10))
    switch language {
    case .en: self = number == 1 ? .one : .other
    case .cs: self = number == 1 ? .one : (2...4).contains(number) ? .few : .other
    case .ru:
      if units == 1, tens != 11 {
        self = .one
      } else {
        self = (2...4).contains(units) && !(12...14).contains(tens) ? .few : .many
      }
    case .zh, .ja: self = .other
    }
  }

  /// The forms that whole numbers have in a language.
  public static func all(in language: Language) -> [PluralCategory] {
    switch language {
    case .en: [.one, .other]
    case .cs: [.one, .few, .other]
    case .ru: [.one, .few, .many]
    case .zh, .ja: [.other]
    }
  }
}
