public import YAML

/// What is said under an id: one text, or one for each form that a number asks for.
public enum Phrase: Equatable, Sendable {
  case text(Pattern)
  /// The name of the number that decides, and the texts.
  case forms(String, [Form: Pattern])

  /// Where a text is taken: beside a certain number, or else beside all of a category.
  public enum Form: Hashable, Sendable {
    case exactly(Int)
    case category(PluralCategory)

    init?(_ key: String) {
      if let category = PluralCategory(rawValue: key) {
        self = .category(category)
      } else if let number = Int(key), number >= 0 {
        self = .exactly(number)
      } else {
        return nil
      }
    }
  }

  /// The texts beside a number; `other` stands in for what is not given.
  public func pattern(beside number: Int?, in language: Language) -> Pattern? {
    switch self {
    case .text(let pattern): return pattern
    case .forms(_, let forms):
      guard let number else { return forms[.category(.other)] }
      return forms[.exactly(number)] ?? forms[.category(PluralCategory(number, in: language))]
        ?? forms[.category(.other)]
    }
  }

  public var patterns: [Pattern] {
    switch self {
    case .text(let pattern): [pattern]
    case .forms(_, let forms): Array(forms.values)
    }
  }

  /// What it needs values for: the gaps of all its texts, and the number that decides.
  public var gaps: Set<String> {
    var gaps = Set(patterns.flatMap { $0.gaps.map(\.name) })
    if case .forms(let number, _) = self { gaps.insert(number) }
    return gaps
  }
}

// MARK: - Reading
extension Phrase {
  /// What is said by an entry's value, leniently: `check` is where mistakes are told.
  public init?(_ node: Node) {
    if let text = node.string {
      self = .text(Pattern(text))
    } else if let text = node["text"]?.string {
      self = .text(Pattern(text))
    } else {
      let forms = (node.entries ?? []).compactMap { entry in
        Form(entry.key).flatMap { form in
          entry.value.string.map { (form, Pattern($0)) }
        }
      }
      guard let number = node["by"]?.string, !forms.isEmpty else { return nil }
      self = .forms(number, Dictionary(forms) { first, _ in first })
    }
  }

  /// What a translation is made from, as one text: its hash tells whether the origin has changed.
  public static func origin(of node: Node) -> String {
    if let text = node.string ?? node["text"]?.string { return text }
    return (node.entries ?? []).filter { $0.key == "by" || Form($0.key) != nil }
      .map { "\($0.key): \($0.value.string ?? "")" }.joined(separator: "\n")
  }
}

/// How phrases are named: `lesson.done`, parts of a-z, 0-9 and `-` with dots between.
enum CatalogueID {
  static func isValid(_ text: some Sequence<UInt8>) -> Bool {
    var isAfterPart = false
    for byte in text {
      let isPoint = byte == UInt8(ascii: ".")
      guard isPoint ? isAfterPart : isPart(byte) else { return false }
      isAfterPart = !isPoint
    }
    return isAfterPart
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
    default: false
    }
  }
}
