import ObjectModel
import ObjectRuntime
import Syntax
import UIKitAPI

// Classes that are here as far as the header declares them: their properties keep what is set, and
// their other messages do nothing, which is said.
extension FrameworkClass {
  static let declaredClasses: [FrameworkClass] = [
    declared("NSCachedURLResponse"),
    declared("NSURLResponse"),
    declared("NSHTTPURLResponse", of: "NSURLResponse"),
    declared("NSIndexSet"),
    declared("NSInvocation"),
    declared("NSJSONSerialization", since: UIKitVersion(5)),
    declared("NSLocale"),
    declared("NSMethodSignature"),
    declared("NSMutableIndexSet", of: "NSIndexSet"),
    declared("NSMutableURLRequest", of: "NSURLRequest"),
    declared("NSPredicate", since: UIKitVersion(3)),
    declared("NSProcessInfo"),
    declared("NSSortDescriptor"),
    declared("NSTimeZone"),
    declared(
      "NSUserActivity", since: UIKitVersion(8), methods: userActivityMethods),
    declared("NSUUID", since: UIKitVersion(6)),
    declared("UIActivityViewController", of: "UIViewController", since: UIKitVersion(6)),
    declared("UIButtonConfiguration", since: UIKitVersion(15)),
    declared("UIContentUnavailableConfigurationState", since: UIKitVersion(17)),
    declared("UIEvent"),
    declared("UIImagePickerController", of: "UINavigationController"),
    declared("UINib", since: UIKitVersion(4)),
    declared("UIPopoverController", since: UIKitVersion(3, 2)),
    declared("UISearchDisplayController", since: UIKitVersion(3)),
    declared("UITabBarItem", of: "UIBarItem"),
    declared("UITableViewHeaderFooterView", of: "UIView", since: UIKitVersion(6)),
    declared("UITouch"),
  ]

  private static let userActivityMethods: [Selector: Method] = [
    "initWithActivityType:": .answer(since: UIKitVersion(8)) { turn, me, arguments throws(Fault) in
      try turn.setField("activityType", to: arguments[0], of: me)
      return .object(me)
    },
    "addUserInfoEntriesFromDictionary:": .action(since: UIKitVersion(8)) {
      turn, me, arguments throws(Fault) in
      let all = try turn.allocateAutoreleased("NSMutableDictionary")
      for entries in [turn.simulation.field(named: "userInfo", of: me), arguments[0]] {
        guard let entries, entries != .none else { continue }
        try turn.send("addEntriesFromDictionary:", to: .object(all), [entries], from: .uikit)
      }
      try turn.send("setUserInfo:", to: .object(me), [.object(all)], from: .uikit)
    },
  ]

  /// A class of which more may be known than the header says.
  static func declared(
    _ name: String, of superclass: String = "NSObject", since: UIKitVersion = .oldest,
    hiding hidden: [Property] = [], methods: [Selector: Method] = [:],
    classMethods: [Selector: Method] = [:]
  ) -> FrameworkClass {
    FrameworkClass(
      name, of: superclass, since: since,
      properties: declaredProperties(of: name).map(\.stored) + hidden.map(\.hidden),
      younger: Dictionary(
        declaredProperties(of: name).map { ($0.name, max(since, $0.availability.since)) }
      ) { $1 },
      methods: methods, classMethods: classMethods)
  }

  private static func declaredProperties(of name: String) -> [DeclaredProperty] {
    Framework.declaration(ofClass: name)?.properties.filter { !$0.isOfClass } ?? []
  }
}

extension DeclaredProperty {
  fileprivate var stored: Property {
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
