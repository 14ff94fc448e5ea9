import Checks
import Declaring
import Diagnostics
import Lookup
import Meaning
import ObjectModel
import Syntax
import TypedTree
import UIKitAPI

// `a.b` of either language.
extension Typing {
  /// What stands before the dot may be no value: a type, a module's constant, a nested type. All
  /// that is tried before a receiver is typed, since typing would report the name.
  mutating func member(_ base: Expression, _ name: Name, _ range: SourceRange) -> TypedExpression {
    if case .superReference = base.kind {
      let selector = sight.getter(name.text, of: sight.superType) ?? Selector(name.text)
      return sendToSuper(selector, [], range)
    }
    if isSwift, name.text == "self", let path = base.path,
      let type = scalar(named: path), let value = typeValue(type)
    {
      return value
    }
    if isSwift, let path = base.path, case .known(let argument)? = sight.parameter(named: path),
      argument.type.isArithmetic, argument.type.optionality == .none,
      let constant = constant(argument.type.swiftName + "." + name.text)
    {
      return constant
    }
    if isSwift, let path = base.path, let constant = constant(path + "." + name.text) {
      report(sight.unavailable(constant: name, of: path))
      return constant
    }
    if isSwift, let path = base.path, let known = taskProperty(path, name) { return known }
    if isSwift, let path = base.path, let own = memberOfExtension(name, of: path) { return own }
    if isSwift, let path = base.path, checkNamed(name, of: path) { return unnamed(name) }
    if isSwift, case .type(let reference) = base.kind {
      if let size = memoryLayout(reference, name) { return size }
      let type = type(reference)
      if name.text == "self", let value = typeValue(type) { return value }
      if name.text == "none", type.optionality == .optional { return .constant(.none, type) }
    }
    if isSwift, name.text == "self", case .tuple = base.kind, let reference = base.writtenType {
      return .constant(.string(type(reference).swiftName), .any)
    }
    if isSwift, name.text == "self", let path = base.path, isLeftOpen(path),
      let value = typeValue(
        type(TypeReference(.named(path, arguments: [], protocols: []), at: base.range)))
    {
      return value
    }
    if isSwift, name.text == "self", base.path == "Void" { return .constant(.string("()"), .any) }
    if isSwift, name.text == "self", let path = base.path, ["Any", "AnyObject"].contains(path) {
      return .constant(.string(path), .any)
    }
    if isSwift, name.text == "self", let reference = base.writtenCollection {
      let type = type(reference)
      return typeValue(type) ?? .constant(.string(type.swiftName), .any)
    }
    if let own = memberOfOptional(base, name, [], range) { return own }
    if isSwift, let nested = sight.nestedType(base, name) {
      report(sight.unavailable(classNamed: nested.type.className, at: name.range))
      return nested
    }
    return member(name, of: receiver(base), base)
  }

  /// The same of what has been typed.
  ///
  /// Tried from the nearest to the farthest: a structure's part, a type's member, the library's
  /// property, a method as a value, and last a property that is sent.
  mutating func member(
    _ name: Name, of holder: TypedExpression, _ base: Expression
  ) -> TypedExpression {
    if isSwift, holder.type.unwrapped != .id, holder.type.unwrapped != .any {
      checkUnwrapped(holder.type, name)
    }
    let name = alternative(name, nil, of: holder.type)
    if let problem = sight.lacking(name, holder.type) {
      report(problem)
      return .missing
    }
    // A structure that nobody declares is a number to the compiler.
    if standsIn, !isSwift, holder.type.isArithmetic {
      return unknown(name.text, .member, at: name.range)
    }
    if let part = StructMember(name.text, of: holder.type) {
      return measuring(TypedExpression(part.type, .structMember(part, holder)), name.text, of: base)
    }
    if isSwift, let known = transformed(name, [], of: holder) { return known }
    if let part = part(name, of: holder) { return part }
    if holder.type.isMetatype {
      return methodValue(base, name, holder.type) ?? unboundMethod(base, name, holder.type)
        ?? classMember(holder, name, place(of: base))
    }
    if isSwift, let known = libraryMember(name, of: holder, place(of: base)) { return known }
    if isSwift, let value = taskValue(name, of: holder, place(of: base)) { return value }
    if let method = methodValue(base, name, holder.type) { return method }
    if let method = frameworkMethodValue(base, name, holder.type) { return method }
    if let list = list(ofRange: holder), sight.getter(name.text, of: list.type) != nil {
      return property(name, of: list, place(of: base))
    }
    if let found = dynamicallyFound(name, of: holder, base) { return found }
    if let method = askedMethodValue(base, name, holder.type) { return method }
    return property(name, of: holder, place(of: base))
  }

  /// `Type.name`: a case, a class property, or a factory without arguments that Swift shows as one
  /// (`UIColor.red` is `redColor`).
  mutating func classMember(
    _ holder: TypedExpression, _ name: Name, _ place: MessagePlace
  ) -> TypedExpression {
    let type = holder.type.className ?? "NSObject"
    if isSwift {
      if name.text == "self" { return holder }
      if let made = make(case: name.text, of: type, [], name.range) { return made }
      if name.text == "allCases", sight.signature(of: "allCases", for: holder.type) == nil,
        let all = allCases(of: type)
      {
        return all
      }
    }
    let isOwn = isSwift && sight.signature(of: Selector(name.text), for: holder.type) != nil
    let factory = isSwift && !isOwn ? SwiftNames.factory(type: type, member: name.text) : nil
    let selector = Selector(factory ?? name.text)
    guard sight.isVisible(selector, holder.type) else {
      if let problem = sight.ofOtherKind(name, of: holder.type) {
        report(problem)
        return .missing
      }
      let meant = suggestion(
        for: name.text, among: sight.selectors(of: holder.type).map(\.name))
      if isSwift, standsIn, meant == nil {
        // An extension in another file may have it.
        open(selector)
        let since = sight.deviceVersion(of: name.text, holder.type)
        if let since, sight.isNewer(since) {
          report(.newer(name.text, since: since), at: name.range)
          return .missing
        }
        note(
          name.text, .member, since == nil ? nil : .framework, since: since, at: name.range)
        return send(selector, to: holder, [], answering: .any, place)
      }
      report(
        isSwift
          ? .noMember(name.text, of: SwiftNames.swiftType(type), isType: true)
          : .propertyNotFound(name.text, type: type), at: name.range, suggestion: meant)
      return standsIn(forMembersOf: type)
        ? send(selector, to: holder, [], answering: .any, place) : .missing
    }
    report(sight.unavailable(selector, holder.type, name.text, at: name.range))
    let answer = sight.result(
      of: selector, for: holder.type, sight.signature(of: selector, for: holder.type))
    return send(selector, to: holder, [], answering: answer, place)
  }

  /// Swift's `.red`: a member of the expected class, else of `UIColor`.
  ///
  /// In the order: what is expected, cases of the script's enumerations, extensions, and last
  /// `UIColor` and its like, which are what learners mean where nothing is known.
  mutating func implicitMember(_ name: Name, expecting type: StaticType?) -> TypedExpression {
    if let nothing = nothing(name, of: type) { return nothing }
    if let known = enumerationMember(name, of: type) { return known }
    if let options = type?.className, Prelude.optionTypes.contains(options) {
      return .constant(.string(name.text), .string)
    }
    if let known = sight.enumeration(with: name.text, expecting: type),
      type?.className != nil || sight.isCase(name.text, of: known, 0)
    {
      if let made = make(case: name.text, of: known, [], name.range) { return made }
    }
    if let own = type.flatMap({ sight.extendable($0) }),
      declarations.drafts[own]?.classMethods[Selector(name.text)] != nil,
      let id = classes.id(named: own)
    {
      return classMember(
        .constant(.type(id), .metatype(own)), name,
        MessagePlace(line: line(of: name.range), text: own))
    }
    if declarations.drafts["NSString"]?.classMethods[Selector(name.text)] != nil,
      let id = classes.id(named: "NSString")
    {
      return classMember(
        .constant(.type(id), .metatype("NSString")), name,
        MessagePlace(line: line(of: name.range), text: "Notification.Name"))
    }
    let usual = ["UIColor", "NSCharacterSet", "NSOperationQueue"]
    for candidate in (type?.className.map { [$0] } ?? []) + usual {
      guard let id = classes.id(named: candidate),
        let factory = SwiftNames.factory(type: candidate, member: name.text),
        sight.isVisible(Selector(factory), .metatype(candidate))
      else { continue }
      report(sight.unavailable(Selector(factory), .metatype(candidate), name.text, at: name.range))
      return send(
        Selector(factory), to: .constant(.type(id), .metatype(candidate)), [],
        answering: .object(candidate),
        MessagePlace(line: line(of: name.range), text: candidate))
    }
    if name.text == "zero", let plain = type?.unwrapped, plain.field != .object,
      plain.field != .any
    {
      return .constant(plain.field.zero, plain)
    }
    if let bound = Typing.bound(name.text, of: type?.unwrapped) { return bound }
    if let number = type?.unwrapped, number.isArithmetic,
      let value = Typing.libraryConstants[number.swiftName + "." + name.text]
    {
      return .constant(value, number)
    }
    if let structure = type?.unwrapped.record?.name,
      let known = constant(structure + "." + name.text)
    {
      return known
    }
    for constant in SwiftNames.objectiveCConstants(endingIn: name.text) {
      if let value = Constants.value(of: constant) { return .constant(value, value.staticType) }
    }
    // What nobody knows has members that nobody knows, which need not be told as well.
    if standsIn, type.map({ $0 == .any || $0 == .id }) ?? true {
      return TypedExpression(.any, .standIn(name.text))
    }
    return unknown("." + name.text, at: name.range)
  }

  // MARK: - Optional chains

  /// `a?` yields what is inside; the chain around it skips to its end at nil. Only a value that may
  /// be nil, as far as is known, may stand before it.
  mutating func chainLink(_ base: Expression) -> TypedExpression {
    let value = resolveTested(base, isUsed: true)
    checkOptional(value, at: base.range) { .needlessChaining(type: $0) }
    return TypedExpression(value.type.unwrapped, .chainLink(value))
  }

  /// The whole of a chain is optional once, however many links it has (TSPL, Optional Chaining). In
  /// Objective-C each message to nil answers zero, and the type stays.
  mutating func chain(
    _ inner: Expression, expecting type: StaticType? = nil
  ) -> TypedExpression {
    if case .member(let base, let name) = inner.kind, name.text == "self",
      base.writtenCollection != nil
    {
      return member(base, name, inner.range)
    }
    let value = resolve(inner, expecting: type?.unwrapped)
    return TypedExpression(
      isSwift ? value.type.asOptional : value.type, isEchoed: value.isEchoed, .chain(value))
  }

  /// The value is expected as an optional of the type, in which `.init(rawValue: 1)!` finds its
  /// own.
  mutating func forced(
    _ inner: Expression, expecting type: StaticType? = nil
  ) -> TypedExpression {
    let value = resolve(inner, expecting: type?.asOptional)
    checkOptional(value, at: inner.range) { .needlessForce(type: $0) }
    return TypedExpression(value.type.unwrapped, .forced(value))
  }
}
