import FoundationKit
import ObjectModel
import ObjectRuntime
import Syntax

// The functions of Foundation on ranges.
extension Builtin {
  /// `NSRange` counts from its location; its end is not part of it.
  static let ranges: [String: Function] = [
    "NSMakeRange": Function { _, values throws(Fault) in
      TextRange(location: values[0].integer, length: values[1].integer).value
    },
    "NSMaxRange": Function { _, values throws(Fault) in
      .int(TextRange(values[0]).end)
    },
    "NSLocationInRange": Function { _, values throws(Fault) in
      let (place, range) = (values[0].integer, TextRange(values[1]))
      return .bool(place >= range.location && place < range.end)
    },
    "NSEqualRanges": Function { _, values throws(Fault) in
      .bool(TextRange(values[0]).value == TextRange(values[1]).value)
    },
    "NSStringFromRange": Function { _, values throws(Fault) in
      let range = TextRange(values[0])
      return .string("{\(range.location), \(range.length)}")
    },
  ]
}
