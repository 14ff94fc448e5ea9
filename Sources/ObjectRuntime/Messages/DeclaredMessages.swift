package import ObjectModel
import Syntax
import UIKitAPI

// Messages that the header declares, and that are not modelled.
extension Turn {
  /// Begins an object by an initialiser that is declared, and not modelled, as `init` would; the
  /// properties that the selector's words name get its arguments.
  mutating func begin(
    _ id: ObjectID, _ selector: Selector, _ arguments: [Value]
  ) throws(Fault) -> Value {
    let made = try beginPlainly(id)
    guard let object = made.object else { return made }
    for (word, argument) in zip(selector.name.split(separator: ":"), arguments) {
      let name = word.rangeOfWith.map { word[$0...] } ?? word
      let key = SwiftNames.uncapitalized(String(name))
      let type = simulation[object].type
      guard let property = simulation.classes.property(named: key, of: type),
        let ivar = property.ivar, let found = simulation.classes.ivar(named: ivar, of: type)
      else { continue }
      try store(
        argument, in: found.slot, of: object, named: found.ivar.label, type: found.ivar.type,
        as: found.ivar.strength)
    }
    return made
  }

  /// `init`; that of the class above where the object's own has asked for the initialiser.
  private mutating func beginPlainly(_ id: ObjectID) throws(Fault) -> Value {
    let isAsking = messages.contains { $0.receiver == id && $0.selector == "init" }
    let own = simulation.classes.lineage(of: simulation[id].type).filter {
      simulation[$0].isLearners && !simulation[$0].isStandIn
    }
    guard isAsking, let own = own.last else {
      return try send("init", to: .object(id), [], from: .uikit)
    }
    return try sendToSuper("init", of: own, receiver: .object(id))
  }

  /// Whether the header says that this version has a message for an object's class.
  package func declares(_ selector: Selector, by receiver: Value) -> Bool {
    switch receiver {
    case .object(let id): declares(selector, in: simulation[id].type)
    case .type(let type): declares(selector, in: type, isOfClass: true)
    default: false
    }
  }

  /// The same of the objects of a class, or of a class itself.
  package func declares(_ selector: Selector, in type: ClassID, isOfClass: Bool = false) -> Bool {
    let since =
      simulation.declaration(of: selector, in: type, isOfClass: isOfClass)?.member.availability
      .since
      ?? simulation.version(ofUnsimulated: selector, in: type)
    return since.map { $0 <= simulation.version } ?? false
  }

  /// What is answered to a message that is declared, and not modelled: what the property was set
  /// to, else an empty list or text, or what stands in for another object. Nothing is answered by
  /// what may be nil, unless only a part of an app was given.
  mutating func unmodelled(
    _ selector: Selector, _ member: DeclaredMember, of receiver: Value, _ arguments: [Value]
  ) throws(Fault) -> Value {
    if let value = simulation.kept(selector, of: receiver, arguments) { return value }
    record(.note(.notModelled(selector)))
    let zero = member.returns.zero
    if case .object(let name, _) = member.returns.kind,
      simulation.isPartial || member.returns.nullability != .possibly
    {
      if !simulation.isPartial, let empty = try emptyObject(name ?? "") { return empty }
      return simulation.standIn(named: selector.standInName)
    }
    guard simulation.isPartial else { return zero }
    guard let taken = zero.taken(for: simulation.guess) else { return zero }
    simulation.hasStoodIn = true
    return taken
  }

  /// A new object of a class that has an empty one.
  private mutating func emptyObject(_ name: String) throws(Fault) -> Value? {
    switch name {
    case "NSString": return .string("")
    case "NSArray", "NSSet", "NSDictionary":
      let id = try allocateAutoreleased(name)
      simulation.contents[id] =
        name == "NSArray"
        ? .array([]) : name == "NSSet" ? .set(KeyTable()) : .dictionary(KeyTable())
      return .object(id)
    default: return nil
    }
  }

  /// The same of a message of which only the version is known that has it first.
  mutating func unmodelled(_ selector: Selector) -> Value {
    record(.note(.notModelled(selector)))
    return simulation.standIn(named: selector.standInName)
  }

  /// What a class answers to a message that is declared, and not modelled: a new object where it is
  /// one that makes them, else nothing.
  mutating func answer(
    _ selector: Selector, of type: ClassID, _ arguments: [Value]
  ) throws(Fault) -> Value? {
    let framework = simulation.classes.lineage(of: type).first {
      !simulation.classes[outline: $0].isLearners
    }
    guard let name = framework.map({ simulation.classes[outline: $0].name }),
      let (member, owner) = Framework.member(selector.name, of: name, isOfClass: true),
      max(member.availability.since, owner.availability.since) <= simulation.version
    else { return nil }
    guard member.returns.isObject(of: owner) else {
      return try unmodelled(selector, member, of: .type(type), arguments)
    }
    let made = try allocateAutoreleased(simulation.classes[outline: type].name)
    return try begin(made, selector, arguments)
  }
}

extension Simulation {
  /// The first version that has a message which is not simulated.
  func version(ofUnsimulated selector: Selector, in type: ClassID) -> UIKitVersion? {
    let framework = classes.lineage(of: type).first { !classes[outline: $0].isLearners }
    guard let name = framework.map({ classes[outline: $0].name }) else { return nil }
    return [selector.name, selector.settingKey].lazy.compactMap { $0 }
      .compactMap { Framework.version(ofUnsimulated: $0, in: name) }.first
  }
}

extension Value {
  /// A value of the same kind; nil for what is neither a number nor a truth.
  fileprivate func taken(for guess: Guess) -> Value? {
    switch self {
    case .bool: .bool(guess.isTrue)
    case .int: .int(guess.number)
    case .real: .real(Double(guess.number))
    case .none, .string, .number, .object, .type, .selector, .point, .size, .rect, .record,
      .function, .standIn:
      nil
    }
  }
}

extension DeclaredType {
  /// Whether what is answered is of the class that answers.
  fileprivate func isObject(of owner: DeclaredClass) -> Bool {
    switch kind {
    case .receiver: true
    case .object(let name, _): name == owner.name
    default: false
    }
  }
}

extension Selector {
  /// Whether it is one by which objects begin.
  var isInitializer: Bool {
    name.hasPrefix("init") && name.dropFirst(4).first?.isLowercase != true
  }
}

extension Substring {
  /// Where what stands behind `With` begins: `Title` of `initWithTitle`.
  fileprivate var rangeOfWith: Index? {
    indices.first { self[..<$0].hasSuffix("With") }
  }
}

extension Simulation {
  /// What the header says of a message to a class, by the framework's class that it is or stands on,
  /// and where it says so.
  func declaration(
    of selector: Selector, in type: ClassID, isOfClass: Bool = false
  ) -> (member: DeclaredMember, owner: DeclaredClass)? {
    classes.lineage(of: type).first { !classes[outline: $0].isLearners }.flatMap {
      Framework.member(selector.name, of: classes[outline: $0].name, isOfClass: isOfClass)
    }
  }
}

extension DeclaredType {
  /// What a method answers that does nothing.
  var zero: Value {
    switch kind {
    case .bool: .bool(false)
    case .enumeration(let name): DeclaredType(Framework.raw(ofEnumeration: name)).zero
    case .integer: .int(0)
    case .real: .real(0)
    case .structure("CGPoint"): .point(Point())
    case .structure("CGSize"): .size(Size())
    case .structure("CGRect"): .rect(Rect())
    case .structure: .record([])
    case .void, .selector, .anyClass, .receiver, .parameter, .object, .block,
      .pointer:
      .none
    }
  }
}
