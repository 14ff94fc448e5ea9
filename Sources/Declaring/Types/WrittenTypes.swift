import Checks
import Diagnostics
import Lookup
import ObjectModel
import Parsing
package import Syntax
package import TypedTree
import UIKitAPI

// Types as they are written, and what they stand for.
extension Typing {
  /// A type that is not known is reported where it is written, and is then anything, so that its
  /// values raise no second error.
  package mutating func type(_ reference: TypeReference) -> StaticType {
    if isSwift, reference.qualifiers.contains(where: { $0.text == "inout" }) {
      var inner = reference
      inner.qualifiers.removeAll { $0.text == "inout" }
      var type = type(inner)
      type.isInOut = true
      return type
    }
    if isSwift, let some = reference.qualifiers.firstIndex(where: { $0.text == "some" }) {
      var inner = reference
      inner.qualifiers.remove(at: some)
      let type = type(inner)
      let names = type.seenThrough.content
      return names.isEmpty ? type : type.seen(as: "some " + names.joined(separator: " & "))
    }
    switch reference.kind {
    case .named(let name, let arguments, _):
      if !isSwift || arguments.isEmpty { return namedType(name, at: reference.range) }
      let inner = arguments.map { self.type($0) }
      if let known = generic(name, arguments, inner) { return known }
      var type = namedType(name, at: reference.range)
      // Of the type around another instance is meant.
      if let around = type.className.flatMap({ declarations.instances[$0]?.generic }) {
        type.className = around
      }
      if keepsArguments(type) { type.parts = inner }
      return type
    case .pointer(let inner): return pointer(to: inner)
    case .optional(let inner):
      if isSwift, case .optional = inner.kind { refuse(.nestedOptional, at: reference.range) }
      return wrapped(inner, .optional)
    case .implicitlyUnwrapped(let inner): return wrapped(inner, .implicit)
    case .array(let element): return .array(of: self.type(element))
    case .dictionary(let key, let value): return .dictionary(self.type(key), self.type(value))
    case .tuple(let parts, let labels) where !isSwift:
      return structure("", zip(labels.map { Name($0, at: reference.range) }, parts))
    case .tuple(let parts, let labels):
      if parts.isEmpty { return .void }
      if parts.count == 1 { return self.type(parts[0]) }
      return .tuple(parts.map { self.type($0) }, labels: labels)
    case .function(let parameters, let returns):
      var type = function(parameters, returns)
      type.mayWait = Remark(reference.qualifiers.contains { $0.text == "async" })
      return type
    case .cArray(let element, let count): return array(of: element, count: count)
    case .composition(let parts):
      return .id.seen(through: parts.map(\.className))
    }
  }

  /// A block or closure with the types of its parameters, the result last.
  private mutating func function(
    _ parameters: [TypeReference], _ returns: TypeReference
  ) -> StaticType {
    var type = StaticType.object(isSwift ? "closure" : "NSBlock")
    type.signature = parameters.map { self.type($0) } + [self.type(returns)]
    // The whole of `(inout Int) -> Void` is no variable of anybody's.
    type.isInOut = false
    return type
  }

  /// Wrapping twice stays one level: values carry no more than one.
  private mutating func wrapped(
    _ inner: TypeReference, _ optionality: StaticType.Optionality
  ) -> StaticType {
    type(inner).wrapped(optionality)
  }

  /// `Array<Int>`, `Set<String>`, `Optional<Int>`: the library's types with what is inside; nil for
  /// all else.
  private mutating func generic(
    _ name: String, _ arguments: [TypeReference], _ inner: [StaticType]
  ) -> StaticType? {
    if let instance = instance(of: name, arguments, inner) { return .object(instance) }
    if let alias = sight.genericAlias(name), alias.parameters.count == inner.count {
      return instance(of: alias, inner)
    }
    switch (name, inner.count) {
    case ("Array", 1), ("ArraySlice", 1), ("Set", 1):
      var list = StaticType.array(of: inner[0], named: name == "Set" ? "NSSet" : "NSArray")
      list.isSlice = Remark(name == "ArraySlice")
      return list
    case ("Dictionary", 2): return .dictionary(inner[0], inner[1])
    case ("Optional", 1): return inner[0].asOptional
    // A key path is read as the closure that goes its way.
    case ("KeyPath", 2), ("WritableKeyPath", 2), ("ReferenceWritableKeyPath", 2):
      var path = StaticType.closure([inner[0]], returning: inner[1])
      path.isWritablePath = Remark(name != "KeyPath")
      return path
    case ("PartialKeyPath", 1):
      var path = StaticType.closure([inner[0]], returning: .any)
      path.isWritablePath = Remark(true)
      return path
    case ("Range", 1), ("ClosedRange", 1): return .range(of: inner[0], named: name)
    case ("Task", 2), ("CheckedContinuation", 2), ("UnsafeContinuation", 2):
      var type = StaticType.object(name)
      type.parts = inner
      return type
    default: return nil
    }
  }

  /// Whether a type is one with parameters that makes no class of its own with arguments.
  private func keepsArguments(_ type: StaticType) -> Bool {
    guard let name = type.className, !type.isMetatype else { return false }
    return name == "Result" || declarations.generics[name] != nil
  }

  /// A pointer to a class is its object, one to `void` or characters anything, one to a function
  /// what can be called, and one to a number a pointer that can be read through.
  private mutating func pointer(to inner: TypeReference) -> StaticType {
    if case .function(let parameters, let returns) = inner.kind {
      var type = StaticType.any
      type.signature = function(parameters, returns).signature
      return type
    }
    guard case .named(let name, _, _) = inner.kind else {
      return .pointer(to: type(inner))
    }
    if let scalar = StaticType.scalars[name] {
      // `id *` points; an `id` is a pointer already.
      return scalar.isVoid || name.contains("char") ? .any : .pointer(to: scalar)
    }
    if sight.isStandIn(name) { return .id }
    if classes.id(named: name) != nil || declarations.announced.contains(name) {
      return .object(name)
    }
    if let alias = declarations.aliases[name] { return .pointer(to: alias) }
    if name == "instancetype" { return namedType(name, at: inner.range) }
    // Where something was to lie, long ago, and how far a loop has come: nobody looks into them.
    if !isSwift, name == "NSZone" || name == "NSFastEnumerationState" { return .any }
    reportUnknown(name, at: inner.range)
    return standsIn ? .id : .any
  }

  /// Resolves a name in the order in which scopes lie around it: parameters, the script's types,
  /// then the framework's. Nested names are tried whole first and then by their last part.
  private mutating func namedType(_ written: String, at range: SourceRange) -> StaticType {
    switch sight.parameter(named: written) {
    case .open(let parameter): return openType(written, parameter)
    case .known(let argument): return argument.type
    case nil: break
    }
    if isSwift, written == "Any", !source.isModule { return .any.seen(as: "Any") }
    let name = isSwift ? sight.fullTypeName(written) : written
    if let known = StaticType.scalars[name] { return known }
    if isSwift, let known = Typing.libraryTypes[name] { return known }
    if let alias = declarations.aliases[name] { return alias }
    if name.hasPrefix("typeof(") { return typeOf(name.dropFirst(7).dropLast()) }
    if name == "instancetype" || written == "Self" {
      var type = context.className.map { StaticType.instance(of: $0) } ?? .id
      type.isReceiver = Remark(true)
      return type
    }
    // A nested type of the script's own hides UIKit's of that name.
    if declarations.nested.contains(name) { return .object(name) }
    let mapped = isSwift ? SwiftNames.objectiveCType(name) : name
    if let known = StaticType.scalars[mapped] { return known }
    if isSwift, let known = Framework.enumeration(inSwift: name) { return .enumeration(known) }
    // What it was called before Swift 4.2.
    if isSwift, Framework.enumeration(name) != nil { return .enumeration(name) }
    if sight.isStandIn(mapped) {
      report(sight.unavailable(classNamed: mapped, at: range))
      return .any
    }
    if classes.id(named: mapped) != nil || declarations.announced.contains(mapped) {
      if range.lowerBound < range.upperBound {
        report(sight.unavailable(classNamed: mapped, at: range))
      }
      var type = StaticType.object(mapped)
      type.isFoundations = isSwift && name == "NSString"
      type.isWritten = Remark(true)
      return type
    }
    if isSwift, name.hasSuffix(".Type") { return metatype(String(name.dropLast(5))) }
    if declarations.typeParameters.contains(name) { return sight.openType(name) }
    if isSwift, let above = sight.inheritedTypeName(name) { return namedType(above, at: range) }
    if isSwift, let member = memberOfParameter(name) { return member }
    if let dot = name.firstIndex(of: "."), isSwift {
      let full = sight.fullTypeName(String(name[..<dot])) + name[dot...]
      if full != name { return namedType(full, at: range) }
    }
    if let inner = name.split(separator: ".").last, inner.count < name.count,
      !standsIn || sight.fullTypeName(String(inner)) == inner
    {
      return namedType(String(inner), at: range)
    }
    report(sight.unavailable(classNamed: mapped, at: range))
    if isSwift, declarations.protocols.contains(name) { return .id.seen(through: [name]) }
    if declarations.protocols.contains(name) || Framework.hasProtocol(name)
      || Typing.isFrameworkProtocol(name)
    {
      return .id
    }
    if isSwift, Typing.isProtocolOfSequences(name) || Prelude.protocols.contains(name) {
      return .any
    }
    if !isSwift, Typing.pointersOfC.contains(name) { return .any }
    if ObjectiveCWords.valueTypes.contains(name) { return .int }
    if !isSwift, Framework.enumeration(name) != nil {
      return Framework.raw(ofEnumeration: name) == .integer ? .int : .string
    }
    reportUnknown(name, at: range)
    return .any
  }

  /// What a generic parameter is where nothing stands for it, but for what it asks for.
  private func openType(_ name: String, _ parameter: GenericParameter?) -> StaticType {
    let type = sight.openType(name)
    guard let parameter, type == .any else { return type }
    return type.seen(through: parameter.bound?.parts.map(\.className) ?? []).seen(as: name)
  }

  /// `T.Item`: a type that stands in the one which a parameter is, or what the protocol of `T` leaves
  /// open; nil where the name begins with no parameter's and no such type's.
  private func memberOfParameter(_ name: String) -> StaticType? {
    guard let dot = name.firstIndex(of: ".") else { return nil }
    let first = String(name[..<dot])
    let isOpen = declarations.typeParameters.contains(first) && sight.classID(named: first) == nil
    guard sight.parameter(named: first) != nil || isOpen else { return nil }
    let full = sight.fullTypeName(first) + name[dot...]
    if declarations.nested.contains(full) { return .object(full) }
    let inner = String(name[name.index(after: dot)...])
    if inner == "ID", case .known(let argument)? = sight.parameter(named: first),
      let id = argument.type.className.flatMap({ declarations.drafts[$0]?.properties["id"] })
    {
      return id.type
    }
    guard declarations.typeParameters.contains(inner) else { return .any }
    guard case .known(let argument)? = sight.parameter(named: first) else {
      return sight.openType(inner)
    }
    return sight.openType(inner, in: argument.type.className)
  }

  /// `T.Type`.
  private func metatype(_ name: String) -> StaticType {
    guard case .known(let argument)? = sight.parameter(named: name) else {
      return StaticType.scalars[name]?.asMetatype(of: name) ?? .metatype(name)
    }
    guard let known = argument.type.className, argument.type.parts.isEmpty else {
      return argument.type.asMetatype(of: argument.name)
    }
    return .metatype(known)
  }

  /// `typeof(self)`, `typeof(*view)`: as far as a name tells it.
  private mutating func typeOf(_ text: Substring) -> StaticType {
    let name = String(text.drop { $0 == "*" || $0 == " " })
    if name == "self" { return context.className.map { .object($0) } ?? .id }
    return context.typeOfLocal(name) ?? declarations.globals[name]?.type ?? .any
  }

  /// The suggestion is the nearest of the classes and C's types.
  private mutating func reportUnknown(_ name: String, at range: SourceRange) {
    if standIn(for: .unknownType(name), at: range) { return }
    let known = classes.names + StaticType.scalars.keys.sorted()
    report(.unknownType(name), at: range, suggestion: suggestion(for: name, among: known))
  }

  /// Reports what a type of Swift adopts and nobody declares; of a class the first name is its
  /// superclass's.
  mutating func checkAdopted(_ type: TypeDeclaration) {
    guard isSwift, !standsIn, !source.isModule else { return }
    let isClass = if case .classType = type.form { true } else { false }
    for adopted in type.inherits.dropFirst(isClass ? 1 : 0) {
      guard case .named(let name, let arguments, _) = adopted.kind, arguments.isEmpty,
        !isKnownType(name)
      else { continue }
      report(.typeNotInScope(name), at: adopted.range)
    }
  }

  /// Reports a superclass or protocol that the target does not have yet.
  mutating func checkAvailable(above type: TypeDeclaration) {
    guard isSwift, !source.isModule else { return }
    for inherited in type.inherits {
      guard case .named(let name, _, _) = inherited.kind,
        !isOwnType(name) || declarations.versions[name] != nil
      else { continue }
      report(
        sight.unavailable(classNamed: SwiftNames.objectiveCType(name), at: inherited.range))
    }
  }

  /// Whether the script declares a type of that name, which hides the framework's.
  private func isOwnType(_ name: String) -> Bool {
    declarations.drafts[name] != nil || declarations.nested.contains(sight.fullTypeName(name))
      || declarations.protocols.contains(name)
  }

  /// Looks only whether a name is known, without declaring, reporting or instantiating anything.
  private func isKnownType(_ name: String) -> Bool {
    let full = sight.fullTypeName(name)
    let mapped = SwiftNames.objectiveCType(name)
    return name.contains(".") || declarations.protocols.contains(full)
      || declarations.protocols.contains(name) || declarations.aliases[name] != nil
      || Framework.hasProtocol(mapped) || Prelude.protocols.contains(name)
      || Typing.isProtocolOfSequences(name) || Typing.isFrameworkProtocol(name)
      || Typing.protocolsOfSwift.contains(name) || StaticType.scalars[name] != nil
      || Typing.libraryTypes[name] != nil || sight.classID(named: mapped) != nil
      || declarations.announced.contains(name) || declarations.nested.contains(full)
      || declarations.typeParameters.contains(name) || sight.deviceVersion(ofName: name) != nil
  }

  /// Protocols of Swift's libraries beside the prelude's, which say nothing here.
  private static let protocolsOfSwift: Set<String> = [
    "SendableMetatype", "Copyable", "Escapable", "BitwiseCopyable", "RawRepresentable", "OptionSet",
    "SetAlgebra", "Strideable", "AdditiveArithmetic", "Numeric", "SignedNumeric", "BinaryInteger",
    "FixedWidthInteger", "SignedInteger", "UnsignedInteger", "FloatingPoint", "BinaryFloatingPoint",
    "ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral", "ExpressibleByBooleanLiteral",
    "ExpressibleByNilLiteral", "ExpressibleByArrayLiteral", "ExpressibleByDictionaryLiteral",
    "ExpressibleByStringInterpolation", "ExpressibleByUnicodeScalarLiteral",
    "ExpressibleByExtendedGraphemeClusterLiteral", "StringProtocol", "TextOutputStream",
    "TextOutputStreamable", "LosslessStringConvertible", "CustomReflectable",
    "CustomLeafReflectable", "CustomPlaygroundDisplayConvertible", "RandomNumberGenerator",
    "LazySequenceProtocol", "LazyCollectionProtocol", "RangeExpression", "Encodable", "Decodable",
    "CodingKey", "Encoder", "Decoder", "Actor", "GlobalActor", "Executor", "SerialExecutor",
    "Clock", "IteratorProtocol", "InstantProtocol", "DurationProtocol", "CustomNSError",
    "RecoverableError",
    "ObservableObject", "Publisher", "Subscriber", "Subscription", "Subject", "Cancellable",
    "Scheduler", "ConnectablePublisher", "TopLevelDecoder", "TopLevelEncoder", "Observable",
    "ViewModifier", "App", "Scene", "PreviewProvider", "Shape", "ButtonStyle",
    "UIViewRepresentable", "UIViewControllerRepresentable", "ReferenceConvertible", "DataProtocol",
    "ContiguousBytes", "ParseableFormatStyle", "FormatStyle", "AttributedStringKey",
    "SortComparator",
  ]

  /// Protocols that the header does not list: by their names' endings alone.
  private static func isFrameworkProtocol(_ name: String) -> Bool {
    (name.hasPrefix("UI") || name.hasPrefix("NS"))
      && ["Delegate", "DataSource", "Protocol", "Coding", "Copying"].contains {
        name.hasSuffix($0)
      }
  }

  /// Types of Swift alone that are no classes of the app.
  private static let libraryTypes: [String: StaticType] = [
    "Error": .id, "Never": .void, "Range": .object("Range"), "ClosedRange": .object("ClosedRange"),
    "AnyHashable": .anyHashable, "UnsafeMutableRawPointer": .any, "UnsafeRawPointer": .any,
    "OpaquePointer": .any, "AnyKeyPath": .closure([.any], returning: .any),
  ]

  /// The types of Core Foundation and Core Graphics that pasted code names.
  package static let pointersOfC: Set<String> = [
    "Method", "IMP", "CFTypeRef", "CFStringRef", "CFMutableStringRef", "CFArrayRef",
    "CFMutableArrayRef",
    "CFDictionaryRef", "CFMutableDictionaryRef", "CFNumberRef", "CFDataRef", "CFURLRef",
    "CFDateRef", "CFErrorRef", "CGColorRef", "CGImageRef", "CGPathRef", "CGContextRef",
    "CGMutablePathRef", "CGGradientRef", "CGColorSpaceRef",
  ]
}

extension TypeReference {
  /// Whether an argument for it is the body of a closure.
  package var isAutoclosure: Bool { qualifiers.contains { $0.text == "autoclosure" } }

  /// Whether a closure for it is kept: one that is `@escaping`, or in an optional.
  ///
  /// SE-0103: closures do not escape unless they say so. One in an optional or a property always
  /// does.
  var keepsClosure: Bool {
    switch kind {
    case .optional, .implicitlyUnwrapped: true
    default: qualifiers.contains { $0.text == "escaping" }
    }
  }
}
