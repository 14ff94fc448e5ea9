import Checks
package import Declaring
import Diagnostics
import Lookup
import ObjectModel
package import Syntax
package import TypedTree
import UIKitAPI

// Members, of a value or type that has been found.
extension Typing {
  /// Whether a name is one that a protocol leaves open, or that of a type in a generic parameter.
  package func isLeftOpen(_ path: String) -> Bool {
    if let dot = path.firstIndex(of: ".") {
      return sight.parameter(named: String(path[..<dot])) != nil
    }
    return declarations.typeParameters.contains(path) && sight.parameter(named: path) == nil
      && sight.classID(named: path) == nil && StaticType.scalars[path] == nil
  }

  /// What Swift's own types are, also under the name of a generic parameter.
  package func scalar(named path: String) -> StaticType? {
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
  package func typeValue(_ type: StaticType) -> TypedExpression? {
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
  package func constant(_ path: String) -> TypedExpression? {
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

  /// A getter is a message like any other. Where the class is not known, one that a protocol's
  /// extension chooses statically goes before what the run would find.
  package mutating func property(_ name: Name, of holder: TypedExpression, _ place: MessagePlace)
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
  package mutating func askedType(of member: String, _ type: StaticType) -> StaticType {
    let protocols = type.seenThrough.content.flatMap { sight.refinements(of: $0) }
    let asked = declarations.askedTypes
    guard let written = protocols.lazy.compactMap({ asked[$0]?[member] }).first else { return .any }
    let reported = diagnostics.count
    let found = self.type(written)
    diagnostics.removeSubrange(reported...)
    return sight.isCertain(found.unwrapped) ? found : .any
  }

  /// `.none` of an optional; nil where what the optional holds has a case of that name.
  package func nothing(_ name: Name, of type: StaticType?) -> TypedExpression? {
    guard isSwift, name.text == "none", let type, type.optionality == .optional,
      type.unwrapped.enumeration == nil,
      type.unwrapped.className.flatMap({ declarations.enumerations[$0]?.named("none") }) == nil
    else { return nil }
    return .constant(.none, type)
  }
}

extension Expression {
  /// A type that is read as a list, a dictionary or a link of a chain: `[Int]`, `[String: Int]`,
  /// `Int?`; nil of what is none.
  package var writtenCollection: TypeReference? {
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
  package var writtenTypeInFull: TypeReference? {
    if case .type(let reference) = kind { return reference }
    return writtenCollection
  }

  /// The type that an expression names.
  package var writtenType: TypeReference? {
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
