import Diagnostics
import Simulator
import Syntax

// Members of strings, numbers, arrays and dictionaries.
extension Typing {
  /// A property of one of Swift's own types; nil where the type is known and has none of that name.
  mutating func libraryMember(_ name: Name, of holder: TypedExpression, _ place: MessagePlace)
    -> TypedExpression?
  {
    if let known = enumerationProperty(name, of: holder) { return known }
    if name.text == "rawValue",
      holder.type.className.map({ declarations.enumerations[$0] != nil }) ?? true
    {
      return rawValue(of: holder)
    }
    guard holder.type.className != nil || holder.type.isArithmetic,
      SwiftLibrary.mayHave(holder.type),
      let property = SwiftLibrary.properties[name.text]
    else { return nil }
    checkUnwrapped(holder.type, name)
    let type = SwiftLibrary.type(ofProperty: name.text, of: holder.type) ?? property.type
    return TypedExpression(type, .libraryProperty(name.text, holder, line: place.line))
  }

  /// A property of `self` in an extension of one of Swift's own types.
  mutating func ownLibraryMember(_ name: Name) -> TypedExpression? {
    guard let type = context.className, !context.isStatic else { return nil }
    let isRawValue = name.text == "rawValue" && declarations.enumerations[type] != nil
    guard
      isRawValue
        || SwiftLibrary.mayHave(.object(type)) && SwiftLibrary.properties[name.text] != nil
    else { return nil }
    let me = selfReference(name.range)
    return libraryMember(name, of: me, MessagePlace(line: line(of: name.range), text: "self"))
  }

  /// A method of `self` called by its name alone in an extension of one of Swift's own types.
  mutating func callOwnLibrary(
    _ name: Name, _ arguments: [Argument], _ range: SourceRange
  ) -> TypedExpression? {
    guard let type = context.className, !context.isStatic, SwiftLibrary.mayHave(.object(type))
    else {
      return nil
    }
    let me = Expression(.selfReference, at: name.range)
    return callLibrary(name, arguments, on: selfReference(name.range), me, range)
  }

  /// A call of a method of one of Swift's own types; nil where there is none of that name.
  mutating func callLibrary(
    _ name: Name, _ arguments: [Argument], on target: TypedExpression, _ base: Expression,
    _ range: SourceRange
  ) -> TypedExpression? {
    var key = SwiftLibrary.fullName(name.text, arguments)
    // What they were called before Swift 5.
    if key == "index(of:)" || key == "index(where:)" { key = "firstI" + key.dropFirst() }
    let isMapping = key == "map(_:)" || key == "flatMap(_:)"
    if isMapping, target.type.optionality == .optional {
      return callOfOptional(target, arguments[0].value, range)
    }
    guard SwiftLibrary.mayHave(target.type) else { return nil }
    let mutation = SwiftLibrary.mutations[key]
    let known = SwiftLibrary.methods[key] ?? SwiftLibrary.closures[key]
    if mutation != nil || known != nil { checkUnwrapped(target.type, name) }
    if let method = mutation {
      return mutate(key, method, arguments, on: target, base, range)
    }
    guard let method = known else { return nil }
    let values = libraryArguments(key, arguments, of: target.type)
    let type = SwiftLibrary.answer(key, of: target.type, values.map(\.type)) ?? method.type
    let call = TypedExpression.LibraryCall(
      key: key, selector: swiftSelector(name.text, arguments), target: target, arguments: values,
      line: line(of: range), mayBeNil: isMapping && target.type.className == nil)
    return TypedExpression(type, .libraryMethod(call))
  }

  /// The arguments of a member, as far as the elements say what they are.
  private mutating func libraryArguments(
    _ name: String, _ arguments: [Argument], of holder: StaticType
  ) -> [TypedExpression] {
    var values: [TypedExpression] = []
    for (place, argument) in arguments.enumerated() {
      var type = SwiftLibrary.expected(name, place, of: holder, values.map(\.type))
      // `reduce(.zero, +)` begins with one of the elements' type.
      if case .implicitMember = argument.value.kind, type == nil { type = holder.element }
      values.append(resolve(argument.value, expecting: type))
    }
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

  /// A mutating method: it works on a value nobody else has, which is then stored where it came from.
  private mutating func mutate(
    _ key: String, _ method: SwiftLibrary.Method, _ arguments: [Argument],
    on target: TypedExpression,
    _ base: Expression, _ range: SourceRange
  ) -> TypedExpression {
    let store =
      target.type.className == nil ? writingBack(to: base) ?? .nowhere : self.store(to: base)
    let values = libraryArguments(key, arguments, of: target.type)
    let type = SwiftLibrary.answer(key, of: target.type, values.map(\.type)) ?? method.type
    let call = TypedExpression.LibraryCall(
      key: key, selector: swiftSelector(String(key.prefix { $0 != "(" }), arguments),
      target: target, arguments: values, line: line(of: range))
    return TypedExpression(
      type, isEchoed: !type.isVoid, .libraryMutation(call, store, isAlone: liesAlone(base)))
  }
}
