package import Diagnostics
package import ObjectModel
package import Syntax
package import TypedTree
package import UIKitAPI

// Methods by their names in Swift.
extension Sight {
  /// The method that the learner wrote in Swift and that a call means, which is not typed by that.
  package func method(
    named base: String, fitting arguments: [Argument], _ type: StaticType
  ) -> MethodSignature? {
    if let given = provided(base, arguments, type) { return given }
    guard let name = type.extendedName, let id = classes.id(named: name) else { return nil }
    for owner in classes.lineage(of: id) {
      guard let draft = declarations.drafts[classes[owner].name] else { continue }
      if let method = draft.method(named: base, fitting: arguments, isStatic: type.isMetatype) {
        return method.received(by: type)
      }
    }
    return nil
  }

  /// The methods of the class that declares the one found first which the call fits as well, itself
  /// among them.
  package func rivals(
    of method: MethodSignature, fitting arguments: [Argument], _ type: StaticType
  ) -> [MethodSignature] {
    guard let draft = method.owner.flatMap({ declarations.drafts[$0] }) else { return [method] }
    return draft.methods(named: method.base, fitting: arguments, isStatic: type.isMetatype).map {
      $0.received(by: type)
    }
  }

  /// The methods that differ from the one that a call means in nothing but their types, itself among
  /// them; none where it is the only one.
  package func overloads(
    of method: MethodSignature, fitting arguments: [Argument], _ type: StaticType
  ) -> [MethodSignature] {
    // Of what is only known by its protocols, the type that the method was found in has the others.
    guard let name = type.extendedName ?? method.owner, let id = classes.id(named: name) else {
      return []
    }
    var found: [MethodSignature] = []
    for owner in classes.lineage(of: id) {
      guard let draft = declarations.drafts[classes[owner].name] else { continue }
      let own = draft.methods(named: method.base, fitting: arguments, isStatic: type.isMetatype)
      found += own.filter { one in !found.contains { $0.selector == one.selector } }
        .map { $0.received(by: type) }
    }
    return found.contains { $0.selector.isOverload } ? found : []
  }

  /// The selector of the method above that one overrides which takes the same types; of one that
  /// overrides none, its own among those that have its labels.
  package func told(
    apart signature: MethodSignature, of function: Function, in source: SourceText,
    _ draft: ClassDraft, overrides: Bool
  ) -> Selector {
    func isSame(_ other: MethodSignature) -> Bool {
      other.base == signature.base && other.labels == signature.labels
        && other.parameters == signature.parameters
    }
    if overrides, let above = draft.superclass {
      let drafts = classes.lineage(of: above).compactMap {
        declarations.drafts[classes[$0].name]
      }
      let same = drafts.flatMap { $0.methods.values.filter(isSame) }
      let known =
        same.first { $0.returns == signature.returns } ?? same.first { $0.selector.isOverload }
      guard let known, known.selector.isOverload else { return signature.selector }
      return known.selector
    }
    if let selector = overloaded(signature, above: draft) { return selector }
    // By the plain names collections compare what they hold, two values of the type.
    if function.isOperator, ["==", "<"].contains(signature.base),
      signature.parameters.contains(where: { $0.className != draft.name && $0 != .any })
    {
      return signature.selector.taking(signature.parameters)
    }
    let own = signature.isStatic ? draft.classMethods : draft.methods
    let bodies = signature.isStatic ? draft.classBodies : draft.bodies
    let asking = signature.parameters.asked(by: function)
    if let other = own.values.first(where: {
      isSame($0) && $0.returns == signature.returns && $0.selector.isOverload
        && $0.parameters.asked(by: bodies[$0.selector]?.function).isAsking(theSameAs: asking)
    }) {
      return other.selector
    }
    guard let known = own[signature.selector], known.base == signature.base,
      known.labels == signature.labels
    else { return signature.selector }
    if known.parameters != signature.parameters {
      return signature.selector.taking(signature.parameters)
    }
    // A text may have several that answer other types, or ask more of a parameter.
    guard let body = bodies[signature.selector], body.source.name == source.name,
      body.source.entry == source.entry, body.function.range != function.range
    else { return signature.selector }
    let asksTheSame = known.parameters.asked(by: body.function).isAsking(theSameAs: asking)
    if known.returns == signature.returns, asksTheSame { return signature.selector }
    let asked = asksTheSame ? [] : asking.flatMap(\.seenThrough.content).map(StaticType.object)
    return signature.selector.taking(signature.parameters + [signature.returns] + asked)
  }

  /// The selector of a method that has the labels of one above it, and takes other types: it stands
  /// beside that, and does not override it. Nil for all else.
  private func overloaded(_ signature: MethodSignature, above draft: ClassDraft) -> Selector? {
    guard let superclass = draft.superclass, !signature.isStatic else { return nil }
    for owner in classes.lineage(of: superclass) {
      guard let above = declarations.drafts[classes[owner].name] else { return nil }
      guard let known = above.methods[signature.selector] else { continue }
      let isOther = zip(known.parameters, signature.parameters).contains {
        isCertain($0) && isCertain($1) && $0.unwrapped != $1.unwrapped
      }
      return isOther && known.base == signature.base && known.labels == signature.labels
        ? signature.selector.taking(signature.parameters) : nil
    }
    return nil
  }

  /// A method of the learner's by its name alone; a property of that name, or a case, has it first.
  package func method(named name: String, of type: StaticType) -> MethodSignature? {
    guard let className = type.extendedName, let id = classes.id(named: className),
      !hasProperty(name, of: type, id)
    else { return nil }
    for owner in classes.lineage(of: id) {
      guard let draft = declarations.drafts[classes[owner].name] else { continue }
      let methods = type.isMetatype ? draft.classMethods : draft.methods
      let named = methods.values.filter { $0.base == name }
      if let method = named.min(by: { $0.selector.name < $1.selector.name }) { return method }
    }
    return nil
  }

  /// Of a type, what takes nothing is a property.
  private func hasProperty(_ name: String, of type: StaticType, _ id: ClassID) -> Bool {
    if !type.isMetatype { return classes.property(named: name, of: id) != nil }
    return declarations.enumerations[classes[id].name]?.named(name) != nil
      || classes.lineage(of: id).contains { owner in
        declarations.drafts[classes[owner].name]?.classMethods.values.contains {
          $0.base == name && $0.labels.isEmpty
        } == true
      }
  }

  /// The methods that fit a call by the Swift names that the header gives them.
  package func declared(
    _ base: String, _ arguments: [Argument], _ type: StaticType
  ) -> [(selector: Selector, places: [Int?])] {
    // Each call asks, and few names are the header's own.
    guard SwiftNames.isNamedInHeader(base), let name = frameworkClass(of: type) else { return [] }
    return Framework.lineage(of: name).flatMap(\.methods).compactMap { method in
      guard method.isOfClass == type.isMetatype, let written = method.swiftName,
        written.hasPrefix(base), isVisible(Selector(method.selector), type)
      else { return nil }
      let name = SwiftNames.FullName(written)
      guard name.base == base,
        let places = name.places(for: arguments, defaults: method.defaults)
      else { return nil }
      return (Selector(method.selector), places)
    }
  }

  /// The methods that fit a call by the names that Swift 2 gave them, which have all of the
  /// selector's pieces: `animateWithDuration(_:animations:)`. At the prompt they are refused.
  package func formerly(
    _ base: String, _ arguments: [Argument], _ type: StaticType
  ) -> [(selector: Selector, places: [Int?])] {
    guard isSwift, standsIn, !arguments.isEmpty else { return [] }
    return selectors(of: type) { $0.hasPrefix(base + ":") }.compactMap { selector in
      guard declaration(of: selector, for: type) != nil else { return nil }
      let pieces = selector.name.split(separator: ":").map(String.init)
      return SwiftNames.FullName(base: base, labels: [""] + pieces.dropFirst())
        .places(for: arguments, defaults: defaults(of: selector, type))
        .map { (selector, $0) }
    }
  }

  /// Which parameters of a framework's method a call may leave out.
  package func defaults(of selector: Selector, _ type: StaticType) -> [Bool] {
    declaration(of: selector, for: type)?.member.defaults ?? []
  }

  /// Whether a method takes a closure wherever a call has a trailing one.
  package func takesClosures(
    _ selector: Selector, _ places: [Int?], _ arguments: [Argument], _ type: StaticType
  ) -> Bool {
    places.enumerated().allSatisfy { part, place in
      guard let place, arguments[place].isTrailing else { return true }
      return takesClosure(selector, part, of: type)
    }
  }

  /// The class method that Swift sees as an initialiser a call fits, and which argument stands for
  /// each of its parameters.
  package func factory(
    of name: String, _ arguments: [Argument]
  ) -> (selector: Selector, places: [Int?])? {
    if arguments.map({ $0.label?.text }) == ["value"], name == "NSNumber" {
      return ("_numberWithValue:", [0])
    }
    if isVisible(swiftSelector("init", arguments), .object(name)) { return nil }
    let lineage = classes.id(named: name).map { classes.lineage(of: $0).map { classes[$0].name } }
    let framework = lineage?.first { Framework.hasClass($0) } ?? name
    for isFormer in standsIn ? [false, true] : [false] {
      for type in Framework.lineage(of: framework) {
        for method in type.methods where !method.isUnknownToSwift {
          guard
            let labels = isFormer
              ? method.formerInitializerLabels(of: type) : method.initializerLabels(of: type),
            let more = method.more(among: arguments, behind: labels),
            var places = SwiftNames.FullName(base: "init", labels: labels)
              .places(for: Array(arguments.dropLast(more.count)), defaults: method.defaults),
            takesClosures(Selector(method.selector), places, arguments, .metatype(name))
          else { continue }
          places += more.map(Optional.some)
          return (Selector(method.selector), places)
        }
      }
    }
    return nil
  }

  /// The class, the type's own or one above it, that defines an operator.
  package func owner(of name: String, _ type: StaticType) -> String? {
    guard type.optionality == .none, !type.isMetatype,
      let id = extendable(type).flatMap({ classes.id(named: $0) })
    else { return nil }
    return classes.lineage(of: id).lazy.map { classes[$0].name }.first { owner in
      declarations.drafts[owner]?.classMethods.values.contains { $0.base == name } == true
    }
  }

  package func swiftSelector(_ base: String, _ arguments: [Argument]) -> Selector {
    Selector(SwiftNames.selector(base: base, labels: arguments.map { $0.label?.text }))
  }

  /// The names in Swift of what the header declares for a class and those above it.
  package func frameworkNames(
    of type: StaticType
  ) -> [(name: SwiftNames.FullName, selector: Selector)] {
    guard let id = type.className.flatMap({ classes.id(named: $0) }) else { return [] }
    let selectors = classes.lineage(of: id).map { classes[$0] }.filter { !$0.isLearners }
      .flatMap { Framework.selectors(in: $0.name, isOfClass: type.isMetatype) }
    return Set(selectors).sorted().map { (SwiftNames.fullName(selector: $0), Selector($0)) }
  }
}

extension DeclaredMethod {
  /// The places of the arguments that stand for C's dots, which have no labels; nil where one has.
  fileprivate func more(among arguments: [Argument], behind labels: [String]) -> Range<Int>? {
    guard isVariadic, arguments.count > labels.count else { return 0..<0 }
    let places = labels.count..<arguments.count
    return arguments[places].allSatisfy { $0.label == nil } ? places : nil
  }
}
