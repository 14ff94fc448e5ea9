import Syntax
import UIKitAPI

/// Says in Swift what was read from Objective-C: a tree of the one becomes a tree of the other.
///
/// It knows the classes of the text that it translates, UIKit's properties and the rules by which
/// names are imported. What Swift does without, such as `release`, is left out; what it has no word
/// for becomes the nearest that it has.
struct SwiftTranslation: Sendable {
  /// What is known of a value: it decides what is a condition, and where a chain may stop.
  enum Known: Sendable { case boolean, number, object, optional }

  /// The class around a method.
  struct Enclosing: Sendable {
    var name: String
    /// The property that stands for an ivar.
    var properties: [String: String] = [:]
  }

  /// The variables and properties in sight.
  var known: [String: Known] = [:]
  /// The classes of those that are objects.
  var types: [String: String] = [:]
  /// The properties that the text declares, by the names of Objective-C, with those of Swift.
  var ownProperties: [String: String] = [:]
  /// The constants that the text declares, with their paths in Swift.
  var ownConstants: [String: String] = [:]
  /// The selectors that the text has as values: methods of which Objective-C has to be told.
  var selectors: Set<Substring> = []
  /// The classes that the text declares.
  var classes: [String: Ancestor] = [:]
  /// Nil outside of all classes, where bare names are variables.
  var enclosing: Enclosing?
  /// Where `self = [super init]` is a call and `return self` nothing.
  var isInInitializer = false
  /// What a `@throw` without a value throws again.
  var caught = "error"

  /// Joins the parts of classes, learns what the text declares, and then translates in order.
  /// Methods that are named by a selector somewhere need `@objc`, so that they are looked for
  /// first.
  static func swift(_ statements: [Statement]) -> [Statement] {
    var translation = SwiftTranslation()
    let joined = joined(statements)
    for statement in joined { translation.learn(statement) }
    translation.selectors = Set(
      TreeDump.text(of: joined).split(separator: "(selector ").dropFirst().map {
        $0.prefix { $0 != ")" }
      })
    return translation.statements(joined)
  }

  /// Statements in their order, each knowing the variables declared before it.
  func statements(_ list: [Statement]) -> [Statement] {
    var scope = self
    return list.flatMap { statement -> [Statement] in
      let result = scope.statements(statement)
      if case .variables(let variables) = statement.kind { scope.learn(variables) }
      return result
    }
  }

  // MARK: - What the text declares

  /// Names that are used before they are declared are known by that too.
  private mutating func learn(_ statement: Statement) {
    switch statement.kind {
    case .type(let type) where type.dialect == .objectiveC:
      if type.isClass {
        classes[type.name.text] = Ancestor(
          superclass: superclass(of: type),
          methods: Set(type.methods.filter { !$0.isStatic }.map(\.name.text)))
      }
      for member in type.members {
        switch member {
        case .property(let property): learn(property)
        case .variables(let variables): learn(variables)
        case .constants(let name, let cases): learn(name?.text, cases)
        default: break
        }
      }
    case .constants(let name, let cases): learn(name?.text, cases)
    default: break
    }
  }

  /// Noted under the names of both languages, as code of Objective-C says `isOn` and `on`.
  private mutating func learn(_ property: PropertyDeclaration) {
    let getter = property.attributes.first { $0.name.text == "getter" }?.text
    for name in property.names {
      ownProperties[name.text] = getter ?? SwiftNames.swiftProperty(name.text)
      if let getter { ownProperties[getter] = getter }
      known[name.text] = property.isOutlet ? .object : known(property.type, isSet: false)
      types[name.text] = className(of: property.type)
    }
  }

  /// A value may tell more than the type: an object that is made is not optional.
  mutating func learn(_ variables: VariableDeclaration) {
    for case let binding in variables.bindings {
      guard case .binding(let name, _) = binding.pattern, let type = binding.type else { continue }
      let value = binding.value.flatMap { known($0) }
      types[name.text] = className(of: type)
      let isWeak = (variables.modifiers + type.qualifiers).contains { $0.text == "__weak" }
      let declared = isWeak ? .optional : known(type, isSet: binding.value != nil)
      known[name.text] = declared == .object ? value ?? .object : declared
    }
  }

  /// Parameters are taken to be there, as Swift imports them between `NS_ASSUME_NONNULL`.
  mutating func learn(_ parameters: [Parameter]) {
    for parameter in parameters {
      known[parameter.name.text] = parameter.type.flatMap { known($0, isSet: true) }
      types[parameter.name.text] = parameter.type.flatMap(className)
    }
  }

  /// An object that has not been given a value may be nil; of a type that is none of them nothing
  /// is known.
  private func known(_ type: TypeReference, isSet: Bool) -> Known? {
    if isObject(type) { return isSet ? .object : .optional }
    guard case .named(let word, _, _) = type.kind else { return nil }
    if ["BOOL", "bool", "_Bool"].contains(word) { return .boolean }
    return defaultValue(of: word) == .number ? .number : nil
  }

  /// The cases of an unnamed enumeration stay constants of their own names.
  private mutating func learn(_ type: String?, _ cases: [TypeDeclaration.EnumCase]) {
    guard let type else { return }
    for item in cases {
      ownConstants[item.name.text] = type + "." + caseName(item.name.text, of: type)
    }
  }

  /// `GearFirst` of `Gear` is `first`.
  func caseName(_ name: String, of type: String) -> String {
    guard name.hasPrefix(type), name != type else { return SwiftNames.uncapitalized(name) }
    return SwiftNames.uncapitalized(String(name.dropFirst(type.count)))
  }

  // MARK: - What is known of a value

  /// What the tree and UIKit's names show of a value; nil when they show nothing.
  ///
  /// A message's answer is known by the property that it reads, or by its first word.
  func known(_ value: Expression) -> Known? {
    switch value.kind {
    case .boolean: return .boolean
    case .integer, .real: return .number
    case .nilLiteral: return .optional
    case .string, .array, .dictionary, .selfReference: return .object
    case .binary(let operation, _, _):
      return Self.comparisons.contains(operation) ? .boolean : .number
    case .unary(.not, _), .isType: return .boolean
    case .name(let name): return known[name]
    case .member(let base, let name), .arrow(let base, let name):
      return known(property: name.text, of: base)
    case .message(let receiver, let pieces):
      if isCreation(receiver, pieces) { return .object }
      guard let first = pieces.first else { return nil }
      return first.argument == nil
        ? known(property: first.keyword.text, of: receiver)
        : Self.isBoolean(first.keyword.text) ? .boolean : nil
    default: return nil
    }
  }

  /// By what the text declares, then UIKit's header, then the name's first word. `view` is
  /// implicitly unwrapped in Swift and optional here, so that a test for nil stays one.
  private func known(property name: String, of base: Expression) -> Known? {
    if ownProperties[name] != nil { return known[name] }
    if case .selfReference = base.kind, let known = known[name] { return known }
    if let property = framework(property: name, of: base) {
      switch property.kind {
      case .bool: return .boolean
      case .integer, .real: return .number
      default: return property.isOptional || name == "view" ? .optional : nil
      }
    }
    if Self.numbers.contains(name) { return .number }
    return Self.isBoolean(name) ? .boolean : nil
  }

  /// What UIKit says of a property: by the class of the receiver, where that is known, else by the
  /// name alone.
  private func framework(
    property name: String, of base: Expression
  ) -> (kind: DeclaredType.Kind, isOptional: Bool)? {
    if let type = className(of: base), Framework.hasClass(type),
      case .getter(let property)? = Framework.member(name, of: type, isOfClass: false)?.member
    {
      return (property.type.kind, property.type.nullability == .possibly)
    }
    return Framework.property(readBy: name).map { ($0.kind, $0.isOptional) }
  }

  /// The class that a value is an object of.
  private func className(of value: Expression) -> String? {
    let property: String
    switch value.kind {
    case .name(let name): return types[name]
    case .member(_, let name), .arrow(_, let name): property = name.text
    case .message(_, let pieces):
      guard pieces.count == 1, pieces[0].argument == nil else { return nil }
      property = pieces[0].keyword.text
    default: return nil
    }
    if ownProperties[property] != nil { return types[property] }
    guard case .object(let name, _)? = Framework.property(readBy: property)?.kind else {
      return nil
    }
    return name
  }

  /// Of a pointer to a class alone.
  private func className(of type: TypeReference) -> String? {
    guard case .pointer(let inner) = type.kind, case .named(let name, _, _) = inner.kind else {
      return nil
    }
    return name
  }

  /// The Swift name of a property that a selector without arguments reads; nil for a method.
  func property(_ selector: String) -> String? {
    ownProperties[selector] ?? Self.methodsOfStrings[selector]
      ?? Framework.property(readBy: selector)?.swiftName
  }

  /// What a property of NSString is in Swift's String.
  private static let methodsOfStrings = [
    "uppercaseString": "uppercased()", "lowercaseString": "lowercased()",
  ]

  /// Whether nil may have to stop a chain behind a value; implicitly unwrapped ones do not count.
  func mayBeNil(_ value: Expression) -> Bool {
    switch value.kind {
    case .member(_, let name) where name.text == "view": return false
    case .message(_, let pieces) where pieces.first?.keyword.text == "view": return false
    default: return known(value) == .optional
    }
  }

  /// The words that begin names of truth values, as Cocoa's guidelines for methods have them.
  private static func isBoolean(_ name: String) -> Bool {
    let first = SwiftNames.splitWords(name).first ?? ""
    return ["is", "has", "should", "can", "responds", "conforms", "contains"].contains(first)
  }

  /// They answer truth values; arithmetic answers numbers.
  private static let comparisons: Set<BinaryOperator> = [
    .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .and, .or,
  ]

  /// Parts of structures.
  private static let numbers: Set<String> = ["x", "y", "width", "height", "location", "length"]
}
