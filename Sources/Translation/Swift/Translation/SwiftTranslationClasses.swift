import Syntax
import UIKitAPI

// Classes, categories and protocols.
extension SwiftTranslation {
  // MARK: - One class of several parts

  /// Joins interfaces, class extensions and implementations of one class where the first stands.
  ///
  /// Swift has one declaration for a class; named categories stay extensions and are joined among
  /// themselves.
  static func joined(_ statements: [Statement]) -> [Statement] {
    var places: [String: Int] = [:]
    var result: [Statement] = []
    for statement in statements {
      guard case .type(let type) = statement.kind, let key = type.partOf else {
        result.append(statement)
        continue
      }
      guard let place = places[key], case .type(var whole) = result[place].kind else {
        places[key] = result.count
        result.append(statement)
        continue
      }
      whole.members += type.members
      whole.protocols += type.protocols
      if whole.inherits.isEmpty { whole.inherits = type.inherits }
      result[place].kind = .type(whole)
    }
    return result
  }

  // MARK: - Types

  /// A class with its parts joined. C's functions and variables among the methods go in front of
  /// it.
  func type(_ type: TypeDeclaration) -> [Statement] {
    var inner = self
    inner.enclosing = Enclosing(name: type.name.text, properties: ivars(of: type))
    let isProtocol = if case .protocolType = type.form { true } else { false }
    let members = isProtocol ? inner.demands(type) : inner.members(type)
    var swift = TypeDeclaration(
      form(type.form), dialect: .swift, name: name(type), inherits: inherits(type),
      generics: type.generics.map {
        GenericParameter($0.name, bound: $0.bound.map { self.type($0) })
      },
      members: members, at: type.range)
    if isProtocol, type.members.contains(where: \.isOptional) {
      swift.attributes = [Attribute(Name("objc", at: type.range))]
    }
    return inner.globals(type) + [Statement(.type(swift), at: type.range)]
  }

  /// A class extension is a part of the class, a named category an extension.
  private func form(_ form: TypeDeclaration.Form) -> TypeDeclaration.Form {
    switch form {
    case .interface, .implementation, .category("", _): .classType
    case .category: .extending
    default: form
    }
  }

  /// A category of a framework's class has that class' name in Swift.
  private func name(_ type: TypeDeclaration) -> Name {
    guard case .category = type.form else { return type.name }
    return Name(SwiftNames.swiftType(type.name.text), at: type.name.range)
  }

  /// The superclass, or the one that an implementation alone shows by what it overrides.
  private func inherits(_ type: TypeDeclaration) -> [TypeReference] {
    let protocols = type.protocols.map { named(protocolName($0.text), at: $0.range) }
    if case .category(let name, _) = type.form, !name.isEmpty { return protocols }
    if case .protocolType = type.form {
      // Only classes can adopt it, so that `weak` may stand before it.
      return protocols.isEmpty ? [named("AnyObject", at: type.name.range)] : protocols
    }
    return
      (type.inherits.isEmpty ? [named(superclass(of: type), at: type.name.range)] : type.inherits)
      + protocols
  }

  /// What stands above a class: what is written, or what an implementation alone shows by what it
  /// overrides.
  func superclass(of type: TypeDeclaration) -> String {
    if case .named(let name, _, _)? = type.inherits.first?.kind { return name }
    let selectors = type.methods.map(\.name.text).filter { !Self.declares($0, "NSObject") }
    let isView = selectors.contains {
      ["layoutSubviews", "drawRect:", "initWithFrame:"].contains($0)
    }
    let isController = selectors.contains { Self.declares($0, "UIViewController") }
    return isView ? "UIView" : isController ? "UIViewController" : "NSObject"
  }

  /// The ivars that stand behind a property, with the property's name in Swift.
  private func ivars(of type: TypeDeclaration) -> [String: String] {
    var result: [String: String] = [:]
    for property in type.properties {
      for name in property.names where !type.hasAccessor(of: name.text) {
        result["_" + name.text] = ownProperties[name.text] ?? name.text
      }
    }
    for case .synthesize(let items) in type.members {
      for item in items where item.ivar.map({ $0.text != item.property.text }) ?? false {
        result[item.ivar?.text ?? ""] = ownProperties[item.property.text] ?? item.property.text
      }
    }
    return result
  }

  // MARK: - Members

  /// Properties, ivars and methods in the order in which they are written; accessors go with their
  /// properties, and a declaration without a body says nothing more.
  private func members(_ type: TypeDeclaration) -> [TypeDeclaration.Member] {
    var result: [TypeDeclaration.Member] = []
    let names = Set(type.properties.flatMap { $0.names.map(\.text) })
    for member in type.members {
      switch member {
      case .property(let property):
        result += self.properties(property, of: type).map { .variables($0) }
      case .variables(let ivars) where !ivars.isGlobal:
        if let stored = stored(ivars, besides: names) { result.append(.variables(stored)) }
      case .function(let function) where function.body != nil:
        guard case .method = function.kind, !type.isAccessor(function) else { continue }
        if let method = method(function, of: type) { result.append(method) }
      default: break
      }
    }
    return result
  }

  /// What stands among the methods but belongs outside in Swift.
  private func globals(_ type: TypeDeclaration) -> [Statement] {
    type.members.flatMap { member -> [Statement] in
      switch member {
      case .variables(let variables) where variables.isGlobal:
        return statements(Statement(.variables(variables), at: variables.range))
      case .function(let function):
        guard case .function = function.kind, function.body != nil else { return [] }
        return [self.function(function)]
      case .alias(let name, let target?):
        return statements(Statement(.alias(name, target), at: name.range))
      case .constants(let name, let cases): return constants(name, cases, type.range)
      default: return []
      }
    }
  }

  /// Ivars as stored properties, without those that a property stands for.
  ///
  /// An ivar without a value is zero in Objective-C, which a number has to be given.
  private func stored(
    _ ivars: VariableDeclaration, besides names: Set<String>
  ) -> VariableDeclaration? {
    let bindings = ivars.bindings.filter { binding in
      guard case .binding(let name, _) = binding.pattern else { return false }
      return enclosing?.properties[name.text] == nil && !names.contains(name.text)
    }
    if bindings.isEmpty { return nil }
    let qualifiers = ivars.modifiers + bindings.flatMap { $0.type?.qualifiers ?? [] }
    let isOutlet = qualifiers.contains { $0.text == "IBOutlet" }
    let access = ivars.modifiers.first { $0.text == "@private" }
    return VariableDeclaration(
      dialect: .swift,
      modifiers: (access.map { [Name("private", at: $0.range)] } ?? []) + strength(qualifiers),
      attributes: isOutlet ? [Attribute(Name("IBOutlet", at: ivars.range))] : [],
      bindings: bindings.map { binding in
        .init(
          binding.pattern, type: binding.type.map { isOutlet ? outlet($0) : optional($0) },
          value: binding.type.flatMap { zero($0) })
      }, at: ivars.range)
  }

  /// The type of an outlet, which UIKit fills in before it is used.
  func outlet(_ type: TypeReference) -> TypeReference {
    TypeReference(.implicitlyUnwrapped(self.type(type)), at: type.range)
  }
}

extension TypeDeclaration {
  /// What a part of a class is joined by; nil for a type of its own.
  fileprivate var partOf: String? {
    guard dialect == .objectiveC else { return nil }
    switch form {
    case .interface, .implementation: return name.text
    case .category(let category, _):
      return category.isEmpty ? name.text : name.text + "(" + category
    default: return nil
    }
  }

  /// Whether it is a class, of Objective-C, or a part of one.
  var isClass: Bool {
    switch form {
    case .interface, .implementation, .category("", _): true
    default: false
    }
  }

  /// As they are declared, those of class extensions among them.
  var properties: [PropertyDeclaration] {
    members.compactMap { if case .property(let property) = $0 { property } else { nil } }
  }

  /// The methods of Objective-C.
  var methods: [Function] {
    members.compactMap { member in
      guard case .function(let function) = member, case .method = function.kind else { return nil }
      return function
    }
  }

  /// The body of a method by its selector.
  func implementation(of selector: String) -> Function? {
    methods.first { $0.name.text == selector && $0.body != nil && !$0.isStatic }
  }
}
