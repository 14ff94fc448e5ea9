/// A part of a format.
package enum FormatPiece {
  /// Printed as it stands.
  case text(String)
  /// A signed integer, and nothing said of how: most directives are.
  case integer(FormatDirective.Length)
  indirect case value(FormatDirective)

  package static func pieces(of format: String) -> [FormatPiece] {
    var pieces: [FormatPiece] = []
    var rest = format[...]
    while let percent = rest.utf8.firstIndex(of: UInt8(ascii: "%")) {
      if percent > rest.startIndex { pieces.append(.text(String(rest[..<percent]))) }
      let directive = FormatDirective(reading: &rest, from: percent)
      if directive.conversion == "%" {
        pieces.append(.text("%"))
      } else {
        pieces.append(directive.piece)
      }
    }
    return rest.isEmpty ? pieces : pieces + [.text(String(rest))]
  }
}

extension FormatDirective {
  fileprivate var piece: FormatPiece {
    guard isKnown else { return .text(String(text)) }
    switch conversion {
    case "d", "i", "D": return isBare ? .integer(length) : .value(self)
    default: return .value(self)
    }
  }
}

/// What a format is given, taken in order or by number: `%2$@`.
package struct FormatArguments {
  package let values: [Value]
  package var next: Int

  package init(values: [Value], next: Int) {
    self.values = values
    self.next = next
  }

  package mutating func take(_ position: Int?) -> Value {
    let place = position ?? next
    if position == nil { next += 1 }
    return values.indices.contains(place) ? values[place] : .none
  }
}
