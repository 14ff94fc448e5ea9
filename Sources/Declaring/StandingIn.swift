import Checks
package import Diagnostics
import Lookup
package import ObjectModel
package import Syntax
package import TypedTree
import UIKitAPI

// What stands in for names that nobody declares.
extension Typing {
  /// Takes note of an unknown name instead of an error; false where it stays one.
  ///
  /// Called for every fact before it is reported, which is the one place where an error becomes a
  /// note.
  package mutating func standIn(for fact: LanguageFact, at range: SourceRange) -> Bool {
    guard standsIn else { return standIn(forTyped: fact, at: range) }
    switch fact {
    case .undeclaredIdentifier(let name), .notInScope(let name):
      // Of `.light` the type is unknown, which has been told.
      if name.first != "." { note(name, .value, at: range) }
    case .unknownType(let name), .typeNotInScope(let name), .unknownSuperclass(let name, _),
      .missingInterface(let name):
      note(name, .type, at: range)
    case .noVisibleMethod(let selector, let type, _):
      let name =
        isSwift ? written(selector, at: range, of: type) : Selector(selector).settingKey ?? selector
      return standIn(forMember: selector, name, of: type, at: range)
    case .propertyNotFound(let name, let type), .noSuchProperty(let name, let type),
      .unknownInstanceVariable(let name, let type), .noMember(let name, let type, _):
      return standIn(forMember: name, name, of: type, at: range)
    case .notSimulatedHere(let name, let since):
      note(String(name.prefix { $0 != "(" }), .member, .framework, since: since, at: range)
    case .noSuchModule(let name): note(name, .module, .project, at: range)
    case .notSimulated(let module): note(module, .module, .framework, at: range)
    default: return false
    }
    return true
  }

  /// Whether something may stand in for members of a class: of any where all is taken from a file,
  /// and always of one for which, or for what it stands on, something stands in.
  package func standsIn(forMembersOf type: String) -> Bool {
    standsIn || classes.id(named: type).map(classes.hasStandIn) == true
  }

  /// The same in a line that is typed: what a pasted file has left open stays open.
  private mutating func standIn(forTyped fact: LanguageFact, at range: SourceRange) -> Bool {
    switch fact {
    case .noVisibleMethod(let member, let type, _), .propertyNotFound(let member, let type),
      .noSuchProperty(let member, let type), .noMember(let member, let type, _):
      guard standsIn(forMembersOf: type) else { return false }
      return standIn(forMember: member, member, of: type, at: range)
    default: return false
    }
  }

  /// What the script calls a method: its name alone, or `NSPredicate.init`. The range may be that of
  /// a whole call.
  private func written(_ selector: String, at range: SourceRange, of type: String) -> String {
    let name = source[range].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    if !name.isEmpty, name.count == source[range].count { return String(name) }
    let base = SwiftNames.fullName(selector: selector).base
    return base == "init" || base.isEmpty ? SwiftNames.swiftType(type) + ".init" : base
  }

  /// A member that nobody declares of a class; one of a class of the learner's that stands on
  /// nothing unknown must be there.
  private mutating func standIn(
    forMember selector: String, _ name: String, of type: String, at range: SourceRange
  ) -> Bool {
    let known = classes.id(named: type) == nil ? SwiftNames.objectiveCType(type) : type
    let since = sight.deviceVersion(of: selector, .object(known))
    // It is there when the program is compiled, and nobody answers it when it runs.
    if !isSwift, let since, sight.isNewer(since) {
      note(name, .member, .framework, since: since, at: range)
      return true
    }
    if let id = classes.id(named: known) {
      // A library's class that is written in Swift is whole but for what only devices have.
      if since == nil, sight.isWhole(id) { return false }
      open(Selector(selector))
      if !selector.hasSuffix(":") { open(.setter(for: selector)) }
      if classes.hasStandIn(id) { return true }
    }
    if isSwift, let since, sight.isNewer(since) { return false }
    // An initialiser of a device is told apart from others by its labels.
    let full = SwiftNames.fullName(selector: selector).text
    let isLabelled = since != nil && name.hasSuffix(".init") && full.hasPrefix("init(")
    note(
      isLabelled ? SwiftNames.swiftType(type) + "." + full : name, .member,
      since == nil ? .project : .framework, since: since, at: range)
    return true
  }

  /// A message of a framework's that is not simulated, to something of which nothing is known.
  package mutating func noteDevices(
    _ selector: Selector, to type: StaticType, at range: SourceRange
  ) {
    guard standsIn, type.className == nil, !type.isMetatype,
      let since = Framework.version(ofUnsimulatedMessage: selector.name),
      sight.signature(of: selector, for: type) == nil
    else { return }
    note(selector.name, .member, .framework, since: since, at: range)
  }

  /// A message to something of which nothing is known: whatever it is, it may have the member.
  package mutating func open(_ selector: Selector, of type: StaticType) {
    if standsIn, isSwift, type.className == nil { open(selector) }
  }

  /// The same where it is read or called. Of frames, points and sizes all is known but what an
  /// extension elsewhere adds.
  package mutating func open(_ name: Name, _ selector: Selector, of type: StaticType) {
    open(selector, of: type)
    if standsIn, isSwift, type.isGeometry { note(name.text, .member, at: name.range) }
  }

  /// From here on, who lacks the message answers it with a stand-in.
  package mutating func open(_ selector: Selector) {
    if !classes.standInMembers.contains(selector) { make(.standInMember(selector)) }
  }

  /// A name is noted once, where it is met first. What the header knows of other versions is the
  /// framework's, whatever its name looks like.
  package mutating func note(
    _ name: String, _ kind: StandIn.Kind, _ origin: StandIn.Origin? = nil,
    since: UIKitVersion? = nil, at range: SourceRange
  ) {
    if declarations.standIns.has(name) { return }
    let since = since ?? sight.deviceVersion(ofName: name)
    let known = since == nil ? StandIn.Origin(of: name) : .framework
    declarations.standIns.note(
      StandIn(
        name: name, kind: kind, origin: origin ?? known, since: since, home: source.name,
        line: line(of: range)))
  }

  // MARK: - In expressions

  /// Reports a name that nobody declares; what stands in for it where something does.
  ///
  /// A generic parameter with a meaning is unknown under the argument's name; a capital is taken
  /// for a type, which is then a class that stands in.
  package mutating func unknown(
    _ name: String, _ kind: StandIn.Kind = .value, at range: SourceRange,
    suggestion: String? = nil
  ) -> TypedExpression {
    if case .open(let parameter)? = sight.parameter(named: name) {
      if let bound = parameter?.bound.map({ sight.fullTypeName($0.className) }),
        let id = sight.classID(named: bound), !classes[id].isStandIn
      {
        return TypedExpression(.metatype(classes[id].name), .constant(.type(id)))
      }
      if !standsIn { return TypedExpression(.any, .standIn(name)) }
    }
    guard standsIn else {
      report(.undeclaredIdentifier(name), at: range, suggestion: suggestion)
      return .missing
    }
    if case .known(let argument)? = sight.parameter(named: name), argument.name != name {
      return unknown(argument.name, kind, at: range)
    }
    if isSwift, declarations.typeParameters.contains(name) {
      let id = standInClass(named: name, of: declarations.bounds[name])
      return TypedExpression(.any, .constant(.type(id)))
    }
    if name.isNameOfType(isSwift: isSwift, kind) {
      report(sight.unavailable(classNamed: name, at: range))
      note(name, .type, at: range)
      let id = standInClass(named: name)
      return TypedExpression(.any, .constant(.type(id)))
    }
    let plain = name.first == "." ? String(name.dropFirst()) : name
    let since =
      name.first == "." || !isSwift
      ? nil : context.className.flatMap { sight.deviceVersion(of: plain, .object($0)) }
    if isSwift, let since, sight.isNewer(since) {
      report(sight.onDevice(plain, since: since), at: range)
      return .missing
    }
    note(plain, kind, since == nil ? nil : .framework, since: since, at: range)
    return TypedExpression(.any, .standIn(plain))
  }

  // MARK: - Classes

  /// The class that stands in for one that nobody declares.
  package mutating func standInClass(named name: String, of guess: String? = nil) -> ClassID {
    if let known = classes.id(named: name) { return known }
    let root = guess ?? StandIn.root(of: name)
    var type = Class(
      name: name, superclass: classes.id(named: root) ?? classes.id(named: "NSObject"),
      isLearners: true, memory: .automatic, isSwift: isSwift)
    (type.isStandIn, type.isOfLibrary) = (true, true)
    make(.type(type))
    return classes.id(named: name) ?? type.superclass ?? ClassID(index: 0)
  }

  /// The class that stands above a learner's: one with the methods of a controller is one.
  mutating func standInSuperclass(of type: TypeDeclaration, named name: String) -> ClassID {
    standInClass(named: name, of: rootByUse(of: type, named: name))
  }

  /// What a class of Objective-C does shows only behind its interface: the unknown class above one
  /// with the methods of a controller is one.
  ///
  /// Its subclasses are typed again, as the ivars that it has now stand before theirs.
  mutating func reveal(_ superclass: ClassID?, above type: TypeDeclaration) {
    guard let superclass, classes[superclass].isStandIn,
      classes.lineage(of: superclass).dropFirst().allSatisfy({ classes[$0].name == "NSObject" }),
      rootByUse(of: type, named: classes[superclass].name) == "UIViewController"
    else { return }
    var revealed = classes[superclass]
    revealed.superclass = classes.id(named: "UIViewController")
    make(.type(revealed))
    resolveAgain(below: revealed.name)
  }

  /// The framework's class that stands above a class of that name: one with the methods of a
  /// controller is one.
  func rootByUse(of type: TypeDeclaration, named name: String) -> String {
    let guess = StandIn.root(of: name)
    let isController = type.members.contains { member in
      guard case .function(let function) = member else { return false }
      return ["viewDidLoad", "viewWillAppear", "viewDidAppear", "loadView"]
        .contains(String(function.name.text.prefix { $0 != ":" }))
    }
    let own =
      type.name.text.hasSuffix("Controller")
      ? "UIViewController" : StandIn.root(of: type.name.text)
    return guess != "NSObject" ? guess : isController ? "UIViewController" : own
  }
}

extension Selector {
  /// What a member that nobody declares is called.
  var standInName: String { settingKey ?? String(name.prefix { $0 != ":" }) }
}

extension String {
  /// Whether a name is a type's: in Swift one with a capital, in Objective-C one that gets messages.
  fileprivate func isNameOfType(isSwift: Bool, _ kind: StandIn.Kind) -> Bool {
    guard first?.isUppercase == true else { return false }
    return kind == .type || isSwift
  }
}
