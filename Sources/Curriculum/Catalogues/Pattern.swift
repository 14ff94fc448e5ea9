/// A text with gaps: `{name} was freed in line {line}`.
public struct Pattern: Equatable, Sendable {
  public enum Part: Equatable, Sendable {
    case text(String)
    /// A name in braces, with the form in which its value stands: `{count:of}`.
    case gap(String, form: String?)
  }

  public private(set) var parts: [Part] = []

  /// What is in braces and no name, as `{key: value}`, is text.
  public init(_ text: String) {
    var rest = text[...]
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")) {
      guard let close = rest[open...].utf8.firstIndex(of: UInt8(ascii: "}")),
        let gap = Pattern.gap(rest[rest.index(after: open)..<close])
      else {
        add(rest[...open])
        rest = rest[rest.index(after: open)...]
        continue
      }
      add(rest[..<open])
      parts.append(gap)
      rest = rest[rest.index(after: close)...]
    }
    add(rest)
  }

  private mutating func add(_ text: Substring) {
    if text.isEmpty { return }
    if case .text(let before) = parts.last {
      parts[parts.count - 1] = .text(before + text)
    } else {
      parts.append(.text(String(text)))
    }
  }

  private static func gap(_ text: Substring) -> Part? {
    let halves = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard halves[0].isName, halves.count == 1 || halves[1].isForm else { return nil }
    return .gap(String(halves[0]), form: halves.count == 1 ? nil : String(halves[1]))
  }

  /// The gaps in the order of the text.
  public var gaps: [(name: String, form: String?)] {
    parts.compactMap { part in
      if case .gap(let name, let form) = part { (name, form) } else { nil }
    }
  }
}

extension Substring {
  fileprivate var isName: Bool {
    beginsSmall && utf8.allSatisfy { isSmall($0) || isSmall($0 | 0x20) }
  }

  fileprivate var isForm: Bool { beginsSmall && CatalogueID.isValid(self) }

  private var beginsSmall: Bool { utf8.first.map(isSmall) ?? false }
}

private func isSmall(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
}
