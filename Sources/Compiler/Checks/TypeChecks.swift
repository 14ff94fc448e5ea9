import Diagnostics
import Lookup
import ObjectModel
import Syntax
import TypedTree
import UIKitAPI

// What a Swift compiler refuses of types: values of another type, missing members, missing cases.
extension Typing {
  /// A value where one of a type is asked for, as far as both are known for certain.
  mutating func check(
    _ value: TypedExpression, fits type: StaticType?, _ place: LanguageFact.Place,
    _ expression: Expression
  ) {
    if isSwift, case .constant(.type(let id)) = value.kind, !classes.hasStandIn(id),
      case .name(SwiftNames.swiftType(classes[id].name)) = expression.kind
    {
      return report(.typeAsValue, at: expression.range)
    }
    guard isSwift, let type, !type.isInOut else { return }
    if case .nilLiteral = expression.kind {
      if type.optionality == .none, sight.isCertain(type),
        !sight.isMadeOfLiterals(type.className ?? "")
      {
        report(.nilValue(expected: type.swiftName, place), at: expression.range)
      }
      return
    }
    if value.type.optionality == .optional {
      if type.optionality == .none, type != .any, type != .id { checkUnwrapped(value, expression) }
      return
    }
    let wanted = type.unwrapped
    guard value.type.optionality == .none, !value.isMissing, sight.isCertain(value.type),
      sight.isCertain(wanted), !sight.fits(value.type, wanted, place),
      !expression.isLiteral(of: wanted),
      !sight.isMadeOfLiterals(wanted.className ?? "")
    else { return }
    report(
      .mismatch(found: value.type.swiftName, expected: wanted.swiftName, place),
      at: expression.range)
  }

  // MARK: - Protocols

  /// Every requirement of a protocol that the declaration names must be met somewhere, or have a
  /// default.
  mutating func checkConformances(_ type: TypeDeclaration, of name: String) {
    guard let id = classes.id(named: name) else { return }
    let above = classes.lineage(of: id)
    if above.contains(where: { classes[$0].name == "UITableViewController" }) { return }
    let seen = above.reduce(into: Set<String>()) { seen, owner in
      seen.formUnion(declarations.seenMembers[classes[owner].name] ?? [])
    }
    for written in type.inherits {
      let whole = sight.refinements(of: written.className)
      let required = whole.flatMap {
        declarations.requiredMembers[$0] ?? Sight.requirements(of: $0)
      }
      let given = whole.flatMap { declarations.defaults[$0] ?? [] }.compactMap(\.member.requirement)
      if !required.allSatisfy({ seen.contains($0) || given.contains($0) || sight.inherits($0, id) })
      {
        report(.nonconforming(name, to: written.className), at: type.name.range)
      }
    }
  }

  /// `weak` is for what only classes can be.
  mutating func checkWeakness(_ type: TypeDeclaration) {
    for case .variables(let variables) in type.members
    where variables.modifiers.contains(where: { $0.text == "weak" }) {
      for written in variables.bindings.compactMap(\.type) {
        let whole = sight.refinements(of: written.className)
        guard declarations.protocols.contains(written.className),
          whole.allSatisfy({
            $0 != "AnyObject"
              && (declarations.protocols.contains($0) || Typing.conformances.contains($0))
          })
        else { continue }
        report(.weakUnbound(written.className), at: written.range)
      }
    }
  }

  // MARK: - Initialisers

  /// A class with a stored property that nothing sets must have an initialiser.
  mutating func checkInitialised(_ draft: ClassDraft, _ type: TypeDeclaration) {
    guard case .classType = type.form,
      !draft.methods.values.contains(where: { $0.base == "init" }),
      // A wrapper that nobody declares may bring the first value.
      classes.id(named: draft.name).map({ classes.hasStandIn($0) }) != true
    else { return }
    let initialised = Set(draft.initialValues.map(\.ivar))
    let unset = draft.properties.contains { property in
      property.isStored && property.type.optionality == .none
        && !initialised.contains("_" + property.property.name)
        && draft.bodies[property.property.getter] == nil
    }
    if unset { report(.noInitializers(draft.name), at: type.name.range) }
  }

  // MARK: - Contents

  /// A struct lies where it is stored, and an enumeration with what it carries, so that none can
  /// hold another of itself.
  mutating func checkContents(_ type: TypeDeclaration, of name: String) {
    if case .enumeration = type.form,
      sight.contents(of: name).contains(where: { sight.holds($0, name) })
    {
      report(.recursiveEnumeration(name), at: type.name.range)
    }
    guard case .structure = type.form else { return }
    for case .variables(let variables) in type.members {
      for binding in variables.bindings {
        guard case .binding(let property, _) = binding.pattern,
          let draft = declarations.drafts[name]?.properties[property.text], draft.isStored,
          sight.holds(draft.type, name)
        else { continue }
        report(.containsItself(name), at: property.range)
      }
    }
  }

  // MARK: - Cases

  /// A `switch` over an enumeration or a Boolean must name every case, or have a `default`.
  mutating func checkExhaustive(
    _ cases: [Statement.SwitchCase], _ type: StaticType, _ range: SourceRange
  ) {
    guard isSwift, !cases.contains(where: \.isDefault) else { return }
    let patterns = cases.filter { $0.guardCondition == nil }.flatMap(\.patterns)
    if patterns.contains(where: \.coversAll) { return }
    var missing: [String]
    if let name = type.unwrapped.className, let known = declarations.enumerations[name] {
      missing = known.cases.map(\.name)
    } else if type == .bool {
      missing = ["true", "false"]
    } else if let known = type.enumeration, !known.isOptions, known.raw == .integer {
      // Several names of a value are one case.
      let covered = known.cases.filter { item in patterns.contains { $0.covers(item.swiftName) } }
      missing = known.cases.filter { item in !covered.contains { $0.value == item.value } }
        .compactMap(\.swiftName)
    } else {
      // Tuples and optionals may be covered in ways that are not looked into here.
      if type.optionality == .none, type.isString || type.isArithmetic {
        report(.notExhaustive, at: range)
      }
      return
    }
    for pattern in patterns { missing.removeAll { pattern.covers($0) } }
    if type.optionality == .optional, !patterns.contains(where: \.coversNil) {
      missing.append("none")
    }
    if !missing.isEmpty { report(.notExhaustive, at: range) }
  }
}

extension StaticType {
}

extension Expression {
  /// Whether it is written out and may be of the type, as a number may be of any numeric one.
  func isLiteral(of type: StaticType) -> Bool {
    switch type.field {
    case .int: type.enumeration == nil && isLiteralNumber(orReal: false)
    case .real: type.enumeration == nil && isLiteralNumber(orReal: true)
    case .object:
      switch type.className {
      case "NSNumber": isLiteralNumber(orReal: true) || isBoolean
      case "NSMutableArray", "NSOrderedSet", "NSMutableSet", "NSIndexSet": isArray
      case "NSMutableDictionary": isDictionary
      default: false
      }
    default: false
    }
  }

  private var isBoolean: Bool { if case .boolean = kind { true } else { false } }
  private var isArray: Bool { if case .array = kind { true } else { false } }
  private var isDictionary: Bool { if case .dictionary = kind { true } else { false } }

  /// Whether it is a number that may be of any numeric type, as one that is written out is.
  private func isLiteralNumber(orReal: Bool) -> Bool {
    switch kind {
    case .integer: true
    case .real: orReal
    case .unary(_, let inner): inner.isLiteralNumber(orReal: orReal)
    case .binary(_, let one, let other):
      one.isLiteralNumber(orReal: orReal) && other.isLiteralNumber(orReal: orReal)
    case .conditional(_, let then, let otherwise):
      then?.isLiteralNumber(orReal: orReal) != false
        && otherwise.isLiteralNumber(orReal: orReal)
    case .tuple(let parts) where parts.count == 1: parts[0].value.isLiteralNumber(orReal: orReal)
    default: false
    }
  }
}

extension TypeDeclaration.Member {
  /// The name by which a requirement and what meets it are compared; nil for what is none of
  /// either.
  var requirement: String? {
    switch self {
    case .function(let function) where !function.isStatic:
      guard case .method = function.kind, !function.isOperator else { return nil }
      let isOptional = function.modifiers.contains { $0.text == "optional" }
      return isOptional ? nil : function.fullName
    case .variables(let variables):
      let isNone = variables.modifiers.contains {
        ["static", "class", "optional"].contains($0.text)
      }
      return isNone ? nil : variables.bindings.first?.pattern.boundName
    default: return nil
    }
  }
}

extension Pattern {
  /// Whether every value fits.
  fileprivate var coversAll: Bool {
    switch self {
    case .wildcard, .binding: true
    default: false
    }
  }

  /// Whether nil fits.
  fileprivate var coversNil: Bool {
    switch self {
    case .enumCase(_, let name, _): name.text == "none"
    case .expression(let value):
      switch value.kind {
      case .nilLiteral: true
      case .implicitMember(let name): name.text == "none"
      default: false
      }
    default: coversAll
    }
  }

  /// Whether every value of a case fits.
  fileprivate func covers(_ name: String?) -> Bool {
    guard let name else { return false }
    return switch self {
    case .enumCase(_, let own, let parts) where own.text == "some" && parts.count <= 1:
      parts.first.map { $0.coversAll || $0.covers(name) } ?? true
    case .enumCase(_, let own, let parts): own.text == name && parts.allSatisfy(\.coversAll)
    case .optional(let inner): inner.coversAll || inner.covers(name)
    case .expression(let value):
      switch value.kind {
      case .boolean(let truth): name == String(truth)
      case .implicitMember(let own), .member(_, let own): own.text == name
      default: false
      }
    default: false
    }
  }
}
