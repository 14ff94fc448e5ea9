import ObjectModel
import ObjectRuntime
import Patterns
import Syntax

extension FrameworkClass {
  static let regularExpressions: [FrameworkClass] = [
    FrameworkClass(
      "NSRegularExpression", since: UIKitVersion(4),
      properties: [.stored("pattern", .object, .copy), .stored("options", .int)],
      methods: [
        "initWithPattern:options:error:": .answer { turn, me, arguments throws(Fault) in
          try turn.begin(expression: me, arguments)
        },
        "numberOfCaptureGroups": .answer { turn, me, _ throws(Fault) in
          .int(try turn.expression(of: me)?.groups ?? 0)
        },
        "matchesInString:options:range:": .answer { turn, me, arguments throws(Fault) in
          try turn.makeArray(try turn.results(of: me, arguments))
        },
        "numberOfMatchesInString:options:range:": .answer { turn, me, arguments throws(Fault) in
          .int(try turn.ranges(of: me, arguments).count)
        },
        "firstMatchInString:options:range:": .answer { turn, me, arguments throws(Fault) in
          try turn.results(of: me, arguments, most: 1).first ?? .none
        },
        "rangeOfFirstMatchInString:options:range:": .answer { turn, me, arguments throws(Fault) in
          (try turn.ranges(of: me, arguments, most: 1).first?.first ?? .notFound).value
        },
        "enumerateMatchesInString:options:range:usingBlock:": .action {
          turn, me, arguments throws(Fault) in
          let results = try turn.results(of: me, arguments)
          try turn.enumerate(results.indices) { turn, place, stop throws(Fault) in
            try turn.call(block: arguments[3], [results[place], .int(0), stop])
          }
        },
        "stringByReplacingMatchesInString:options:range:withTemplate:": .answer {
          turn, me, arguments throws(Fault) in
          let text = try turn.searched(by: me, arguments)
          let template = turn.text(arguments[3])
          let isAnchored = arguments[1].integer & 4 != 0
          let new = try turn.search(by: me) { expression throws(PatternMistake) in
            try expression.replacing(in: text.part, with: template, isAnchored: isAnchored)
          }
          return .string(try turn.made(text.head + (new ?? text.part) + text.tail))
        },
      ],
      classMethods: [
        "regularExpressionWithPattern:options:error:": Method { turn, me, arguments throws(Fault) in
          guard case .type(let type) = me else { return .none }
          let id = try turn.allocateAutoreleased(turn.simulation[type].name)
          return try turn.begin(expression: id, arguments)
        },
        "escapedPatternForString:": Method { turn, _, arguments throws(Fault) in
          .string(RegularExpression.escaped(turn.text(arguments[0])))
        },
        "escapedTemplateForString:": Method { turn, _, arguments throws(Fault) in
          .string(RegularExpression.escaped(template: turn.text(arguments[0])))
        },
      ]),
    FrameworkClass(
      "NSTextCheckingResult", since: UIKitVersion(4),
      properties: [.stored("regularExpression")],
      methods: [
        "range": .answer { turn, me, _ throws(Fault) in
          (turn.simulation.ranges(of: me).first ?? .notFound).value
        },
        "numberOfRanges": .answer { turn, me, _ throws(Fault) in
          .int(turn.simulation.ranges(of: me).count)
        },
        "resultType": .answer { _, _, _ throws(Fault) in .int(1 << 10) },
        "rangeAtIndex:": .answer { turn, me, arguments throws(Fault) in
          let (ranges, place) = (turn.simulation.ranges(of: me), arguments[0].integer)
          guard ranges.indices.contains(place) else {
            throw .exception(
              name: "NSRangeException",
              reason: "*** -[NSRegularExpressionCheckingResult rangeAtIndex:]: "
                + "index \(place) beyond bounds [0 .. \(ranges.count - 1)]")
          }
          return ranges[place].value
        },
        "rangeWithName:": .answer(since: UIKitVersion(11)) { turn, me, arguments throws(Fault) in
          let name = turn.text(arguments[0])
          guard
            let expression = turn.simulation.field(named: "regularExpression", of: me)?.object,
            let group = try turn.expression(of: expression)?.group(named: name)
          else { return TextRange.notFound.value }
          return turn.simulation.ranges(of: me)[group].value
        },
      ]),
  ]
}

extension Simulation {
  /// What a match and each of its groups stand for.
  fileprivate func ranges(of result: ObjectID) -> [TextRange] {
    guard case .array(let ranges) = contents[result] else { return [] }
    return ranges.map { TextRange($0) }
  }
}

extension Turn {
  /// The expression, where its pattern is one.
  fileprivate mutating func begin(
    expression id: ObjectID, _ arguments: [Value]
  ) throws(Fault) -> Value {
    let (pattern, options) = (text(arguments[0]), arguments[1].integer)
    do throws(PatternMistake) {
      _ = try RegularExpression(pattern, options: .init(rawValue: options))
    } catch .malformed {
      return try fail(2048, "The value \u{201C}\(pattern)\u{201D} is invalid.", arguments, at: 2)
    } catch {
      // What is not simulated is noted where it is looked for.
    }
    try setValue(.string(pattern), forKey: "pattern", of: id)
    try setValue(.int(options), forKey: "options", of: id)
    return .object(id)
  }

  /// What a search by an expression finds; nil where its pattern is not simulated.
  fileprivate mutating func search<Answer>(
    by id: ObjectID, _ search: (RegularExpression) throws(PatternMistake) -> Answer?
  ) throws(Fault) -> Answer? {
    let pattern = text(simulation.field(named: "pattern", of: id))
    let options = simulation.field(named: "options", of: id)?.integer ?? 0
    return try searching(for: pattern, options: .init(rawValue: options), search)
  }

  fileprivate mutating func expression(of id: ObjectID) throws(Fault) -> RegularExpression? {
    try search(by: id) { $0 }
  }

  /// The text that is looked through, and what stands before and behind it.
  fileprivate func searched(
    by id: ObjectID, _ arguments: [Value]
  ) throws(Fault) -> (head: String, part: String, tail: String) {
    let method = "*** -[NSRegularExpression enumerateMatchesInString:options:range:usingBlock:]: "
    guard let text = simulation.text(of: arguments[0]) else {
      throw .invalidArgument(method + "nil argument")
    }
    let range = TextRange(arguments[2])
    guard range.location >= 0, range.location <= range.end, range.end <= text.utf16.count else {
      throw .exception(name: "NSRangeException", reason: method + "Range or index out of bounds")
    }
    return (
      try part(of: text, from: 0, to: range.location, "", .string(text)),
      try part(of: text, from: range.location, to: range.end, "", .string(text)),
      try part(of: text, from: range.end, to: nil, "", .string(text))
    )
  }

  /// What each match and its groups stand for, in the units of the whole text.
  fileprivate mutating func ranges(
    of id: ObjectID, _ arguments: [Value], most: Int = .max
  ) throws(Fault) -> [[TextRange]] {
    let text = try searched(by: id, arguments)
    let isAnchored = arguments[1].integer & 4 != 0
    let found = try search(by: id) { expression throws(PatternMistake) in
      try expression.matches(in: text.part, isAnchored: isAnchored, most: most)
    }
    guard let found, !found.isEmpty else { return [] }
    // Where each scalar begins.
    var places = [text.head.utf16.count]
    for scalar in text.part.unicodeScalars {
      places.append(places[places.endIndex - 1] + scalar.utf16.count)
    }
    return found.map { match in
      match.map { scalars in
        guard let scalars else { return .notFound }
        let start = places[scalars.lowerBound]
        return TextRange(location: start, length: places[scalars.upperBound] - start)
      }
    }
  }

  fileprivate mutating func results(
    of id: ObjectID, _ arguments: [Value], most: Int = .max
  ) throws(Fault) -> [Value] {
    var results: [Value] = []
    for ranges in try ranges(of: id, arguments, most: most) {
      let result = try allocateAutoreleased("NSTextCheckingResult")
      simulation.contents[result] = .array(Elements(ranges.map(\.value)))
      try setValue(.object(id), forKey: "regularExpression", of: result)
      results.append(.object(result))
    }
    return results
  }
}
