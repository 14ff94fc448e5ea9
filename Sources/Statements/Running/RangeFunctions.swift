import Simulator
import Syntax

extension RecordType {
  /// `NSRange`, the one structure of Foundation's that is no geometry.
  static let range = structure("NSRange", [("location", .int), ("length", .int)])
}

// The functions of Foundation on ranges.
extension Builtin {
  static let ranges: [String: Function] = [
    "NSMakeRange": Function(2...2, RecordType.range) { _, values throws(Fault) in
      TextRange(location: values[0].integer, length: values[1].integer).value
    },
    "NSMaxRange": Function(1...1, .int) { _, values throws(Fault) in
      .int(TextRange(values[0]).end)
    },
    "NSLocationInRange": Function(2...2, .bool) { _, values throws(Fault) in
      let (place, range) = (values[0].integer, TextRange(values[1]))
      return .bool(place >= range.location && place < range.end)
    },
    "NSEqualRanges": Function(2...2, .bool) { _, values throws(Fault) in
      .bool(TextRange(values[0]).value == TextRange(values[1]).value)
    },
    "NSStringFromRange": Function(1...1, .string) { _, values throws(Fault) in
      let range = TextRange(values[0])
      return .string("{\(range.location), \(range.length)}")
    },
  ]
}
