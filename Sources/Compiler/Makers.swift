import Declaring
import Desugaring
import Diagnostics
import Lookup
import ObjectModel
import Syntax
import TypedTree
import UIKitAPI

// Values of Swift's own types that are made by calls: `Array(repeating:count:)`, `zip`, `max`.
extension Typing {
  /// `Int` is no `WholeNumber`, as that is an integer of a width of its own.
  static let integerNames = Set(WholeNumber.allCases.map(\.rawValue) + ["Int"])

  /// A call of a name of Swift's library; nil for all else.
  ///
  /// By name and labels, since these types have no classes whose initialisers could be looked up.
  mutating func makeOfLibrary(
    _ name: String, _ labels: [String], _ arguments: [Argument], _ range: SourceRange
  ) -> TypedExpression? {
    if Typing.integerNames.contains(name), labels.count == 1 || labels == ["", "radix"],
      let form = WholeConversion(rawValue: labels[0])
    {
      return integer(name, form, arguments)
    }
    switch (name, labels) {
    case ("swap", ["", ""]): return swapping(arguments)
    case ("isKnownUniquelyReferenced", [""]):
      return TypedExpression(
        .bool, .primitive(.isUniquelyReferenced, [resolve(arguments[0].value)]))
    case ("AnyHashable", [""]):
      var value = resolve(arguments[0].value)
      value.type = .anyHashable
      return value
    case ("Optional", [""]):
      var value = resolve(arguments[0].value)
      value.type = value.type.asOptional
      return value
    case ("String", []): return .constant(.string(""), .string)
    case ("Character", [""]), ("Substring", [""]):
      let value = resolve(arguments[0].value)
      guard value.type.unwrapped.className == "Unicode.Scalar" else { return value }
      // A number that is written out is that of a character.
      let scalar = TypedExpression(value.type.unwrapped, .forced(value))
      return TypedExpression(.string, .printed(scalar, isInside: false))
    case ("String", ["", "radix"]), ("String", ["", "radix", "uppercase"]):
      return converted(arguments, .string, .textInRadix)
    case ("String", ["repeating", "count"]): return converted(arguments, .string, .textRepeated)
    case ("String", ["contentsOf"]), ("String", ["contentsOfFile"]):
      let encoding = Expression(.implicitMember(Name("utf8", at: range)), at: range)
      let all = arguments + [Argument(label: Name("encoding", at: range), encoding)]
      return resolve(Expression(.call(Expression(.name(name), at: range), all), at: range))
    case ("String", _) where labels.first == "format":
      return converted(arguments, .string, .textFormatted)
    case ("Data", [""]): return dataOfText(arguments, range) ?? dataOfBytes(arguments)
    case ("String", ["decoding", "as"]): return textOfBytes(arguments)
    case ("Result", [""]), ("Result", ["catching"]): return catching(arguments, range)
    case ("Range", ["", "in"]), ("NSRange", ["", "in"]): return textRange(name, arguments)
    case ("zip", ["", ""]): return zipped(arguments)
    case ("max", _), ("min", _):
      return labels.count > 1 && labels.allSatisfy(\.isEmpty) ? extreme(name, arguments) : nil
    default: return makeCollection(name, labels, arguments)
    }
  }

  /// `[Double](repeating: 0, count: 3)`, `Set<Int>([1])`, `Optional<Int>(4)`: values of Swift's own
  /// types whose parts are written; nil for all else.
  mutating func make(_ type: StaticType, _ arguments: [Argument]) -> TypedExpression? {
    guard isSwift, !arguments.isEmpty else { return nil }
    let labels = arguments.map { $0.label?.text ?? "" }
    if type.optionality != .none, labels == [""] {
      var value = resolve(arguments[0].value, expecting: type).adapted(to: type)
      value.type = type
      return value
    }
    if type.className == "Result" { return catching(arguments, arguments[0].value.range) }
    let names = ["NSArray": "Array", "NSSet": "Set", "NSDictionary": "Dictionary"]
    guard let name = type.className.flatMap({ names[$0] }) else { return nil }
    return makeCollection(name, labels, arguments, of: type)
  }

  /// By the type's Swift name; a written type is expected of the parts, without one they tell the
  /// type.
  private mutating func makeCollection(
    _ name: String, _ labels: [String], _ arguments: [Argument], of written: StaticType? = nil
  ) -> TypedExpression? {
    switch (name, labels) {
    case ("Array", ["repeating", "count"]), ("repeatElement", ["", "count"]):
      var value = resolve(arguments[0].value, expecting: written?.element)
      if let written { value = value.adapted(to: written.element) }
      return TypedExpression(
        written ?? .array(of: value.type),
        .primitive(.arrayRepeating, [value, resolve(arguments[1].value)]))
    case ("Array", [""]), ("Set", [""]):
      let value = listed(arguments[0].value, expecting: written.map { .array(of: $0.element) })
      return TypedExpression(
        written ?? .array(of: value.type.element, named: name == "Set" ? "NSSet" : "NSArray"),
        .primitive(name == "Set" ? .setOfElements : .arrayOfElements, [value]))
    case ("IndexSet", []), ("IndexSet", ["integer"]):
      return array(arguments.map(\.value), expecting: .object("NSIndexSet"))
    case ("IndexSet", [""]), ("IndexSet", ["integersIn"]):
      let value = resolve(arguments[0].value, expecting: .array(of: .int))
      return TypedExpression(.object("NSIndexSet"), .primitive(.indexSetOfElements, [value]))
    case ("Dictionary", ["grouping", "by"]), ("Dictionary", ["grouping", ""]):
      return grouping(arguments)
    case ("Dictionary", ["uniqueKeysWithValues"]):
      let value = resolve(arguments[0].value)
      let element = value.type.element
      let type: StaticType =
        element.isTuple ? .dictionary(element.parts[0], element.parts[1]) : .object("NSDictionary")
      return TypedExpression(type, .primitive(.dictionaryOfPairs, [value]))
    case ("Dictionary", ["", "uniquingKeysWith"]): return uniquing(arguments)
    default: return nil
    }
  }

  /// `Dictionary(pairs, uniquingKeysWith: combine)`: the pairs by their keys, each group's values
  /// combined in order.
  private mutating func uniquing(_ arguments: [Argument]) -> TypedExpression? {
    let code = Written(range: arguments[1].value.range)
    func parameter(_ name: String) -> Parameter {
      Parameter(name: Name(name, at: code.range), type: nil)
    }
    func closure(_ parameters: [String], _ answer: Expression) -> Expression {
      Expression(
        .closure(
          Closure(
            parameters: parameters.map(parameter),
            body: [Statement(.result(answer), at: code.range)])), at: code.range)
    }
    func value(_ pair: String) -> Expression { code.member(code.name(pair), "1") }
    let groups = Expression(
      .call(
        code.name("Dictionary"),
        [
          Argument(label: Name("grouping", at: code.range), arguments[0].value),
          Argument(
            label: Name("by", at: code.range),
            closure(["pair"], code.member(code.name("pair"), "0"))),
        ]), at: code.range)
    let values = code.call(
      code.name("group"), "map", [closure(["pair"], value("pair"))])
    let rest = code.call(code.name("values"), "dropFirst", [])
    let first = Expression(
      .element(code.name("values"), [Argument(Expression(.integer(0), at: code.range))]),
      at: code.range)
    let combined = code.call(rest, "reduce", [first, arguments[1].value])
    let group = code.call(closure(["values"], combined), [values])
    return resolve(code.call(groups, "mapValues", [closure(["group"], group)]))
  }

  /// A sequence's value; of one of the program's own the list of its elements.
  mutating func listed(
    _ sequence: Expression, expecting type: StaticType? = nil
  ) -> TypedExpression {
    let known = diagnostics.count
    let value = resolve(sequence, expecting: type)
    guard sight.iteration(of: value.type) != nil else { return value }
    diagnostics.removeSubrange(known...)
    return resolve(elements(of: sequence, value.type))
  }

  /// `Result { try f() }`: what the closure answers, or the error that it throws; nil where it is
  /// no closure, or `Result` is a type of the program.
  private mutating func catching(
    _ arguments: [Argument], _ range: SourceRange
  ) -> TypedExpression? {
    guard declarations.drafts["Result"] == nil, arguments.count == 1 else { return nil }
    let closure = Closure(catchingFrom: arguments[0].value, at: range)
    let call = Expression(.call(Expression(.closure(closure), at: range), []), at: range)
    return resolve(call, expecting: .object("Result"))
  }

  /// `Data(text.utf8)` is `text.data(using: .utf8)!`; nil for all else.
  private mutating func dataOfText(
    _ arguments: [Argument], _ range: SourceRange
  ) -> TypedExpression? {
    guard case .member(let text, let part) = arguments[0].value.kind, part.text == "utf8" else {
      return nil
    }
    let encoding = Expression(.implicitMember(Name("utf8", at: range)), at: range)
    let method = Expression(.member(text, Name("data", at: range)), at: range)
    let call = Expression(
      .call(method, [Argument(label: Name("using", at: range), encoding)]), at: range)
    return resolve(Expression(.forced(call), at: range))
  }

  /// `String(decoding: bytes, as: UTF8.self)`, a text whatever the bytes are; nil for all else.
  private mutating func textOfBytes(_ arguments: [Argument]) -> TypedExpression? {
    guard case .member(let unit, _) = arguments[1].value.kind, unit.path == "UTF8" else {
      return nil
    }
    return TypedExpression(.string, .primitive(.textOfBytes, [resolve(arguments[0].value)]))
  }

  /// `Data([72, 105])`, or of other data.
  private mutating func dataOfBytes(_ arguments: [Argument]) -> TypedExpression {
    let bytes = resolve(arguments[0].value, expecting: .array(of: .int))
    return TypedExpression(.object("NSData"), .primitive(.dataOfBytes, [bytes]))
  }

  /// Pairs of two sequences; of one without an end, `1...`, the number that it begins with.
  private mutating func zipped(_ arguments: [Argument]) -> TypedExpression {
    var elements: [StaticType] = []
    let values = arguments.map { argument in
      if case .partialRange(let lower?, nil, _) = writtenRange(argument.value).kind {
        elements.append(.int)
        return resolve(lower, expecting: .int)
      }
      let value = listed(argument.value)
      elements.append(value.type.element)
      return value
    }
    return TypedExpression(.array(of: .tuple(elements)), .primitive(.zip, values))
  }

  /// All arguments are of one type, so that a whole number among floating ones is made floating;
  /// what is no number is compared as it turns out to be when the program runs.
  private mutating func extreme(_ name: String, _ arguments: [Argument]) -> TypedExpression {
    var values = arguments.map { resolve($0.value) }
    let type = values.dropFirst().reduce(values[0].type) { .common($0, $1.type) }
    if type.field == .real { values = values.map { $0.adapted(to: type) } }
    let field = type.isArithmetic ? type.field : .any
    return TypedExpression(
      type, .primitive(.extreme(isMaximum: name == "max", field), values))
  }

  /// `Dictionary(grouping: list) { … }`.
  private mutating func grouping(_ arguments: [Argument]) -> TypedExpression {
    let list = resolve(arguments[0].value)
    let closure = resolve(
      arguments[1].value, expecting: .closure([list.type.element], returning: .any))
    let key = closure.type.signature?.last ?? .any
    return TypedExpression(
      .dictionary(key, .array(of: list.type.element)),
      .primitive(.dictionaryGrouping, [list, closure]))
  }

  /// `Int.random(in: 1...6)`, `Bool.random()`: numbers that follow from how much has run before.
  mutating func random(_ type: String, _ arguments: [Argument]) -> TypedExpression? {
    if type == "Bool", arguments.isEmpty {
      return TypedExpression(.bool, .primitive(.randomBool, []))
    }
    if arguments.last?.label?.text == "using" { return random(type, drawing: arguments) }
    guard arguments.count == 1, arguments[0].label?.text == "in" else { return nil }
    if Typing.integerNames.contains(type) {
      return converted(arguments, StaticType.scalars[type] ?? .int, .randomInteger)
    }
    guard ["Double", "CGFloat", "Float"].contains(type) else { return nil }
    return converted(arguments, StaticType.scalars[type] ?? .real, .randomReal)
  }

  /// `Int.random(in: 1...6, using: &generator)`: a function of the library draws it.
  private mutating func random(
    _ type: String, drawing arguments: [Argument]
  ) -> TypedExpression? {
    let range = arguments[0].value.range
    let code = Written(range: range)
    let generator = arguments[arguments.count - 1]
    if type == "Bool", arguments.count == 1 {
      return resolve(Expression(.call(code.name("randomBool"), [generator]), at: range))
    }
    guard arguments.count == 2, arguments[0].label?.text == "in",
      let number = StaticType.scalars[type]
    else { return nil }
    var bounds: [Expression]
    var isClosed = true
    if case .binary(let sign, let lower, let upper) = arguments[0].value.kind,
      [.closedRange, .halfOpenRange].contains(sign)
    {
      (bounds, isClosed) = ([lower, upper], sign == .closedRange)
    } else {
      bounds = ["lowerBound", "upperBound"].map { code.member(arguments[0].value, $0) }
      isClosed = typeOfValue(arguments[0].value).className == "ClosedRange"
    }
    let isWhole = Typing.integerNames.contains(type)
    if isWhole {
      bounds = bounds.map { code.call(code.name("Int"), [$0]) }
      if !isClosed {
        let one = Expression(.integer(1), at: range)
        bounds[1] = Expression(.binary(.subtract, bounds[1], one), at: range)
      }
    }
    let name = isWhole ? "randomInteger" : "randomReal"
    let drawn = Expression(
      .call(code.name(name), bounds.map { Argument($0) } + [generator]), at: range)
    return number == .int || number == .real
      ? resolve(drawn) : resolve(code.call(code.name(type), [drawn]))
  }

  /// `String.init` and its kin as functions; nil where the name is none of a type's.
  ///
  /// By an initialiser of one parameter, else under the first stored property's label.
  mutating func initializerValue(
    _ base: Expression, _ name: Name, expecting expected: StaticType?
  ) -> TypedExpression? {
    guard isSwift, name.text == "init", let type = base.path else { return nil }
    let isOfLibrary =
      Typing.integerNames.contains(type)
      || ["String", "Double", "CGFloat", "Array", "Set"].contains(type)
    var label = isOfLibrary ? "" : nil
    if let draft = declarations.drafts[type] {
      let own = draft.methods.values.filter { $0.base == "init" }.map(\.labels)
      label =
        own.first { $0.count == 1 }?[0]
        ?? draft.properties.first { $0.isStored }?.property.name ?? ""
    } else if !isOfLibrary {
      label = initializerLabel(of: type, taking: expected?.signature)
    }
    guard let label else { return nil }
    let made = Closure(making: type, label: label, at: base.range)
    return closure(made, expecting: nil, at: base.range)
  }

  /// The label of the initialiser of a framework's class that takes one value of a type: of
  /// `images.map(UIImageView.init)`.
  private func initializerLabel(of type: String, taking signature: [StaticType]?) -> String? {
    guard let signature, signature.count == 2, let id = sight.classNamed(type),
      !classes[id].isLearners
    else { return nil }
    let fitting = sight.frameworkNames(of: .object(classes[id].name)).filter { method in
      method.name.base == "init" && method.name.labels.count == 1
        && sight.expected(method.selector, 0, of: .object(classes[id].name))?.className
          == signature[0].className
    }
    return fitting.first?.name.labels[0]
  }

  // MARK: - Checks that a program makes of itself

  /// `assert`, `precondition`, `assertionFailure`, which stop the program where they fail.
  mutating func asserting(
    _ name: String, _ arguments: [Argument], _ range: SourceRange
  ) -> TypedExpression? {
    let words = ["assert": "Assertion failed", "precondition": "Precondition failed"]
    let isFailure = name == "assertionFailure"
    guard isFailure || words[name] != nil, !arguments.isEmpty || isFailure else { return nil }
    let test = isFailure ? nil : resolve(arguments[0].value)
    let text = arguments.dropFirst(isFailure ? 0 : 1).first.map { resolve($0.value) }
    return TypedExpression(
      .void,
      .assertion(
        test, text: text, word: words[name] ?? "Fatal error", isFailure: isFailure,
        line: line(of: range)))
  }
}
