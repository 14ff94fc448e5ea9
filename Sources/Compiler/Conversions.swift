import Checks
import Declaring
import Diagnostics
import Lookup
import Meaning
import ObjectModel
import Syntax
import TypedTree

// Swift's conversions and makers, which look like calls: `String(describing:)`, `Int(x)`,
// `CGRect(…)`.
extension Typing {
  /// `autoreleasepool { … }` where its value is used.
  private mutating func pooled(_ arguments: [Argument], _ range: SourceRange) -> TypedExpression? {
    guard case .closure? = arguments.first?.value.kind, arguments.count == 1 else { return nil }
    let block = resolve(arguments[0].value, expecting: .closure([], returning: .any))
    return calling(block, [], answering: block.type.signature?.last ?? .any, range)
  }

  /// What looks like a call of a type or function and is the compiler's own; nil where the name is
  /// none of them with those labels, so that others look further.
  mutating func conversion(
    _ name: String, _ arguments: [Argument], _ range: SourceRange
  ) -> TypedExpression? {
    guard isSwift else { return nil }
    let labels = arguments.map { $0.label?.text ?? "" }
    if let made = makeOfLibrary(name, labels, arguments, range) { return made }
    if let made = makeEnumeration(name, arguments) ?? moment(ofType: name, arguments) {
      return made
    }
    switch (name, labels) {
    case ("Selector", [""]) where declarations.drafts[name] == nil:
      let text = resolve(arguments[0].value, expecting: .string)
      return TypedExpression(.selector, .builtin("NSSelectorFromString", [text], line: callLine))
    case ("print", _), ("debugPrint", _):
      return printing(arguments, isInside: name == "debugPrint", range)
    case ("dump", [""]), ("dump", ["", "name"]):
      let values = arguments.map { resolve($0.value) }
      return TypedExpression(
        values[0].type, isEchoed: false,
        .primitive(.dump(values[0].type), values, line: line(of: range)))
    case ("reflectedParts", ["", ""]) where source.isModule:
      return converted(arguments, .array(of: .any), .reflectedParts)
    case ("String", ["reflecting"]):
      return TypedExpression(.string, .printed(resolve(arguments[0].value), isInside: true))
    case ("String", ["describing"]), ("String", [""]):
      let value = resolve(arguments[0].value)
      if value.type.isString, value.type.optionality == .none { return value }
      let isCharacters = labels == [""] && value.type.className == "NSArray"
      return TypedExpression(
        .string, isCharacters ? .primitive(.characters, [value]) : .printed(value, isInside: false))
    case ("Void", []): return TypedExpression(.void, .primitive(.noValue, []))
    case (_, [""]) where sight.floatingType(name) != nil:
      return floating(arguments, sight.floatingType(name) ?? .real)
    case ("NSLocalizedString", _) where labels.last == "comment" && labels.first == "":
      return localized(arguments, range)
    case ("String", _) where labels.first == "localized":
      // Without a table to look into, the key is what is shown.
      return resolve(arguments[0].value, expecting: .string)
    case ("stride", ["from", "to", "by"]), ("stride", ["from", "through", "by"]):
      let primitive: Primitive = labels[1] == "through" ? .strideThrough : .strideTo
      var values = arguments.map { resolve($0.value) }
      let isReal = values.contains { $0.type.field == .real }
      if isReal { values = values.map { $0.adapted(to: .real) } }
      return TypedExpression(.array(of: isReal ? .real : .int), .primitive(primitive, values))
    case ("Bool", [""]), ("ObjCBool", [""]): return boolean(arguments)
    case ("autoreleasepool", _): return pooled(arguments, range)
    case ("type", ["of"]): return typeOf(arguments[0].value)
    case ("fatalError", _), ("preconditionFailure", _): return fatalError(arguments, range)
    case ("assert", _), ("precondition", _), ("assertionFailure", _):
      return asserting(name, arguments, range)
    default: return structure(name, labels, arguments, range)
    }
  }

  /// Core Graphics' structures, whose initialisers have no messages behind them. Without arguments
  /// all is zero.
  private mutating func structure(
    _ name: String, _ labels: [String], _ arguments: [Argument], _ range: SourceRange
  ) -> TypedExpression? {
    switch (name, labels) {
    case ("CGRect", []): return .constant(.rect(Rect()), .rect)
    case ("CGPoint", []): return .constant(.point(Point()), .point)
    case ("CGSize", []): return .constant(.size(Size()), .size)
    case ("CGRect", ["x", "y", "width", "height"]):
      return measured(arguments, .rect, .rectangle)
    case ("CGRect", ["origin", "size"]):
      let parts = zip(arguments, [StaticType.point, .size]).map { argument, type in
        let value = resolve(argument.value, expecting: type)
        check(value, fits: type, .argument, argument.value)
        return value
      }
      return TypedExpression(.rect, .primitive(.rectangleOfParts, parts))
    case ("CGPoint", ["x", "y"]): return measured(arguments, .point, .point)
    case ("CGSize", ["width", "height"]): return measured(arguments, .size, .size)
    default: return transform(name, labels, arguments) ?? record(name, labels, arguments, range)
    }
  }

  /// `UIEdgeInsets(top:left:bottom:right:)`, `NSRange()`.
  ///
  /// A part without a label, or with another's, is reported at the call.
  private mutating func record(
    _ name: String, _ labels: [String], _ arguments: [Argument], _ range: SourceRange
  ) -> TypedExpression? {
    guard let type = RecordType.library[name], let record = type.record else { return nil }
    if labels.isEmpty { return .constant(.record([]), type) }
    guard labels == record.names else {
      report(
        LanguageFact.misfit(arguments, record.names, record.names.map { _ in nil }), at: range)
      return .missing
    }
    return TypedExpression(
      type,
      .record(
        record,
        arguments.enumerated().map { place, argument in
          let value = resolve(argument.value, expecting: record.types[place])
          check(value, fits: record.types[place], .argument, argument.value)
          return TypedExpression.Part(place: place, value: value)
        }))
  }

  /// `NSLocalizedString(_:tableName:bundle:value:comment:)`, without a table to look into: its
  /// `value`, where there is one, else its key.
  private mutating func localized(
    _ arguments: [Argument], _ range: SourceRange
  ) -> TypedExpression {
    let text = arguments.first { $0.label?.text == "value" } ?? arguments[0]
    let values = [text, arguments[arguments.count - 1]].map {
      let value = resolve($0.value, expecting: .string)
      check(value, fits: .string, .argument, $0.value)
      return value
    }
    return TypedExpression(
      .string, .builtin("NSLocalizedString", values, line: line(of: range)))
  }

  /// No type is expected of the arguments: the primitive takes them as they are.
  mutating func converted(
    _ arguments: [Argument], _ type: StaticType, _ primitive: Primitive
  ) -> TypedExpression {
    TypedExpression(type, .primitive(primitive, arguments.map { resolve($0.value) }))
  }

  /// `CGPoint(x: 1 / 2, y: 1.5)`: an initialiser takes whole numbers alone, so that they are whole
  /// only where all are.
  ///
  /// Core Graphics' structures have initialisers for `Int`, `Double` and `CGFloat`, and none that
  /// mixes them.
  private mutating func measured(
    _ arguments: [Argument], _ type: StaticType, _ primitive: Primitive
  ) -> TypedExpression {
    var values = arguments.map { argument in
      // `.infinity` says only what it is of.
      if case .implicitMember = argument.value.kind {
        return resolve(argument.value, expecting: .cgFloat)
      }
      return resolve(argument.value)
    }
    if values.contains(where: { $0.type.field == .real }) {
      values = values.map { $0.adapted(to: .cgFloat) }
    }
    return TypedExpression(type, .primitive(primitive, values))
  }

  /// `type(of: x)`: what the compiler knows of a number, an optional or a collection, no object tells
  /// when the program runs.
  private mutating func typeOf(_ value: Expression) -> TypedExpression {
    let value = resolve(value)
    let isKnown =
      value.type.isArithmetic || value.type.optionality == .optional || !value.type.parts.isEmpty
    let type =
      isKnown && value.type.argumentName != nil ? value.type.asMetatype(of: nil) : .metatype(nil)
    return TypedExpression(type, .primitive(.typeOf, [value]))
  }

  /// A number of what is known to be one, else an optional one of a text.
  private mutating func floating(
    _ arguments: [Argument], _ type: StaticType
  ) -> TypedExpression {
    let value = resolve(arguments[0].value)
    if value.type.isArithmetic { return TypedExpression(type, .primitive(.real, [value])) }
    return TypedExpression(
      value.type.isString ? type.asOptional : .any, .primitive(.realOfText, [value]))
  }

  /// `Bool("true")` is optional.
  private mutating func boolean(_ arguments: [Argument]) -> TypedExpression {
    let value = resolve(arguments[0].value)
    return TypedExpression(
      value.type.isString ? StaticType.bool.asOptional : .bool, .primitive(.boolean, [value]))
  }

  /// `Int("12")`, `Int("ff", radix: 16)` and `Int(exactly: 1.5)` are optional.
  ///
  /// What does not fit traps, is cut off, clamped or nil, as the label says.
  mutating func integer(
    _ name: String, _ form: WholeConversion, _ arguments: [Argument]
  ) -> TypedExpression {
    let type = StaticType.scalars[name] ?? .int
    let isCoerced = form == .checked && arguments.count == 1 && type.whole != nil
    var values = [resolve(arguments[0].value, expecting: isCoerced ? type : nil)]
    // `UInt8(200)` is the literal as that type.
    if isCoerced, case .integerLiteral = values[0].kind { return values[0] }
    values += arguments.dropFirst().map { resolve($0.value) }
    let made: StaticType =
      values[0].type.isArithmetic
      ? form == .exactly ? type.asOptional : type
      : values[0].type.isString ? type.asOptional : .any
    return TypedExpression(made, .primitive(.integer(name, form), values, line: callLine))
  }

  /// The separator and terminator follow the texts, and the primitive says which of them are there.
  private mutating func printing(
    _ arguments: [Argument], isInside: Bool, _ range: SourceRange
  ) -> TypedExpression {
    let labelled = arguments.filter { $0.label != nil }
    let separator = labelled.first { $0.label?.text == "separator" }.map { resolve($0.value) }
    let terminator = labelled.first { $0.label?.text == "terminator" }.map { resolve($0.value) }
    let texts = arguments.filter { $0.label == nil }
      .map { argument in
        let value = resolve(argument.value)
        if value.type.isVoid, value.type.optionality == .none {
          return TypedExpression(
            .string, .coalescing(value, .constant(.string("()"), .string)))
        }
        return TypedExpression(.string, .printed(value, isInside: isInside))
      }
    let print = Primitive.print(hasSeparator: separator != nil, hasTerminator: terminator != nil)
    return TypedExpression(
      .void,
      .primitive(
        print, printing(texts, by: "print") + [separator, terminator].compactMap { $0 },
        line: line(of: range)))
  }

  /// Without a message Swift prints the place alone.
  private mutating func fatalError(
    _ arguments: [Argument], _ range: SourceRange
  ) -> TypedExpression {
    let message = arguments.first.map { [resolve($0.value)] } ?? []
    return TypedExpression(.void, .primitive(.fatalError, message, line: line(of: range)))
  }
}
