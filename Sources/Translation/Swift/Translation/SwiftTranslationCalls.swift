import Diagnostics
import Syntax
import UIKitAPI

// Functions of C, structures and formats.
extension SwiftTranslation {
  /// Functions that Swift has as initialisers, members or operators; any other keeps its name.
  ///
  /// `CGRectGetMaxX(r)` is `r.maxX`, `dispatch_async` on the main queue `DispatchQueue.main.async`,
  /// `NSLog` a `print` where its format allows.
  func call(
    _ callee: Expression, _ values: [Expression], _ range: SourceRange
  ) -> Expression.Kind {
    guard case .name(let function) = callee.kind else {
      return .call(expression(callee), values.map { argument($0) })
    }
    if let structure = Self.makers[function], structure.labels.count == values.count {
      return .call(name(structure.type, at: callee.range), labelled(structure.labels, values))
    }
    if function == "NSLog" { return logging(values, range) }
    if function == "dispatch_async", values.count == 2, values[0].isMainQueue {
      return .call(
        path("DispatchQueue.main.async", at: callee.range),
        [argument(values[1], isTrailing: values[1].isClosure)])
    }
    if function.hasPrefix("CGRectGet"), values.count == 1 {
      let part = SwiftNames.uncapitalized(String(function.dropFirst(9)))
      return .member(expression(values[0]), Name(part, at: callee.range))
    }
    if ["CGRectEqualToRect", "CGPointEqualToPoint", "CGSizeEqualToSize"].contains(function),
      values.count == 2
    {
      return .binary(.equal, expression(values[0]), expression(values[1]))
    }
    if function == "NSLocalizedString", values.count == 2 {
      let comment = values[1].isNil ? Expression(.string([.text("")]), at: range) : values[1]
      return .call(callee, [argument(values[0]), argument(comment, label: "comment")])
    }
    let swift = ["MIN": "min", "MAX": "max", "ABS": "abs", "fabs": "abs"][function] ?? function
    return .call(name(ownFunction(swift), at: callee.range), values.map { argument($0) })
  }

  /// A block in an ivar is called by its property's name.
  private func ownFunction(_ name: String) -> String {
    known[name] == nil && name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  /// As many labels as values.
  private func labelled(_ labels: [String], _ values: [Expression]) -> [Argument] {
    zip(labels, values).map { argument($1, label: $0) }
  }

  // MARK: - Structures

  /// Functions of C that make structures.
  private static let makers: [String: (type: String, labels: [String])] = [
    "CGRectMake": ("CGRect", ["x", "y", "width", "height"]),
    "CGPointMake": ("CGPoint", ["x", "y"]),
    "CGSizeMake": ("CGSize", ["width", "height"]),
    "NSMakeRange": ("NSRange", ["location", "length"]),
    "UIEdgeInsetsMake": ("UIEdgeInsets", ["top", "left", "bottom", "right"]),
  ]

  /// The members of structures: what a list in braces lists.
  private static let members: [String: [(label: String, type: String)]] = [
    "CGRect": [("origin", "CGPoint"), ("size", "CGSize")],
    "CGPoint": [("x", "CGFloat"), ("y", "CGFloat")],
    "CGSize": [("width", "CGFloat"), ("height", "CGFloat")],
    "UIEdgeInsets": [
      ("top", "CGFloat"), ("left", "CGFloat"), ("bottom", "CGFloat"), ("right", "CGFloat"),
    ],
    "NSRange": [("location", "Int"), ("length", "Int")],
  ]

  /// `(CGRect){{1, 2}, {3, 4}}` as calls of initialisers; a list of an array as an array.
  ///
  /// Four numbers of a `CGRect` may stand without inner braces, as C allows it.
  func compound(
    _ type: TypeReference, _ elements: [Expression], _ range: SourceRange
  ) -> Expression {
    if case .cArray(let element, _) = type.kind {
      return Expression(.array(elements.map { part($0, element) }), at: range)
    }
    guard case .named(let word, _, _) = type.kind, let members = Self.members[word] else {
      return Expression(.array(elements.map { expression($0) }), at: range)
    }
    if word == "CGRect", elements.count == 4, let flat = Self.makers["CGRectMake"] {
      return call(name(word, at: range), labelled(flat.labels, elements), at: range)
    }
    let arguments = zip(members, elements).map { member, value in
      Argument(
        label: Name(member.label, at: value.range), part(value, named(member.type, at: range)))
    }
    return call(name(word, at: range), arguments, at: range)
  }

  /// An element of a list in braces, with the type that its place gives it.
  private func part(_ value: Expression, _ type: TypeReference) -> Expression {
    guard case .compound(let own, let elements) = value.kind, case .named("", _, _) = own.kind
    else { return expression(value) }
    return compound(type, elements, value.range)
  }

  // MARK: - Formats

  /// `NSLog` prints; with a format that only `String(format:)` knows, it stays what it is.
  private func logging(_ values: [Expression], _ range: SourceRange) -> Expression.Kind {
    let print = name("print", at: range)
    guard let format = values.first, let parts = interpolated(format, Array(values.dropFirst()))
    else { return .call(name("NSLog", at: range), values.map { argument($0) }) }
    return .call(print, [Argument(Expression(.string(parts), at: format.range))])
  }

  /// The string that a message with a format makes.
  func formatted(_ pieces: [MessagePiece], _ range: SourceRange) -> Expression? {
    guard let format = pieces[0].argument else { return nil }
    let values = pieces[0].more
    if let parts = interpolated(format, values) { return Expression(.string(parts), at: range) }
    let arguments = [argument(format, label: "format")] + values.map { argument($0) }
    return call(name("String", at: range), arguments, at: range)
  }

  /// A format with its values where its `%@`, `%d` and `%f` stand; nil where it says more than
  /// that.
  private func interpolated(_ format: Expression, _ values: [Expression]) -> [StringPart]? {
    guard case .string(let parts) = format.kind, parts.count <= 1 else { return nil }
    var rest = Substring(
      parts.first.flatMap { if case .text(let text) = $0 { text } else { nil } } ?? "")
    var values = values[...]
    var result: [StringPart] = []
    var text = ""
    while let character = rest.popFirst() {
      guard character == "%" else {
        text.append(character)
        continue
      }
      guard let sign = Self.conversions.first(where: { rest.hasPrefix($0) }) else { return nil }
      rest = rest.dropFirst(sign.count)
      if sign == "%" {
        text.append("%")
        continue
      }
      guard let value = values.popFirst() else { return nil }
      if !text.isEmpty { result.append(.text(text)) }
      result.append(.interpolation(expression(value.withoutNumericCast)))
      text = ""
    }
    if !text.isEmpty || result.isEmpty { result.append(.text(text)) }
    return values.isEmpty ? result : nil
  }

  /// Longer ones first.
  private static let conversions = [
    "lld", "llu", "ld", "lu", "zd", "zu", "li", "@", "d", "i", "u", "f", "g", "s", "c", "%",
  ]
}

extension Expression {
  /// Calls for any other queue stay as they are.
  fileprivate var isMainQueue: Bool {
    if case .call(let callee, _) = kind, case .name("dispatch_get_main_queue") = callee.kind {
      return true
    }
    return false
  }

  /// The value whose number was cast for the sake of a format.
  fileprivate var withoutNumericCast: Expression {
    guard case .cast(_, let type, let value) = kind, case .named(let word, _, _) = type.kind,
      SwiftTranslation.arithmetic(word) != nil
    else { return self }
    return value
  }
}
