import Diagnostics
import Lookup
import ObjectModel
import Syntax
import TypedTree
import UIKitAPI

// With which draft the declaration of a class begins, and what stands above it.
extension Typing {
  /// What is known of the class so far, or its beginning.
  ///
  /// A `struct`, `enum` or Swift class begins anew, with what extensions of the same texts gave it;
  /// an implementation goes on with its interface. Nil is an error that has been reported.
  mutating func draft(for type: TypeDeclaration) -> ClassDraft? {
    let name = type.name.text
    let known = declarations.drafts[name]
    let framework =
      classes.id(named: name).map { sight.isTaken($0, byModule: source.isModule) } ?? false
    switch type.form {
    case .structure, .enumeration:
      if framework {
        report(.redeclaration(name), at: type.name.range)
        return nil
      }
      let root = classes.id(named: "NSObject")
      var draft = ClassDraft(name, superclass: root, memory: .automatic, isSwift: true)
      draft.isValueType = true
      return extended(draft, as: known)
    case .interface, .classType:
      if framework {
        report(.redeclaration(name), at: type.name.range)
        return nil
      }
      guard let superclass = superclass(of: type) else {
        declarations.faulty.insert(name)
        declarations.announced.insert(name)
        return nil
      }
      var draft = ClassDraft(
        name, superclass: superclass, memory: memory, isSwift: type.dialect == .swift)
      draft.isRoot =
        type.dialect == .swift
        && !type.inherits.contains { sight.classID(named: $0.className) != nil }
      return extended(draft, as: known)
    case .implementation where framework:
      report(.redeclaration(name), at: type.name.range)
      return nil
    case .implementation where known?.isStandIn ?? type.inherits.isEmpty:
      // What is wrong with its @interface was said there.
      if declarations.faulty.contains(name) { return nil }
      if let own = draftWithoutInterface(type, known) { return own }
      if let known { return implemented(known, by: type) }
      report(
        .missingInterface(name), at: type.name.range,
        suggestion: suggestion(for: name, among: declarations.drafts.keys.sorted()))
      return standInDraft(for: type, named: name)
    case .implementation:
      return implemented(
        known ?? ClassDraft(name, superclass: superclass(of: type), memory: memory, isSwift: false),
        by: type)
    default:
      return known ?? extendedDraft(type)
    }
  }

  /// A class of Objective-C whose methods follow, in the place of those that it had.
  ///
  /// Methods of categories stay, as an `@implementation` replaces only its own.
  private mutating func implemented(_ known: ClassDraft, by type: TypeDeclaration) -> ClassDraft {
    var draft = known
    draft.bodies = draft.bodies.filter { $0.value.category != nil }
    draft.classBodies = draft.classBodies.filter { $0.value.category != nil }
    (draft.memory, draft.isImplemented) = (memory, true)
    reveal(known.superclass, above: type)
    return draft
  }

  /// A type of Swift that is declared anew, with what extensions of the same texts give it; an
  /// interface that comes after its implementation, with that.
  private func extended(_ draft: ClassDraft, as known: ClassDraft?) -> ClassDraft {
    if var known, known.isStandIn || known.lacksInterface, known.isImplemented, !known.isSwift,
      !draft.isSwift
    {
      known.superclass = draft.superclass
      (known.isStandIn, known.lacksInterface) = (false, false)
      return known
    }
    guard let known, draft.isSwift else { return draft }
    var draft = draft
    draft.keepExtensions(of: known) {
      declarations.unit.contains($0.name) && $0.entry == source.entry
    }
    return draft
  }

  /// A controller or a view whose header was not given: what it is called, and what it does, says
  /// which class of the framework's stands above it; nil for another class, of which nothing does.
  private mutating func draftWithoutInterface(
    _ type: TypeDeclaration, _ known: ClassDraft?
  ) -> ClassDraft? {
    guard standsIn else { return nil }
    var root = rootByUse(of: type, named: type.name.text)
    if root == "UIViewController", known?.properties["tableView"] == nil,
      source[type.range].contains("self.tableView"), !source[type.range].contains("_tableView")
    {
      root = "UITableViewController"
    }
    guard let above = classes.id(named: root), root != "NSObject" else { return nil }
    note(type.name.text, .type, at: type.name.range)
    var draft = implemented(
      known ?? ClassDraft(type.name.text, superclass: above, memory: memory, isSwift: false),
      by: type)
    (draft.superclass, draft.isStandIn, draft.lacksInterface) = (above, false, true)
    return draft
  }

  /// What is known of a class of the framework, or of a type of Swift's library, that is extended.
  ///
  /// A point or a number has no class of the app's, so that a draft or `NSNumber` stands for it.
  private mutating func extendedDraft(_ type: TypeDeclaration) -> ClassDraft? {
    let name = extended(type.name.text)
    if let known = declarations.drafts[SwiftNames.objectiveCType(name)] { return known }
    if isSwift, StaticType.isGeometry(name), classes.id(named: name) == nil {
      var draft = ClassDraft(name, superclass: nil, memory: memory, isSwift: true)
      (draft.isImplemented, draft.isValueType) = (true, true)
      return draft
    }
    guard let id = sight.classID(named: name) else {
      report(
        .unknownType(type.name.text), at: type.name.range,
        suggestion: suggestion(for: type.name.text, among: classes.names))
      return standInDraft(for: type, named: name)
    }
    return draft(of: id)
  }

  /// What is known of a class to which something is added.
  private func draft(of id: ClassID) -> ClassDraft {
    var draft = ClassDraft(
      classes[id].name, superclass: classes[id].superclass, memory: memory, isSwift: isSwift)
    (draft.isImplemented, draft.isStandIn) = (classes[id].isLearners, classes[id].isStandIn)
    return draft
  }

  /// The same of a class that nobody declares.
  private mutating func standInDraft(for type: TypeDeclaration, named name: String) -> ClassDraft? {
    guard standsIn else { return nil }
    let id = standInSuperclass(of: type, named: name)
    return draft(of: id)
  }

  /// What stands for a type of Swift that is extended: its parameters become known, and a number is
  /// an object for that.
  private mutating func extended(_ name: String) -> String {
    guard isSwift else { return name }
    declarations.typeParameters.formUnion(["Element", "Key", "Value", "Wrapped", "Index"])
    let numbers: Set<String> = ["Int", "Double", "CGFloat", "Bool", "Float"]
    if name.hasSuffix("Notification.Name") { return "NSString" }
    if name == "String.StringInterpolation" { return Typing.interpolation }
    if Typing.collectionProtocols.contains(name) { return "Array" }
    return numbers.contains(name) ? "NSNumber" : name
  }

  /// Protocols of Swift's library whose extensions arrays, and ranges with them, are given.
  private static let collectionProtocols: Set<String> = [
    "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection",
    "MutableCollection", "RangeReplaceableCollection",
  ]

  /// The superclass: NSObject where none is written; Swift's first name that is a class.
  ///
  /// swiftc reports a final class at the one that inherits from it, a value type where it is
  /// written. Nil is an error that has been reported, and the class is not made.
  private mutating func superclass(of type: TypeDeclaration) -> ClassID? {
    let root = classes.id(named: "NSObject")
    guard let first = type.inherits.first else { return root }
    let name = instance(first) ?? first.className
    if let id = sight.classID(named: name) {
      if isSwift, declarations.finals.contains(classes[id].name) {
        report(.inheritsFinal(classes[id].name), at: type.name.range)
      }
      if isSwift, declarations.drafts[classes[id].name]?.isValueType == true {
        report(.inheritsFromValue(classes[id].name), at: first.range)
        return nil
      }
      if !classes.isKind(id, of: type.name.text) { return id }
      reportCircle(type, at: first.range)
      return nil
    }
    let isCircular = [type.name.text, name].allSatisfy(declarations.circular.contains)
    if isCircular || name == type.name.text {
      reportCircle(type, at: first.range)
      return nil
    }
    if isSwift,
      declarations.protocols.contains(name) || Prelude.protocols.contains(name)
        || name.hasSuffix("Delegate")
        || declarations.aliases[name]?.seenThrough.content.isEmpty == false
    {
      return root
    }
    // A class stands behind the one above it, so that at the first look too nobody declares it.
    let standsIn = declarations.standIns.isOpen && !declarations.announced.contains(name)
    if standsIn { note(name, .type, at: first.range) }
    if !standsIn || !self.standsIn {
      report(
        .unknownSuperclass(name, of: type.name.text), at: first.range,
        suggestion: suggestion(for: name, among: classes.names))
    }
    return standsIn ? standInSuperclass(of: type, named: name) : nil
  }

  /// Swift points at the class that is declared, clang at the superclass that is written behind it.
  private mutating func reportCircle(_ type: TypeDeclaration, at range: SourceRange) {
    let name = type.name.text
    report(
      isSwift ? .inheritsFromItself(name) : .objectiveC(.recursiveSuperclass(name)),
      at: isSwift ? type.name.range : range)
  }

  package static let interpolation = "DefaultStringInterpolation"
}
