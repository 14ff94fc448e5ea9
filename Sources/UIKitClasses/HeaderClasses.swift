import InterfaceModel
import ObjectModel
import ObjectRuntime
import Syntax
import UIKitAPI

extension FrameworkClass {
  /// A class of which more may be known than the header says.
  static func declared(
    _ name: String, of superclass: String = "NSObject", since: UIKitVersion = .oldest,
    hiding hidden: [Property] = [], defaults: [String: Default] = [:],
    methods: [Selector: Method] = [:],
    classMethods: [Selector: Method] = [:]
  ) -> FrameworkClass {
    FrameworkClass(
      name, of: superclass, since: since,
      properties: declaredProperties(of: name).map(\.stored) + hidden.map(\.hidden),
      younger: Dictionary(
        declaredProperties(of: name).map { ($0.name, max(since, $0.availability.since)) }
      ) { $1 },
      defaults: defaults, methods: methods, classMethods: classMethods)
  }

  private static func declaredProperties(of name: String) -> [DeclaredProperty] {
    Framework.declaration(ofClass: name)?.properties.filter { !$0.isOfClass } ?? []
  }
}

extension DeclaredProperty {
  var stored: Property {
    let type = type.field
    var property = Property(
      name: name, type: type,
      strength: type != .object || isUnowned ? .unowned : isCopied ? .copy : .strong,
      isReadOnly: setter == nil, getter: Selector(getter), ivar: "_" + name)
    if type == .any { property.initial = .record([]) }
    return property
  }
}

extension DeclaredType {
  /// The kind of field that holds a value of it.
  var field: FieldType {
    switch kind {
    case .bool: .bool
    case .enumeration(let name): DeclaredType(Framework.raw(ofEnumeration: name)).field
    case .integer: .int
    case .real: .real
    case .selector: .selector
    case .structure("CGPoint"): .point
    case .structure("CGSize"): .size
    case .structure("CGRect"): .rect
    case .structure: .any
    case .void, .anyClass, .receiver, .parameter, .object, .block, .pointer: .object
    }
  }
}
