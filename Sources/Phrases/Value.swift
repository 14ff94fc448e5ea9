import Curriculum

/// What stands in a gap of a phrase; the language decides how it is written.
enum Value: Equatable, Sendable {
  case text(String)
  case number(Int)
  /// A mark, with two decimals.
  case score(Double)
  /// So many of them, with as many decimals as there are, up to three.
  case seconds(Double)
  /// Of memory.
  case bytes(Int)
  case list([String])
}

extension Phrasebook {
  /// A value as the language writes it, in the form that the gap asks for: a function of the
  /// language, or a phrase of its own in which the value is `{count}`.
  func said(_ value: Value, form: String?) -> String {
    switch form {
    case nil: plain(value)
    case let form?:
      Function(rawValue: form).map { $0.applied(to: value, plain(value)) }
        ?? say(form, ["count": value])
    }
  }

  /// As it is said where the gap names no form.
  private func plain(_ value: Value) -> String {
    switch value {
    case .text(let text): text
    case .number(let number): String(number)
    case .score(let score): twoPlaces(score)
    case .seconds(let seconds): threePlaces(seconds)
    case .bytes(let count): bytes(count)
    case .list(let items): list(items)
    }
  }

  /// The items with a word before the last one.
  func and(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return say("list.and", ["rest": .list(items.dropLast()), "last": .text(last)])
  }

  /// A number of bytes: thousands below a million, else millions with one decimal.
  private func bytes(_ count: Int) -> String {
    if count < 1_000_000 { return say("bytes.kilo", ["amount": .number((count + 999) / 1_000)]) }
    let tenths = count / 100_000 + (count % 100_000 < 50_000 ? 0 : 1)
    let fraction = tenths % 10 == 0 ? "" : say("number.sign") + String(tenths % 10)
    return say("bytes.mega", ["amount": .text("\(tenths / 10)\(fraction)")])
  }

  /// Without zeros at the end.
  private func threePlaces(_ number: Double) -> String {
    let thousandths = Int((number * 1000).rounded())
    var fraction = String(thousandths % 1000 + 1000).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    let whole = String(thousandths / 1000)
    return fraction.isEmpty ? whole : whole + say("number.sign") + fraction
  }

  /// Whole numbers without decimals. A minus is a sign of its own, not a hyphen.
  private func twoPlaces(_ number: Double) -> String {
    if number <= -0.005 { return "−" + twoPlaces(-number) }
    let hundredths = Int((number * 100 + 0.5).rounded(.down))
    if hundredths % 100 == 0 { return String(hundredths / 100) }
    let rest = String(hundredths % 100)
    return "\(hundredths / 100)" + say("number.sign") + (rest.count == 1 ? "0" : "") + rest
  }
}

extension TranslationMark {
  /// As it is written: "`view`", `{name}`.
  var text: String {
    switch self {
    case .codeSpan(let code): "`\(code)`"
    case .placeholder(let name): "{\(name)}"
    }
  }
}

extension UInt32 {
  /// `U+202E`.
  var codePoint: String {
    let digits = String(self, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
  }
}
