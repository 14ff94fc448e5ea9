import Checks
import Declaring
import Diagnostics
import Lookup
import Meaning
import ObjectModel
import Syntax
import TypedTree

// Members of strings, numbers, arrays and dictionaries.
extension Typing {
  /// A method of `self` called by its name alone in an extension of one of Swift's own types.
  mutating func callOwnLibrary(
    _ name: Name, _ arguments: [Argument], _ range: SourceRange
  ) -> TypedExpression? {
    guard let type = sight.selfType, !context.isStatic, Prelude.mayHave(type)
    else {
      return nil
    }
    let me = Expression(.selfReference, at: name.range)
    return callLibrary(name, arguments, on: selfReference(name.range), me, range)
  }

  /// A call of a method of one of Swift's own types; nil where there is none of that name.
  ///
  /// Nil too where Foundation's method of the name is meant, as `range(of:)` is with some options.
  mutating func callLibrary(
    _ name: Name, _ arguments: [Argument], on target: TypedExpression, _ base: Expression,
    _ range: SourceRange, expecting expected: StaticType? = nil
  ) -> TypedExpression? {
    var key = Prelude.fullName(name.text, arguments)
    // What they were called before Swift 5.
    if key == "index(of:)" || key == "index(where:)" { key = "firstI" + key.dropFirst() }
    let isMapping = key == "map(_:)" || key == "flatMap(_:)"
    if isMapping, target.type.optionality == .optional {
      return callOfOptional(target, arguments[0].value, range)
    }
    guard Prelude.mayHave(target.type), let method = Prelude.member(key, of: target.type) else {
      return nil
    }
    // Foundation's own text is asked for a range of another kind.
    let isSearch = key.hasPrefix("range(of:") || key.hasPrefix("rangeOfCharacter(")
    if isSearch, target.type.isFoundations || !target.type.isString { return nil }
    checkUnwrapped(target.type, name)
    report(sight.unmet(byElementOf: target.type, key, at: name.range))
    if method.isMutating {
      var given = arguments
      if key.hasPrefix("removeSubrange(") || key.hasPrefix("replaceSubrange(") {
        given[0].value = writtenRange(given[0].value).range(in: base)
      }
      return mutate(key, method, given, on: target, base, range)
    }
    if key == "components(separatedBy:)" {
      return components(of: target, method, arguments[0].value, line(of: range))
    }
    let values =
      key.hasPrefix("reduce(_:")
      ? summands(method, arguments, expecting: expected) : libraryArguments(method, arguments)
    let call = TypedExpression.LibraryCall(
      key: key, selector: sight.swiftSelector(name.text, arguments), target: target,
      arguments: values,
      line: line(of: range), mayBeNil: isMapping && target.type.className == nil)
    let isOfOthers = target.type == .any && isMethodOfSomeType(name.text, arguments)
    return TypedExpression(
      isOfOthers ? .any : method.answer(values.map(\.type)), .libraryMethod(call))
  }

  /// The arguments of a member, as far as the elements say what they are.
  ///
  /// Expected types come from the prelude's declaration, with what earlier arguments tell of its
  /// parameters; elements of the receiver stand for the rest.
  private mutating func libraryArguments(
    _ method: PreludeMember, _ arguments: [Argument], first: StaticType? = nil
  ) -> [TypedExpression] {
    var values: [TypedExpression] = []
    for (place, argument) in arguments.enumerated() {
      let expected = method.expected(at: place, behind: values.map(\.type))
      var type = place == 0 ? expected ?? first : expected
      // `reduce(.zero, +)` begins with one of the elements' type.
      if case .implicitMember = argument.value.kind, type == nil { type = method.holder.element }
      var value = resolve(argument.value, expecting: type)
      if isSwift, expected?.isSequence == true, sight.iteration(of: value.type) != nil {
        value = listed(argument.value)
      }
      // One sequence is as good as another.
      if expected?.isString == true || expected?.element == .any {
        check(value, fits: expected, .argument, argument.value)
      }
      values.append(value)
    }
    return values
  }

  /// A text taken apart at another text, or at the characters of a set.
  ///
  /// `.whitespaces` asks for a set; only then the Foundation method with a set is sent.
  private mutating func components(
    of target: TypedExpression, _ method: PreludeMember, _ argument: Expression, _ line: Int
  ) -> TypedExpression {
    let set = StaticType.object("NSCharacterSet")
    let separator = resolve(argument, expecting: argument.isImplicit ? set : nil)
    if separator.type.className == set.className {
      return send(
        "componentsSeparatedByCharactersInSet:", to: target, [separator],
        answering: method.answer(), MessagePlace(line: line, text: ""))
    }
    check(separator, fits: .string, .argument, argument)
    let call = TypedExpression.LibraryCall(
      key: "components(separatedBy:)", selector: "componentsSeparatedByString:", target: target,
      arguments: [separator], line: line)
    return TypedExpression(method.answer(), .libraryMethod(call))
  }

  /// The arguments of `reduce(0) { … }`, where what follows says which number the 0 is.
  ///
  /// swiftc solves for one type of the start and the closure together. Here the start is tried as
  /// one number type after the other, on copies, until nothing is wrong.
  private mutating func summands(
    _ method: PreludeMember, _ arguments: [Argument], expecting expected: StaticType?
  ) -> [TypedExpression] {
    guard case .integer? = arguments.first?.value.kind else {
      return libraryArguments(method, arguments)
    }
    let element = method.holder.element
    if arguments.last?.value.isOperator == true {
      var values = libraryArguments(
        method, arguments, first: element.isArithmetic ? element : nil)
      if element == .any { values[0].type = .any }
      return values
    }
    let before = self
    var first: Typing?
    var values: [TypedExpression] = []
    let asked = expected?.unwrapped
    let isNumber = asked?.isArithmetic == true && asked?.enumeration == nil
    for type in (isNumber ? [asked] : []) + [nil, .real, .cgFloat, .float] {
      self = before
      let found = libraryArguments(method, arguments, first: type)
      if diagnostics.count == before.diagnostics.count { return found }
      if first == nil { (first, values) = (self, found) }
    }
    if let first { self = first }
    return values
  }

  /// `optional.map { … }`: the closure gets what is in the optional.
  private mutating func callOfOptional(
    _ target: TypedExpression, _ argument: Expression, _ range: SourceRange
  ) -> TypedExpression {
    let expected = StaticType.closure([target.type.unwrapped], returning: .any)
    let block = resolve(argument, expecting: expected)
    return TypedExpression(
      (block.type.signature?.last ?? .any).asOptional,
      .mapOptional(target, block, line: line(of: range)))
  }

  /// A mutating method: it works on a value nobody else has, which is then stored where it came
  /// from.
  private mutating func mutate(
    _ key: String, _ method: PreludeMember, _ arguments: [Argument],
    on target: TypedExpression,
    _ base: Expression, _ range: SourceRange
  ) -> TypedExpression {
    let store =
      target.type.className == nil
      ? writingBack(to: base) ?? .nowhere
      : using(as: .member) { $0.store(to: base) }
    let values = libraryArguments(method, arguments)
    let type = method.answer(values.map(\.type))
    let call = TypedExpression.LibraryCall(
      key: key, selector: sight.swiftSelector(String(key.prefix { $0 != "(" }), arguments),
      target: target, arguments: values, line: line(of: range))
    return TypedExpression(
      type, isEchoed: !type.isVoid, .libraryMutation(call, store, isAlone: liesAlone(base)))
  }
}
