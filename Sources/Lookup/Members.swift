package import ObjectModel
package import TypedTree
import UIKitAPI

// Properties and instance variables.
extension Sight {
  /// The getter of a property, by its name in the language that is spoken.
  package func getter(_ name: String, of type: StaticType) -> Selector? {
    if let given = provided(property: name, of: type) { return given.selector }
    guard let className = type.extendedName, let id = classes.id(named: className) else {
      return nil
    }
    let names = isSwift ? [name, SwiftNames.objectiveCProperty(name)] : [name]
    for name in names {
      if let property = classes.property(named: name, of: id) { return property.getter }
      if isVisible(Selector(name), type) { return Selector(name) }
    }
    return isSwift ? getter(declaredInSwift: name, of: type) : nil
  }

  /// The getter of a property to which the framework's header gives that name in Swift.
  private func getter(declaredInSwift name: String, of type: StaticType) -> Selector? {
    guard !type.isMetatype, let framework = frameworkClass(of: type) else { return nil }
    for declared in Framework.lineage(of: framework) {
      let property = declared.properties.first { $0.swiftName == name && !$0.isOfClass }
      if let getter = property.map({ Selector($0.getter) }), isVisible(getter, type) {
        return getter
      }
    }
    return nil
  }

  package var superType: StaticType {
    guard let owner = context.owner, let above = classes[owner].superclass else { return .id }
    return context.isStatic ? .metatype(classes[above].name) : .object(classes[above].name)
  }

  /// Whether a property is `NSString`'s alone, as `length` is, which `String` counts otherwise.
  package func isFoundations(_ selector: Selector, _ type: StaticType) -> Bool {
    guard isSwift, type.isString, !type.isFoundations,
      declarations.drafts["NSString"]?.bodies[selector] == nil,
      let (member, owner) = declaration(of: selector, for: type), case .getter = member
    else { return false }
    return owner.name == "NSString"
  }

  /// The names of a class's properties, its own first.
  package func propertyNames(of type: String) -> [String] {
    guard let id = classes.id(named: type) else { return [] }
    let names = classes.lineage(of: id).flatMap { classes[$0].properties.map(\.name) }
    let methods = selectors(of: .object(type)).map(\.name).filter { !$0.contains(":") }
    return (isSwift ? names.map(SwiftNames.swiftProperty) : names) + methods
  }

  package func ivarPlace(
    _ name: String, of type: String? = nil
  ) -> (slot: Int, type: StaticType, ivar: Ivar)? {
    guard !context.isStatic || type != nil,
      let owner = type.flatMap({ classes.id(named: $0) }) ?? context.owner,
      let (slot, ivar) = classes.ivar(named: name, of: owner)
    else { return nil }
    for declared in classes.lineage(of: owner) {
      if let known = declarations.drafts[classes[declared].name]?.type(ofIvar: name) {
        return (slot, known, ivar)
      }
      if !classes[declared].isLearners { return nil }
    }
    return (slot, StaticType(ivar.type), ivar)
  }

  package func isOwnProperty(_ name: String) -> Bool {
    guard let className = context.className else { return false }
    if context.isStatic {
      return declarations.drafts[className]?.classMethods[Selector(name)] != nil
    }
    return getter(name, of: selfType ?? .instance(of: className)) != nil
  }

  package func hasMethod(_ name: String, _ type: String) -> Bool {
    guard let id = classes.id(named: type) else { return false }
    return classes.lineage(of: id).contains { owner in
      declarations.drafts[classes[owner].name]?.methods.values.contains { $0.base == name }
        == true
    }
  }

  /// Whether a property holds closures, so that parentheses behind it call one.
  package func holdsClosure(_ getter: Selector?, _ type: StaticType) -> Bool {
    guard let getter else { return false }
    if case .block? = declaration(of: getter, for: type)?.member.returns.kind { return true }
    return result(of: getter, for: type, nil).signature != nil
  }

  /// Whether a field is an outlet, by its own name or by that of the property it backs.
  package func isOutlet(_ ivar: Ivar, of id: ClassID) -> Bool {
    ivar.outlet != nil || classes.property(named: ivar.label, of: id)?.outlet != nil
  }

  /// Whether a value of the type may be a struct, enumeration or collection, to be copied on
  /// change.
  package func mayBeValue(_ type: StaticType) -> Bool {
    guard isSwift, !type.isMetatype, type.mayHoldObject || type.extendedName != nil else {
      return false
    }
    guard let name = type.extendedName, let id = classes.id(named: name) else { return true }
    return classes[id].isValueType
  }

  /// Whether a method that says `mutating` puts another value in the place of one of the type.
  package func isReplaced(byMutating type: StaticType) -> Bool {
    if mayBeValue(type) || type.isString || type.isArithmetic { return true }
    let values = ["NSArray", "NSSet", "NSDictionary", "NSDate", "NSData", "NSURL", "NSNumber"]
    return !type.isMetatype && type.className.map(values.contains) == true
  }

  /// Whether setting a property of a value leaves the value as it is.
  package func isSetNonmutating(_ name: String, of type: StaticType?) -> Bool {
    type?.extendedName.flatMap { declarations.drafts[$0] }?.properties[name]?.isNonmutating == true
  }

  /// Whether values of a type by its name are no objects.
  package func isValue(named name: String) -> Bool {
    if let scalar = StaticType.scalars[name] {
      return scalar.isArithmetic || scalar.isString || scalar.isGeometry
    }
    guard declarations.drafts[name] != nil else { return false }
    return classes.id(named: name).map { classes[$0].isValueType } == true
  }

  /// Whether a value of the type is no object, and has what extensions of the learner's give it.
  package func isPlainValue(_ type: StaticType) -> Bool {
    guard isSwift, !type.isMetatype, type.optionality == .none else { return false }
    return type.isString || StaticType.isGeometry(type.extendedName ?? "")
  }

  package func isProperty(_ name: String, of type: StaticType) -> Bool {
    guard !type.isMetatype, let id = type.className.flatMap({ classes.id(named: $0) })
    else { return false }
    let other = SwiftNames.objectiveCProperty(name)
    return classes.property(named: name, of: id) != nil
      || name.hasPrefix("is") && other != name
  }
}
