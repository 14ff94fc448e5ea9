import ObjectModel
package import TypedTree

/// What clang says of a format that stands where it is used, and of the values that it formats
/// (`-Wformat`); Swift has no such check.
package struct FormatCheck {
  /// In the order of the format; what is said of superfluous values comes last.
  package private(set) var facts: [FormatFact] = []
  /// What is formatted, without the format.
  private let values: ArraySlice<TypedExpression>
  private let isSwift: Bool
  /// The value that the next directive without a position takes.
  private var next: Int
  /// Which values some directive takes: the others are superfluous.
  private var used: Set<Int> = []

  /// - Parameters:
  ///   - name: the function or message.
  ///   - values: all that it is given, the format too.
  package init(of name: String, _ values: [TypedExpression], isSwift: Bool) {
    let place = Self.place(in: name)
    self.values = values.dropFirst((place ?? 0) + 1)
    self.isSwift = isSwift
    next = self.values.startIndex
    guard let place, values.indices.contains(place),
      case .constant(.string(let format)) = values[place].kind
    else { return }
    for piece in FormatPiece.directives(of: format) { check(piece) }
    if !self.values.indices.allSatisfy(used.contains) { facts.append(.unusedValue) }
  }

  /// Where the format stands among the arguments; nil of what takes none.
  private static func place(in name: String) -> Int? {
    switch name {
    case "NSLog", "stringWithFormat:", "localizedStringWithFormat:", "initWithFormat:",
      "stringByAppendingFormat:", "appendFormat:", "printf":
      0
    case "raise:format:": 1
    default: nil
    }
  }

  /// A width or precision given by `*` takes an integer of its own, before the value.
  private mutating func check(_ directive: FormatDirective) {
    guard directive.isKnown else {
      facts.append(.unknownConversion(String(directive.conversion)))
      // What it would take is not known.
      used.formUnion(values.indices)
      return
    }
    for _ in 0..<directive.lengthCount { check(take(nil), takes: .integer, named: "int") }
    check(take(directive.position), takes: directive.kind, named: directive.typeName)
  }

  /// The value at a position, counted from 1, or the next one. Missing ones are reported once,
  /// however many there are.
  private mutating func take(_ position: Int?) -> TypedExpression? {
    let place = position.map { values.startIndex + $0 - 1 } ?? next
    if position == nil { next += 1 }
    used.insert(place)
    guard values.indices.contains(place) else {
      if !facts.contains(.tooFewValues) { facts.append(.tooFewValues) }
      return nil
    }
    return values[place]
  }

  /// `%@` takes nil too, and `%p` anything.
  private mutating func check(
    _ value: TypedExpression?, takes kind: FormatDirective.Kind, named name: String
  ) {
    guard let value, kind != .any, let given = Self.kind(of: value.type), given != kind,
      !(kind == .object && value.isNil)
    else { return }
    facts.append(.mismatch(takes: name, gets: typeName(of: value)))
  }

  /// nil where it is not known for certain, or may be a pointer of any kind.
  private static func kind(of type: StaticType) -> FormatDirective.Kind? {
    if type.optionality == .optional { return nil }
    switch type.field {
    case .bool, .int: return .integer
    case .real: return .real
    case .object: return .object
    case .type, .selector, .point, .size, .rect, .any: return nil
    }
  }

  /// The name in C's words; nil where it would have to be guessed.
  private func typeName(of value: TypedExpression) -> String? {
    if isSwift { return value.type.swiftName }
    if value.type.field != .int || value.type.whole != nil { return value.type.nameInC }
    // Which of C's integers a variable is, was not kept.
    switch value.kind {
    case .integerLiteral: return "int"
    case .constant where value.type.number == nil: return "int"
    default: return nil
    }
  }
}

extension FormatPiece {
  /// All directives in order, but `%%`, which takes nothing.
  fileprivate static func directives(of format: String) -> [FormatDirective] {
    var (found, rest) = ([FormatDirective](), format[...])
    while let percent = rest.utf8.firstIndex(of: UInt8(ascii: "%")) {
      let directive = FormatDirective(reading: &rest, from: percent)
      if directive.conversion != "%" { found.append(directive) }
    }
    return found
  }
}

extension FormatDirective {
  /// What a directive takes.
  fileprivate enum Kind { case integer, real, object, text, any }

  /// Conversions that are not listed are those of integers: unknown ones never come here.
  fileprivate var kind: Kind {
    switch conversion {
    case "@": .object
    case "s", "S": .text
    case "p": .any
    case "f", "F", "e", "E", "g", "G", "a", "A": .real
    default: .integer
    }
  }

  /// The type in C.
  fileprivate var typeName: String {
    switch kind {
    case .object: "id"
    case .text: conversion == "s" ? "char *" : "unichar *"
    case .any: "void *"
    case .real: "double"
    case .integer: integerName
    }
  }

  /// The name by length and sign, as clang writes it.
  private var integerName: String {
    let isUnsigned = ["u", "U", "o", "O", "x", "X"].contains(conversion)
    let name =
      switch length {
      case .char: "char"
      case .short: "short"
      case .int: "int"
      case .long: text.contains("ll") || text.contains("q") ? "long long" : "long"
      }
    return isUnsigned ? "unsigned " + name : name
  }
}

extension TypedExpression {
  /// A literal nil fits every object.
  fileprivate var isNil: Bool { if case .constant(.none) = kind { true } else { false } }
}
