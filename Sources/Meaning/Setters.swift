import Checks
package import Declaring
import Diagnostics
import Lookup
import ObjectModel
package import Syntax
package import TypedTree
import UIKitAPI

// Storing into members: struct parts, values and properties.
extension Typing {
  /// Stores by a message to the setter. Of a class, the setter must exist; of a value without a
  /// known class, the property's Objective-C name is tried and then its own.
  package mutating func store(
    property name: Name, of holder: TypedExpression, _ place: MessagePlace? = nil
  ) -> TypedStore {
    if isSwift, holder.type.isMetatype {
      return sendSetter(
        .setter(for: name.text), to: holder,
        place ?? MessagePlace(line: line(of: name.range), text: holder.type.className ?? ""))
    }
    checkSetterAccess(name, of: holder.type)
    checkIsolation(of: name.text, .change, in: holder.type, place, at: name.range)
    var setter = Selector.setter(
      for: isSwift ? SwiftNames.objectiveCProperty(name.text) : name.text)
    open(setter, of: holder.type)
    if let type = holder.type.extendedName, let id = classes.id(named: type) {
      if reportMemberOfFunction(name, holder.type) { return .nowhere }
      guard let found = self.setter(name, of: id, type) else { return .nowhere }
      setter = found
    }
    let place = place ?? MessagePlace(line: line(of: name.range), text: "self")
    return sendSetter(setter, or: .setter(for: name.text), to: holder, place)
  }

  /// Sends a setter; where the class shows only when it runs, the property may go by its own name.
  private func sendSetter(
    _ setter: Selector, or own: Selector? = nil, to holder: TypedExpression, _ place: MessagePlace
  ) -> TypedStore {
    .setter(
      TypedStore.Setter(
        selector: setter, own: own == setter ? nil : own, holder: holder, place: place))
  }

  /// The setter of a property; what has none is reported.
  ///
  /// Nil where something was reported: a constant, what can only be read, or a property that nobody
  /// declares. A setter method without a property is one, too, in Objective-C.
  private mutating func setter(_ name: Name, of id: ClassID, _ type: String) -> Selector? {
    checkAccess(toProperty: name, of: .instance(of: type))
    if isSwift, let getter = sight.getter(name.text, of: .instance(of: type)) {
      report(sight.unavailable(getter, .instance(of: type), name.text, at: name.range))
    }
    let names =
      isSwift ? [name.text, SwiftNames.objectiveCProperty(name.text)] : [name.text]
    for candidate in names {
      let setter = Selector.setter(for: candidate)
      if let property = classes.property(named: candidate, of: id) {
        if !property.isReadOnly || sight.isVisible(property.setter, .instance(of: type)) {
          return property.setter
        }
      }
      if sight.isVisible(setter, .instance(of: type)) { return setter }
    }
    // A getter with a name of its own gives its name to Swift.
    if isSwift, let getter = sight.getter(name.text, of: .instance(of: type)),
      case .getter(let declared)? = sight.declaration(of: getter, for: .instance(of: type))?.member,
      let setter = declared.setter
    {
      return Selector(setter)
    }
    if sight.getter(name.text, of: .instance(of: type)) != nil {
      // Of a class without its interface a getter shows, and not what sets the property.
      if !isSwift, standsIn, classes.property(named: name.text, of: id) == nil {
        open(.setter(for: name.text))
        return .setter(for: name.text)
      }
      if isSwift, declarations.drafts[type]?.properties[name.text]?.isConstant == true {
        report(immutableProperty: name.text, isConstant: true, at: name.range)
      } else {
        let isMethod = isSwift && isMethod(name.text, of: id, type)
        report(
          isMethod
            ? .functionAssignment(name.text, isMethod: true)
            : isSwift ? .getOnlyProperty(name.text, use) : .readOnlyProperty(name.text, type: type),
          at: name.range)
      }
    } else {
      report(
        .propertyNotFound(name.text, type: type), at: name.range,
        suggestion: suggestion(for: name.text, among: sight.propertyNames(of: type)))
      if standsIn(forMembersOf: type) { return .setter(for: name.text) }
    }
    return nil
  }

  /// Whether a member that can be asked for by its name alone is no property.
  private func isMethod(_ name: String, of id: ClassID, _ type: String) -> Bool {
    let instance = StaticType.instance(of: type)
    if sight.provided(property: name, of: instance) != nil { return false }
    if case .getter? = sight.declaration(of: Selector(name), for: instance)?.member { return false }
    return classes.property(named: name, of: id) == nil
  }
}

extension TypedExpression {
  /// C structures that a message returns are temporaries: assigning into one is clang's “expression
  /// is not assignable”.
  package var isMessage: Bool { if case .message = kind { true } else { false } }
}

extension Expression {
  /// Whether it is the result of a message, a property's value included.
  package var isMessage: Bool {
    switch kind {
    case .message, .call: true
    case .member(let base, _): !base.isPlainVariable
    default: false
    }
  }

  /// What lies in a variable or behind a pointer has a place to assign to.
  private var isPlainVariable: Bool {
    switch kind {
    case .name, .arrow, .unary(.dereference, _): true
    case .member(let base, _), .element(let base, _): base.isPlainVariable
    default: false
    }
  }
}
