public import Syntax

/// What the API of UIKit and Foundation is called in Swift, and its Swift names in Objective-C.
///
/// Names that were changed by hand stand in tables; all others follow the rule by which compilers
/// export and import them: `move(to:)` is `moveTo:`, `show(title:)` is `showWithTitle:`.
public enum SwiftNames {
  /// A method's name in Swift: `present` with `_`, `animated`, `completion`; an empty label is `_`.
  public struct FullName: Equatable, Hashable, Sendable {
    public var base: String
    public var labels: [String]

    public init(base: String, labels: [String]) {
      self.base = base
      self.labels = labels
    }

    /// `present(_:animated:completion:)`, or the bare name of what is no function.
    public init(_ text: some StringProtocol) {
      guard let open = text.firstIndex(of: "(") else {
        self.init(base: String(text), labels: [])
        return
      }
      let inside = text[text.index(after: open)...].prefix { $0 != ")" }
      self.init(
        base: String(text[..<open]),
        labels: inside.split(separator: ":").map { $0 == "_" ? "" : String($0) })
    }

    public var text: String {
      base + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
    }
  }

  // MARK: - Methods

  /// The selector of a Swift method or initialiser: `("present", ["", "animated", "completion"])`
  /// is `presentViewController:animated:completion:`.
  public static func selector(base: String, labels: [String?]) -> String {
    let full = name(base, labels)
    return tables.selectors[full] ?? exported(full)
  }

  private static func name(_ base: String, _ labels: [String?]) -> FullName {
    FullName(base: base, labels: labels.map { $0 == "_" ? "" : $0 ?? "" })
  }

  /// The methods of the header that are called so in Swift; which of them is meant, their classes
  /// say.
  package static func selectors(_ base: String, _ labels: [String?]) -> [NamedSelector] {
    tables.header.selectors[name(base, labels)] ?? []
  }

  /// Whether the header gives a method a name with this base.
  package static func isNamedInHeader(_ base: String) -> Bool { tables.header.bases.contains(base) }

  /// The selector of a method of the framework's whose name no rule gives; nil for all others.
  package static func knownSelector(base: String, labels: [String]) -> String? {
    tables.selectors[FullName(base: base, labels: labels)]
  }

  /// The selector of a name as `#selector` has it, arguments after a bare name unknown.
  public static func selector(fullName text: String) -> String {
    let name = FullName(text)
    return selector(base: name.base, labels: name.labels)
  }

  /// The Swift name of a selector.
  public static func fullName(selector: String) -> FullName {
    tables.fullNames[selector] ?? imported(selector)
  }

  /// A message as a dialect spells it; Swift's for `dealloc` is `deinit`.
  public static func spelling(of selector: String, in dialect: Dialect) -> String {
    if dialect == .objectiveC { return selector }
    return selector == "dealloc" ? "deinit" : fullName(selector: selector).text
  }

  /// The Swift name of a selector, where it has this base.
  package static func fullName(selector: String, base: String) -> FullName? {
    let name = fullName(selector: selector)
    return name.base == base ? name : nil
  }

  /// The selectors whose Swift name has this base without being how they begin.
  package static func renamed(to base: String) -> Set<String> { tables.renamed[base] ?? [] }

  private static func exported(_ name: FullName) -> String {
    guard let first = name.labels.first else { return name.base }
    var result = name.base
    if !first.isEmpty {
      let isJoined =
        prepositions.contains(firstWord(of: first))
        || name.base != "init"
          && prepositions.contains(lastWord(of: name.base))
      result += (isJoined ? "" : "With") + capitalized(first)
    }
    return result + ":" + name.labels.dropFirst().map { $0 + ":" }.joined()
  }

  private static func imported(_ selector: String) -> FullName {
    let pieces = selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard pieces.count > 1, let first = pieces.first else {
      return FullName(base: selector, labels: [])
    }
    let rest = Array(pieces.dropFirst().dropLast())
    let words = splitWords(first)
    for index in words.indices.dropFirst() {
      let isWith = words[index] == "With" && index + 1 < words.count
      guard isWith || prepositions.contains(words[index].lowercased()) else { continue }
      let base = words[..<index].joined()
      let label = uncapitalized(words[(isWith ? index + 1 : index)...].joined())
      let name = FullName(base: base, labels: [label] + rest)
      if exported(name) == selector { return name }
    }
    return FullName(base: first, labels: [""] + rest)
  }

  // MARK: - Properties

  /// The Objective-C name of a property: `isHidden` is `hidden`.
  public static func objectiveCProperty(_ name: String) -> String {
    tables.objectiveCProperties[name] ?? name
  }

  public static func swiftProperty(_ name: String) -> String {
    tables.swiftProperties[name] ?? name
  }

  /// The selector of a class's own value: `UIScreen`, `main` is `mainScreen`; nil when unknown.
  public static func factory(type: String, member: String) -> String? {
    tables.factories[swiftType(type) + "." + member]
      ?? (swiftType(type) == "UIColor" && !member.hasSuffix("Color") ? member + "Color" : nil)
  }

  /// The member of a class that a selector makes or shares: `mainScreen` of `UIScreen` is `main`.
  public static func member(type: String, factory: String) -> String? {
    if let member = tables.members[swiftType(type) + "." + factory] { return member }
    guard swiftType(type) == "UIColor", factory.hasSuffix("Color"), factory.utf8.count > 5 else {
      return nil
    }
    return String(factory.dropLast(5))
  }

  // MARK: - Words

  static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  package static func splitWords(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in name {
      if character.isUppercase, word.last?.isUppercase == false {
        words.append(word)
        word = ""
      }
      word.append(character)
    }
    return word.isEmpty ? words : words + [word]
  }

  private static func firstWord(of name: String) -> String { splitWords(name).first ?? "" }
  private static func lastWord(of name: String) -> String {
    splitWords(name).last?.lowercased() ?? ""
  }

  package static func capitalized(_ name: String) -> String {
    let upper = acronyms.first {
      name.hasPrefix($0) && name.dropFirst($0.count).first?.isLowercase != true
    }
    if let upper { return upper.uppercased() + name.dropFirst(upper.count) }
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// `URLString` becomes `urlString`, `Title` `title`.
  package static func uncapitalized(_ name: String) -> String {
    let run = name.prefix { $0.isUppercase }.count
    if run <= 1 || run == name.count {
      return name.prefix(max(run, 1)).lowercased() + name.dropFirst(max(run, 1))
    }
    return name.prefix(run - 1).lowercased() + name.dropFirst(run - 1)
  }

  private static let acronyms = ["url", "id", "html"]
}
