package import ObjectModel
package import TypedTree
package import UIKitAPI

// What the header's declarations say of the values that messages answer and take.
extension Sight {
  /// The declaration of a message by the nearest class of the framework's above a type, or by the
  /// protocol that the header has in the place of a class, as of transition coordinators.
  package func declaration(
    of selector: Selector, for type: StaticType
  ) -> (member: DeclaredMember, owner: DeclaredClass)? {
    frameworkClass(of: type).flatMap {
      Framework.member(selector.name, of: $0, isOfClass: type.isMetatype)
    }
      ?? type.className.flatMap {
        Framework.requirement(selector.name, of: $0, isOfClass: type.isMetatype)
      }
  }

  /// The type of what a declared message answers to a receiver; nil where the header has no such
  /// message.
  func declaredResult(
    of selector: Selector, for type: StaticType, answeredBy me: StaticType
  ) -> StaticType? {
    guard let (member, owner) = declaration(of: selector, for: type) else { return nil }
    var receiver = me
    receiver.parts = type.parts
    var result = self.type(member.returns, in: owner, of: receiver)
    if case .pointer = member.returns.kind { return result }
    if case .getter = member, result.field == .any || result.field == .object {
      // What a property holds is an object, whatever it is declared as.
      result.field = .object
      if !isSwift { result.optionality = .implicit }
    }
    // What fails throws, and answers nothing that says so.
    if isThrowing(member) { return result == .bool ? .void : result.unwrapped }
    return result
  }

  /// The type of the object that an initialiser of the framework's makes: Swift's are optional
  /// where it may fail.
  package func made(by selector: Selector, of type: StaticType) -> StaticType {
    let made = type.isMetatype ? .object(type.className ?? "NSObject") : type
    guard isSwift else { return made }
    if let own = signature(of: selector, for: type) {
      return own.isFailable ? made.asOptional : made
    }
    guard let member = declaration(of: selector, for: type)?.member, !isThrowing(member) else {
      return made
    }
    return member.returns.nullability == .possibly ? made.asOptional : made
  }

  private func isThrowing(_ member: DeclaredMember) -> Bool {
    if isSwift, case .method(let method) = member { method.isThrowing } else { false }
  }

  /// What a call of a method of the framework's needs a word for.
  package func effects(of selector: Selector, for type: StaticType) -> Effects? {
    guard let member = declaration(of: selector, for: type)?.member, isThrowing(member) else {
      return nil
    }
    return Effects(isThrowing: true)
  }

  /// What a declared message takes at a place, as far as it says which values may be written there.
  package func expected(_ selector: Selector, _ place: Int, of type: StaticType) -> StaticType? {
    guard let (member, owner) = declaration(of: selector, for: type),
      member.parameters.indices.contains(place)
    else { return nil }
    let declared = member.parameters[place]
    switch declared.kind {
    case .object(_?, _), .bool, .integer, .real, .enumeration, .structure:
      let known = self.type(declared, in: owner, of: type)
      return known.unwrapped == .any ? nil : known
    case .block(let parameters, let result):
      return isSwift
        ? closure(parameters, result, in: owner, of: type).wrapped(as: declared.nullability) : nil
    case .object(nil, _), .void, .selector, .anyClass, .receiver, .parameter, .pointer:
      return nil
    }
  }

  /// Whether a declared message asks for a selector.
  package func takesSelector(_ selector: Selector, _ place: Int, of type: StaticType) -> Bool {
    guard let parameters = declaration(of: selector, for: type)?.member.parameters,
      parameters.indices.contains(place), case .selector = parameters[place].kind
    else { return false }
    return true
  }

  /// A block that a declared message takes; what nothing is expected of may answer anything.
  private func closure(
    _ parameters: [DeclaredType], _ result: DeclaredType, in owner: DeclaredClass,
    of type: StaticType
  ) -> StaticType {
    var closure = StaticType.closure(
      parameters.map { self.type($0, in: owner, of: type) },
      returning: result.kind == .void ? .any : self.type(result, in: owner, of: type))
    closure.mayWait = Remark(false)
    return closure
  }

  /// Whether the parameter at a place takes a closure, as far as it is declared.
  func takesClosure(_ selector: Selector, _ place: Int, of type: StaticType) -> Bool {
    guard let (member, _) = declaration(of: selector, for: type),
      member.parameters.indices.contains(place)
    else { return true }
    switch member.parameters[place].kind {
    case .block, .object(nil, _), .parameter, .receiver, .pointer, .void: return true
    case .object(_?, _), .bool, .integer, .real, .enumeration, .structure, .selector, .anyClass:
      return false
    }
  }

  /// The class of the framework's that a type is, or stands on; of an unknown object the root of
  /// all.
  package func frameworkClass(of type: StaticType) -> String? {
    guard let name = type.className else {
      return type.field == .object || type.isMetatype ? "NSObject" : nil
    }
    guard let id = classes.id(named: name) else { return nil }
    return classes.lineage(of: id).lazy.map { classes[$0] }
      .first { !$0.isLearners && Framework.hasClass($0.name) }?.name
  }

  /// A declared type as typing knows types; nullability counts in Swift alone.
  package func type(_ declared: DeclaredType, in owner: DeclaredClass, of me: StaticType)
    -> StaticType
  {
    let type = plain(declared, owner, me)
    return isSwift ? type.wrapped(as: declared.nullability) : type
  }

  private func plain(
    _ declared: DeclaredType, _ owner: DeclaredClass, _ me: StaticType
  ) -> StaticType {
    switch declared.kind {
    case .void: .void
    case .bool: .bool
    case .integer: declared.isUnsigned && !isSwift ? .whole(.uint) : .int
    case .enumeration(let name):
      isSwift
        ? .enumeration(name) : plain(DeclaredType(Framework.raw(ofEnumeration: name)), owner, me)
    case .real(.float): isSwift ? .float : .real
    case .real(.cgFloat): isSwift ? .cgFloat : .real
    case .real(.double): .real
    case .selector: .selector
    case .anyClass: .metatype(nil)
    case .structure(let name): Sight.geometry[name] ?? RecordType.library[name] ?? .any
    case .receiver: me.unwrapped
    case .parameter(let name): argument(name, owner, me)
    case .object(let name?, let arguments): object(name, arguments, declared, owner, me)
    case .object(nil, _), .block, .pointer: .any
    }
  }

  private static let geometry: [String: StaticType] = [
    "CGPoint": .point, "CGSize": .size, "CGRect": .rect,
  ]

  /// What stands in the `<…>` of a receiver for a parameter of its class.
  private func argument(_ name: String, _ owner: DeclaredClass, _ me: StaticType) -> StaticType {
    guard let place = owner.parameters.firstIndex(of: name), me.parts.indices.contains(place)
    else { return .any }
    return me.parts[place]
  }

  private func object(
    _ name: String, _ arguments: [DeclaredType], _ declared: DeclaredType, _ owner: DeclaredClass,
    _ me: StaticType
  ) -> StaticType {
    // To Objective-C an object of a kind may be of any subclass without a cast.
    if declared.isKind, !isSwift { return .any }
    guard let known = knownClass(name) else { return .any }
    var type = StaticType.object(known)
    type.parts = arguments.map { self.type($0, in: owner, of: me) }
    // Swift's arrays and dictionaries always say what is in them.
    if isSwift, arguments.isEmpty {
      type.parts = ["NSArray": [.any], "NSDictionary": [.anyHashable, .any]][known] ?? []
    }
    return type
  }

  /// The class itself, or the nearest above it that the simulator has; the root says nothing.
  private func knownClass(_ name: String) -> String? {
    Framework.lineage(of: name).map(\.name).first { classes.id(named: $0) != nil }
      .flatMap { $0 == "NSObject" && name != $0 ? nil : $0 }
  }
}

extension StaticType {
  /// What a declaration says of whether it may be nil, as Swift says it.
  fileprivate func wrapped(as nullability: DeclaredType.Nullability) -> StaticType {
    switch nullability {
    case .never: self
    case .possibly: asOptional
    case .unchecked: wrapped(.implicit)
    }
  }
}
