import Checks
import Diagnostics
import Lookup
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

  /// Whether a name is one that a protocol leaves open, or that of a type in a generic parameter.
  private func isLeftOpen(_ path: String) -> Bool {
    if let dot = path.firstIndex(of: ".") {
      return sight.parameter(named: String(path[..<dot])) != nil
    }
    return declarations.typeParameters.contains(path) && sight.parameter(named: path) == nil
      && sight.classID(named: path) == nil && StaticType.scalars[path] == nil
  }

  /// What Swift's own types are, also under the name of a generic parameter.
  private func scalar(named path: String) -> StaticType? {
    if case .known(let argument)? = sight.parameter(named: path),
      argument.type.className == nil || !argument.type.parts.isEmpty
        || argument.type.optionality == .optional
    {
      return argument.type
    }
    let name = sight.fullTypeName(path)
    if declarations.protocols.contains(name) { return .id.seen(through: [name]) }
    return StaticType.scalars[name]
  }

  /// `Int.self`, `[String].self`; nil of what is known as a class.
  private func typeValue(_ type: StaticType) -> TypedExpression? {
    if let name = type.onlyProtocol { return .constant(.string(name), type.asMetatype(of: nil)) }
    guard type.argumentName != nil,
      let id = sight.extendable(type).flatMap({ classes.id(named: $0) })
    else { return nil }
    // Of numbers that are boxed alike, the names tell which is which.
    let value: Value = type.isArithmetic ? .string(type.swiftName) : .type(id)
    return .constant(value, type.asMetatype(of: classes[id].name))
  }

  /// A constant by its path in Swift: a number's bound, a case of UIKit's, or what the header calls
  /// otherwise in Objective-C; nil of a path to anything else.
  private func constant(_ path: String) -> TypedExpression? {
    let path = path.hasPrefix("TimeInterval.") ? "Double" + path.dropFirst(12) : path
    if let value = Typing.libraryConstants[path] {
      return .constant(value, path.hasPrefix("CGFloat") ? .cgFloat : value.staticType)
    }
    if let dot = path.lastIndex(of: "."),
      let bound = Typing.bound(
        String(path[dot...].dropFirst()), of: StaticType.scalars[String(path[..<dot])])
    {
      return bound
    }
    if let known = sight.enumerationMember(path) { return known }
    for name in [SwiftNames.objectiveCConstant(path), Framework.constant(inSwift: path)] {
      if let known = name.flatMap({ sight.constantOfHeader($0) }) { return known }
    }
    guard let dot = path.lastIndex(of: "."),
      let above = Framework.declaration(ofClass: String(path[..<dot]))?.superclass
    else { return nil }
    return constant(above + path[dot...])
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

  /// A getter is a message like any other. Where the class is not known, one that a protocol's
  /// extension chooses statically goes before what the run would find.
  mutating func property(_ name: Name, of holder: TypedExpression, _ place: MessagePlace)
    -> TypedExpression
  {
    if holder.type.className == nil, sight.hasDefault(name.text, holder.type) {
      return send(Selector(name.text), to: holder, [], answering: .any, place)
    }
    if holder.type.className == nil,
      let given = sight.provided(property: name.text, of: holder.type)
    {
      return send(given.selector, to: holder, [], answering: given.returns, place)
    }
    guard let type = holder.type.extendedName, classes.id(named: type) != nil else {
      return dynamicMember(name, of: holder, place)
    }
    checkUnwrapped(holder.type, name)
    guard let selector = sight.getter(name.text, of: holder.type) else {
      if let problem = sight.ofOtherKind(name, of: holder.type) {
        report(problem)
        return .missing
      }
      if reportMemberOfFunction(name, holder.type) { return .missing }
      report(
        .propertyNotFound(name.text, type: type), at: name.range,
        suggestion: suggestion(for: name.text, among: sight.propertyNames(of: type)))
      return standsIn(forMembersOf: type)
        ? send(Selector(name.text), to: holder, [], answering: .any, place) : .missing
    }
    if sight.isFoundations(selector, holder.type) {
      report(.propertyNotFound(name.text, type: type), at: name.range)
      return .missing
    }
    checkCounting(selector, on: place.text, at: name.range)
    checkAccess(toProperty: name, of: holder.type)
    checkIsolation(of: name.text, .reading, in: holder.type, place, at: name.range)
    report(sight.unavailable(selector, holder.type, name.text, at: name.range))
    let answer = sight.result(
      of: selector, for: holder.type, sight.signature(of: selector, for: holder.type))
    return send(selector, to: holder, [], answering: answer, place)
  }

  /// Reports a member of a closure or function, which has none in Swift.
  mutating func reportMemberOfFunction(_ name: Name, _ type: StaticType) -> Bool {
    guard isSwift, type.signature != nil else { return false }
    report(.noMember(name.text, of: type.swiftName, isType: false), at: name.range)
    return true
  }

  /// A member of a value whose type is not known before it is there.
  ///
  /// A tuple with known parts has no others; geometry has what the prelude says. Of all else the
  /// run knows more.
  private mutating func dynamicMember(
    _ name: Name, of holder: TypedExpression, _ place: MessagePlace
  ) -> TypedExpression {
    let (name, range) = (name.text, name.range)
    if holder.type.isTuple, holder.type.part(name) == nil, !holder.type.parts.contains(.any) {
      report(.noTupleMember(name, of: holder.type.tupleName), at: range)
      return .missing
    }
    if isSwift, !standsIn, holder.type.isGeometry {
      report(.noMember(name, of: holder.type.swiftName, isType: false), at: range)
      return .missing
    }
    open(Name(name, at: range), Selector(name), of: holder.type)
    // What a value brings of labels may be others than those that its place has.
    let label = holder.type.isTuple ? holder.type.labels.firstIndex(of: name).map(String.init) : nil
    return TypedExpression(
      holder.type.part(name) ?? askedType(of: name, holder.type),
      .dynamicMember(label ?? name, holder, place))
  }

  /// What a protocol that a value is seen through says of a member; anything, where none does.
  ///
  /// The requirement is typed where it is asked for, with its diagnostics taken back: they belong
  /// to the protocol.
  mutating func askedType(of member: String, _ type: StaticType) -> StaticType {
    let protocols = type.seenThrough.content.flatMap { sight.refinements(of: $0) }
    let asked = declarations.askedTypes
    guard let written = protocols.lazy.compactMap({ asked[$0]?[member] }).first else { return .any }
    let reported = diagnostics.count
    let found = self.type(written)
    diagnostics.removeSubrange(reported...)
    return sight.isCertain(found.unwrapped) ? found : .any
  }

  /// `.none` of an optional; nil where what the optional holds has a case of that name.
  private func nothing(_ name: Name, of type: StaticType?) -> TypedExpression? {
    guard isSwift, name.text == "none", let type, type.optionality == .optional,
      type.unwrapped.enumeration == nil,
      type.unwrapped.className.flatMap({ declarations.enumerations[$0]?.named("none") }) == nil
    else { return nil }
    return .constant(.none, type)
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

extension Expression {
  /// A type that is read as a list, a dictionary or a link of a chain: `[Int]`, `[String: Int]`,
  /// `Int?`; nil of what is none.
  fileprivate var writtenCollection: TypeReference? {
    switch kind {
    case .array(let parts) where parts.count == 1:
      parts[0].writtenType.map { TypeReference(.array($0), at: range) }
    case .dictionary(let pairs) where pairs.count == 1:
      pairs[0].key.writtenType.flatMap { key in
        pairs[0].value.writtenType.map { TypeReference(.dictionary(key, $0), at: range) }
      }
    case .chainLink(let inner): inner.writtenType.map { TypeReference(.optional($0), at: range) }
    case .chain(let inner): if case .chainLink = inner.kind { inner.writtenCollection } else { nil }
    default: nil
    }
  }

  /// A type that is written in more than a name: `[Int]`, `Array<Int>`; nil of what is none.
  var writtenTypeInFull: TypeReference? {
    if case .type(let reference) = kind { return reference }
    return writtenCollection
  }

  /// The type that an expression names.
  var writtenType: TypeReference? {
    if let path, path.split(separator: ".").last?.first?.isUppercase == true {
      return TypeReference(.named(path, arguments: [], protocols: []), at: range)
    }
    if case .type(let reference) = kind { return reference }
    if case .tuple(let parts) = kind {
      let types = parts.compactMap(\.value.writtenType)
      let labels = parts.map { $0.label?.text ?? "" }
      return types.count == parts.count
        ? TypeReference(
          .tuple(types, labels: labels.allSatisfy(\.isEmpty) ? [] : labels), at: range) : nil
    }
    return writtenCollection
  }
}
