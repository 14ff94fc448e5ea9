/// A text with gaps: `{name} was freed in line {line}`.
public struct Pattern: Equatable, Sendable {
  /// A piece of a pattern, in the order of the text.
  public enum Part: Equatable, Sendable {
    case text(String)
    /// A name in braces, with the form in which its value stands: `{count:of}`.
    case gap(String, form: String?)
  }

  public private(set) var parts: [Part] = []

  /// What is in braces and no name, as `{key: value}`, is text.
  public init(_ text: String) {
    let bytes = Array(text.utf8)
    var (said, open) = (0, 0)  // where the text that is not yet a part begins, where a gap may
    while let brace = bytes[open...].firstIndex(of: UInt8(ascii: "{")) {
      open = brace + 1
      guard let close = bytes[open...].firstIndex(of: UInt8(ascii: "}")),
        let gap = Pattern.gap(bytes[open..<close])
      else { continue }
      add(bytes[said..<brace])
      parts.append(gap)
      (said, open) = (close + 1, close + 1)
    }
    add(bytes[said...])
  }

  private mutating func add(_ text: ArraySlice<UInt8>) {
    if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
  }

  private static func gap(_ text: ArraySlice<UInt8>) -> Part? {
    let colon = text.firstIndex(of: UInt8(ascii: ":")) ?? text.endIndex
    let (name, form) = (text[..<colon], text[colon...].dropFirst())
    guard isName(name), colon == text.endIndex || isForm(form) else { return nil }
    return .gap(
      String(decoding: name, as: UTF8.self),
      form: colon == text.endIndex ? nil : String(decoding: form, as: UTF8.self))
  }

  /// The gaps in the order of the text.
  public var gaps: [(name: String, form: String?)] {
    parts.compactMap { part in
      if case .gap(let name, let form) = part { (name, form) } else { nil }
    }
  }
}

extension Pattern {
  private static func isName(_ text: ArraySlice<UInt8>) -> Bool {
    beginsSmall(text) && text.allSatisfy { isSmall($0) || isSmall($0 | 0x20) }
  }

  private static func isForm(_ text: ArraySlice<UInt8>) -> Bool {
    beginsSmall(text) && CatalogueID.isValid(text)
  }

  private static func beginsSmall(_ text: ArraySlice<UInt8>) -> Bool {
    text.first.map(isSmall) ?? false
  }

  private static func isSmall(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }
}
