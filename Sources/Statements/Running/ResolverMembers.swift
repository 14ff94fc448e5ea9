import Diagnostics
import Simulator
import Syntax
import UIKitAPI

// `a.b` of either language.
extension Resolver {
  mutating func member(_ base: Expression, _ name: Name, _ range: SourceRange) -> Resolved {
    if case .superReference = base.kind {
      let selector = getter(name.text, of: superType) ?? Selector(name.text)
      return sendToSuper(selector, [], range)
    }
    if isSwift, let path = base.path, let constant = constant(path + "." + name.text) {
      return constant
    }
    if let path = base.path, name.text == "init", let made = initializerValue(path, at: range) {
      return made
    }
    if isSwift, let nested = nestedType(base, name) { return nested }
    let holder = receiver(base)
    if isSwift, holder.type.unwrapped != .id, holder.type.unwrapped != .any {
      checkUnwrapped(holder.type, name)
    }
    if let part = StructMember(name.text, of: holder.type) {
      let code = holder.code
      return Resolved(part.type) { frame, turn throws(Fault) in
        part.read(from: try code(&frame, &turn))
      }
    }
    if let part = part(name, of: holder) { return part }
    if holder.type.isMetatype { return classMember(holder, name, place(of: base)) }
    if isSwift, let known = libraryMember(name, of: holder, place(of: base)) { return known }
    if let method = methodValue(base, name, holder.type) { return method }
    return property(name, of: holder, place(of: base))
  }

  /// `Game.Player`: a type inside of another.
  private func nestedType(_ base: Expression, _ name: Name) -> Resolved? {
    guard !program.nested.isEmpty, let path = base.path else { return nil }
    let full = fullTypeName(path) + "." + name.text
    guard program.nested.contains(full), let id = simulation.classID(named: full) else {
      return nil
    }
    return .constant(.type(id), .metatype(full))
  }

  var superType: StaticType {
    guard let owner = context.owner, let above = simulation[owner].superclass else { return .id }
    return context.isStatic ? .metatype(simulation[above].name) : .object(simulation[above].name)
  }

  private func constant(_ path: String) -> Resolved? {
    if let value = Resolver.libraryConstants[path] { return .constant(value, value.staticType) }
    guard let name = SwiftNames.objectiveCConstant(path), let value = Constants.value(of: name)
    else { return nil }
    return .constant(value, value.staticType)
  }

  private mutating func classMember(
    _ holder: Resolved, _ name: Name, _ place: Place
  ) -> Resolved {
    let type = holder.type.className ?? "NSObject"
    if isSwift {
      if name.text == "self" { return holder }
      if let made = make(case: name.text, of: type, [], name.range) { return made }
      if name.text == "allCases", let all = allCases(of: type) { return all }
    }
    let factory = isSwift ? SwiftNames.factory(type: type, member: name.text) : nil
    let selector = Selector(factory ?? name.text)
    guard isVisible(selector, holder.type) else {
      report(
        .propertyNotFound(name.text, type: type), at: name.range,
        suggestion: suggestion(for: name.text, among: selectors(of: holder.type).map(\.name)))
      return .missing
    }
    let answer = result(of: selector, for: holder.type, signature(of: selector, for: holder.type))
    return send(selector, to: holder, [], answering: answer, place)
  }

  /// The getter of a property, by its name in the language that is spoken.
  func getter(_ name: String, of type: StaticType) -> Selector? {
    guard let className = type.className, let id = simulation.classID(named: className) else {
      return nil
    }
    let names = isSwift ? [name, SwiftNames.objectiveCProperty(name)] : [name]
    for name in names {
      if let property = simulation.property(named: name, of: id) { return property.getter }
      if isVisible(Selector(name), type) { return Selector(name) }
    }
    return nil
  }

  mutating func property(_ name: Name, of holder: Resolved, _ place: Place) -> Resolved {
    guard let type = holder.type.className, simulation.classID(named: type) != nil else {
      return dynamicMember(name.text, of: holder, place)
    }
    checkUnwrapped(holder.type, name)
    guard let selector = getter(name.text, of: holder.type) else {
      report(
        .propertyNotFound(name.text, type: type), at: name.range,
        suggestion: suggestion(for: name.text, among: propertyNames(of: type)))
      return .missing
    }
    checkCounting(selector, on: place.text, at: name.range)
    let answer = result(of: selector, for: holder.type, signature(of: selector, for: holder.type))
    return send(selector, to: holder, [], answering: answer, place)
  }

  /// The names of a class's properties, its own first.
  func propertyNames(of type: String) -> [String] {
    guard let id = simulation.classID(named: type) else { return [] }
    let names = simulation.lineage(of: id).flatMap { simulation[$0].properties.map(\.name) }
    let methods = selectors(of: .object(type)).map(\.name).filter { !$0.contains(":") }
    return (isSwift ? names.map(SwiftNames.swiftProperty) : names) + methods
  }

  /// A member of a value whose type is not known before it is there.
  private mutating func dynamicMember(
    _ name: String, of holder: Resolved, _ place: Place
  ) -> Resolved {
    let mapped = isSwift ? SwiftNames.objectiveCProperty(name) : name
    let code = holder.code
    let (isARC, isSwift, line) = (isARC, isSwift, place.line)
    let library = isSwift ? SwiftLibrary.properties[name]?.read : nil
    return Resolved(holder.type.part(name) ?? .any) { frame, turn throws(Fault) in
      let value = try code(&frame, &turn)
      if let known = try library?(&turn, value) { return known }
      if isSwift, let part = turn.simulation.part(name, of: value) { return part }
      if let part = StructMember(name, of: value.staticType) { return part.read(from: value) }
      turn.stand(at: line)
      if value == .none {
        if isSwift, !frame.isChainBroken { throw Fault.nilUnwrapped(implicitly: true) }
        turn.record(.note(.nilReceiver(receiver: place.text, Selector(name), outletOf: nil)))
        return .none
      }
      let selector = turn.simulation.getter(mapped, of: value) ?? Selector(name)
      let result = try turn.send(selector, to: value)
      if isARC, let id = result.object { turn.hold(id) }
      return result
    }
  }

  /// Swift's `.red`: a member of the expected class, else of `UIColor`.
  mutating func implicitMember(_ name: Name, expecting type: StaticType?) -> Resolved {
    if let options = type?.className, SwiftLibrary.optionTypes.contains(options) {
      return .constant(.string(name.text), .string)
    }
    if let known = enumeration(with: name.text, expecting: type) {
      if let made = make(case: name.text, of: known, [], name.range) { return made }
    }
    if let own = type?.className, program.drafts[own]?.classMethods[Selector(name.text)] != nil,
      let id = simulation.classID(named: own)
    {
      return classMember(
        .constant(.type(id), .metatype(own)), name, Place(line: line(of: name.range), text: own))
    }
    if program.drafts["NSString"]?.classMethods[Selector(name.text)] != nil,
      let id = simulation.classID(named: "NSString")
    {
      return classMember(
        .constant(.type(id), .metatype("NSString")), name,
        Place(line: line(of: name.range), text: "Notification.Name"))
    }
    let usual = ["UIColor", "NSCharacterSet", "NSOperationQueue"]
    for candidate in (type?.className.map { [$0] } ?? []) + usual {
      guard let id = simulation.classID(named: candidate),
        let factory = SwiftNames.factory(type: candidate, member: name.text),
        isVisible(Selector(factory), .metatype(candidate))
      else { continue }
      return send(
        Selector(factory), to: .constant(.type(id), .metatype(candidate)), [],
        answering: .object(candidate),
        Place(line: line(of: name.range), text: candidate))
    }
    for constant in SwiftNames.objectiveCConstants(endingIn: name.text) {
      if let value = Constants.value(of: constant) { return .constant(value, value.staticType) }
    }
    if name.text == "zero", let type { return .constant(type.field.zero, type) }
    report(.undeclaredIdentifier("." + name.text), at: name.range)
    return .missing
  }

  // MARK: - Optional chains

  mutating func chainLink(_ base: Expression) -> Resolved {
    var value = resolveTested(base, isUsed: true)
    value.type = value.type.unwrapped
    let code = value.code
    return Resolved(value.type, isBorrowed: value.isBorrowed) { frame, turn throws(Fault) in
      let value = try code(&frame, &turn)
      if value == .none { frame.isChainBroken = true }
      return value
    }
  }

  mutating func chain(_ inner: Expression) -> Resolved {
    var value = resolve(inner)
    value.type = isSwift ? value.type.asOptional : value.type
    let code = value.code
    return Resolved(value.type, isEchoed: value.isEchoed) { frame, turn throws(Fault) in
      let wasBroken = frame.isChainBroken
      frame.isChainBroken = false
      let value = try code(&frame, &turn)
      let isBroken = frame.isChainBroken
      frame.isChainBroken = wasBroken
      return isBroken ? .none : value
    }
  }

  mutating func forced(_ inner: Expression) -> Resolved {
    var value = resolve(inner)
    value.type = value.type.unwrapped
    let code = value.code
    return Resolved(value.type, isBorrowed: value.isBorrowed) { frame, turn throws(Fault) in
      let value = try code(&frame, &turn)
      if value == .none, !frame.isChainBroken { throw Fault.nilUnwrapped(implicitly: false) }
      return value
    }
  }
}

extension Fault {
  static func nilUnwrapped(implicitly: Bool) -> Fault {
    .crash(
      .fatalError,
      reason: implicitly
        ? "Unexpectedly found nil while implicitly unwrapping an Optional value"
        : "Unexpectedly found nil while unwrapping an Optional value")
  }
}

extension Simulation {
  /// The part of a tuple, by its label or place.
  func part(_ name: String, of value: Value) -> Value? {
    guard let (_, labels, values) = compound(value),
      let place = labels.firstIndex(of: name) ?? Int(name), values.indices.contains(place)
    else { return nil }
    return values[place]
  }

  /// The getter of an object's property.
  func getter(_ name: String, of value: Value) -> Selector? {
    guard case .type(let type) = self.type(of: value) else { return nil }
    return property(named: name, of: type)?.getter
  }
}
