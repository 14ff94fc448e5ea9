import Syntax
import UIKitAPI

// Properties and their accessors.
extension SwiftTranslation {
  /// `@property` as a variable each; one with methods of its own keeps its value in another.
  ///
  /// The storage is left out where the accessors do not name it: then the property is computed.
  func properties(
    _ property: PropertyDeclaration, of type: TypeDeclaration
  ) -> [VariableDeclaration] {
    property.names.flatMap { name -> [VariableDeclaration] in
      let swift = Name(ownProperties[name.text] ?? name.text, at: name.range)
      guard type.hasAccessor(of: name.text) else { return [variable(property, swift)] }
      let accessors = accessors(of: name.text, type)
      let computed = VariableDeclaration(
        dialect: .swift,
        modifiers: property.isClassProperty ? [Name("static", at: name.range)] : [],
        bindings: [
          .init(
            .binding(swift, isConstant: false), type: valueType(property), accessors: accessors)
        ], at: property.range)
      let ivar = Name("_" + name.text, at: name.range)
      return isUsed(ivar.text, accessors) ? [storage(property, ivar), computed] : [computed]
    }
  }

  /// A stored property; what may be nil begins as nil, a number as zero.
  private func variable(_ property: PropertyDeclaration, _ name: Name) -> VariableDeclaration {
    VariableDeclaration(
      dialect: .swift, modifiers: modifiers(property),
      attributes: property.isOutlet || property.collection != nil
        ? [Attribute(Name("IBOutlet", at: property.range))] : [],
      bindings: [
        .init(
          .binding(name, isConstant: false), type: valueType(property), value: zero(property.type))
      ], at: property.range)
  }

  /// The ivar behind accessors of its own, under its name.
  private func storage(_ property: PropertyDeclaration, _ name: Name) -> VariableDeclaration {
    VariableDeclaration(
      dialect: .swift, modifiers: [Name("private", at: property.range)],
      bindings: [
        .init(
          .binding(name, isConstant: false), type: optional(property.type),
          value: zero(property.type))
      ], at: property.range)
  }

  /// `readonly` becomes `private(set)`, since the class itself sets its ivar; `assign` of an object
  /// is `unowned(unsafe)`.
  private func modifiers(_ property: PropertyDeclaration) -> [Name] {
    let words = Set(property.attributes.map(\.name.text))
    var result: [String] = []
    if property.isClassProperty { result.append("static") }
    if words.contains("readonly") { result.append("private(set)") }
    let isHeld = words.isDisjoint(with: ["assign", "unsafe_unretained"])
    if words.contains("weak") || property.type.qualifiers.contains(where: { $0.text == "__weak" }) {
      result.append("weak")
    } else if !isHeld, isObject(property.type) {
      result.append("unowned(unsafe)")
    }
    return result.map { Name($0, at: property.range) }
  }

  /// An outlet is implicitly unwrapped, as UIKit fills it in before anybody looks.
  private func valueType(_ property: PropertyDeclaration) -> TypeReference {
    if let collection = property.collection {
      let element = named(collection, at: property.range)
      let array = TypeReference(.array(element), at: property.range)
      return TypeReference(.implicitlyUnwrapped(array), at: property.range)
    }
    return property.isOutlet ? outlet(property.type) : optional(property.type)
  }

  // MARK: - Accessors

  /// What is not written is as `@synthesize` makes it.
  private func accessors(
    of property: String, _ type: TypeDeclaration
  ) -> VariableDeclaration.Accessors {
    let range = type.range
    var inner = self
    inner.known["_" + property] = known[property]
    let ivar = name("_" + property, at: range)
    let getter = type.implementation(of: property)?.body.map { inner.statements($0) }
    let setter = type.implementation(of: setterName(property)).map { method in
      inner.learn(method.parameters)
      return VariableDeclaration.Observer(
        parameter: method.parameters.first?.name.text ?? "newValue",
        body: inner.statements(method.body ?? []))
    }
    let isReadOnly = type.properties.contains { declared in
      declared.names.contains { $0.text == property }
        && declared.attributes.contains { $0.name.text == "readonly" }
    }
    let store = Expression(
      .assignment(nil, target: ivar, value: name("newValue", at: range)), at: range)
    let usual = VariableDeclaration.Observer(
      parameter: "newValue", body: [Statement(.expression(store), at: range)])
    return VariableDeclaration.Accessors(
      getter: getter ?? [Statement(.result(ivar), at: range)],
      setter: setter ?? (isReadOnly ? nil : usual))
  }

  /// Whether the ivar is named in the bodies; else no storage is needed.
  private func isUsed(_ ivar: String, _ accessors: VariableDeclaration.Accessors) -> Bool {
    let body = (accessors.getter ?? []) + (accessors.setter?.body ?? [])
    return TreeDump.text(of: body).contains(ivar)
  }

  // MARK: - Protocols

  /// What a protocol demands: methods without bodies, properties with their accessors.
  func demands(_ type: TypeDeclaration) -> [TypeDeclaration.Member] {
    type.members.flatMap { member -> [TypeDeclaration.Member] in
      let optional = member.isOptional ? ["optional"] : []
      switch member {
      case .function(let function):
        guard case .function(var demand) = method(function, of: type) else { return [] }
        demand.modifiers = optional.map { Name($0, at: function.range) }
        demand.attributes = optional.map { _ in Attribute(Name("objc", at: function.range)) }
        return [.function(demand)]
      case .property(let property):
        return property.names.map { .variables(demand(property, $0, optional)) }
      default: return []
      }
    }
  }

  /// `{ get }` or `{ get set }`, whose bodies are empty.
  private func demand(
    _ property: PropertyDeclaration, _ name: Name, _ optional: [String]
  ) -> VariableDeclaration {
    let isReadOnly = property.attributes.contains { $0.name.text == "readonly" }
    let swift = Name(ownProperties[name.text] ?? name.text, at: name.range)
    let setter = VariableDeclaration.Observer(parameter: "newValue", body: [])
    return VariableDeclaration(
      dialect: .swift, modifiers: optional.map { Name($0, at: property.range) },
      attributes: optional.map { _ in Attribute(Name("objc", at: property.range)) },
      bindings: [
        .init(
          .binding(swift, isConstant: false), type: valueType(property),
          accessors: .init(getter: [], setter: isReadOnly ? nil : setter))
      ], at: property.range)
  }
}

/// The setter's selector by the rule of key-value coding.
private func setterName(_ property: String) -> String {
  "set" + SwiftNames.capitalized(property) + ":"
}

extension PropertyDeclaration {
  var isOutlet: Bool { type.qualifiers.contains { $0.text == "IBOutlet" } }
  /// The class of the objects in an outlet collection.
  var collection: String? {
    attributes.first { $0.name.text == "IBOutletCollection" }.map { $0.text ?? "Any" }
  }
  /// `@property (class)`, which has no storage of its own (clang, since Xcode 8).
  var isClassProperty: Bool { attributes.contains { $0.name.text == "class" } }
}

extension TypeDeclaration {
  /// Whether a property has a method of its own among the bodies.
  func hasAccessor(of property: String) -> Bool {
    implementation(of: property) != nil || implementation(of: setterName(property)) != nil
  }

  /// Whether a method is the getter or setter of a property that is declared here.
  func isAccessor(_ function: Function) -> Bool {
    guard !function.isStatic else { return false }
    return properties.contains { property in
      property.names.contains {
        $0.text == function.name.text || setterName($0.text) == function.name.text
      }
    }
  }
}
