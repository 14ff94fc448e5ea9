import Diagnostics
import Syntax

// Variables, outside classes and in bodies.
extension SwiftTranslation {
  /// A type is written only where Swift would infer another one.
  func variables(_ variables: VariableDeclaration) -> VariableDeclaration {
    let qualifiers = variables.modifiers + variables.bindings.flatMap { $0.type?.qualifiers ?? [] }
    let bindings = variables.bindings.map { binding in
      VariableDeclaration.Binding(
        binding.pattern, type: writtenType(binding), value: initialValue(binding))
    }
    return VariableDeclaration(
      dialect: .swift, isConstant: isConstant(variables), modifiers: strength(qualifiers),
      bindings: bindings, at: variables.range)
  }

  /// `const` on each of them, or a declaration that says so.
  func isConstant(_ variables: VariableDeclaration) -> Bool {
    variables.isConstant
      || variables.bindings.allSatisfy { binding in
        binding.type?.qualifiers.contains { $0.text == "const" } ?? false
      }
  }

  /// `__weak` is `weak`; that a variable lives on the heap or for ever, Swift finds out itself.
  func strength(_ qualifiers: [Name]) -> [Name] {
    guard let name = qualifiers.first(where: { Self.strengths[$0.text] != nil }),
      let word = Self.strengths[name.text]
    else { return [] }
    return [Name(word, at: name.range)]
  }

  /// `__strong` is what a variable is anyway.
  private static let strengths = ["__weak": "weak", "__unsafe_unretained": "unowned(unsafe)"]

  /// The type where Swift would not infer it; a literal alone does not show that it is a `CGFloat`.
  ///
  /// Nil where the initial value alone gives the variable the type.
  private func writtenType(_ binding: VariableDeclaration.Binding) -> TypeReference? {
    guard let declared = binding.type, !isInferred(declared) else { return nil }
    guard let value = binding.value else { return optional(declared) }
    switch value.kind {
    case .nilLiteral: return optional(declared)
    case .closure: return type(declared)
    case .character: return named("Character", at: declared.range)
    case .array(let elements) where elements.isEmpty: return type(declared)
    case .dictionary(let pairs) where pairs.isEmpty: return type(declared)
    case .array, .dictionary: return hasArguments(declared) ? type(declared) : nil
    case .integer, .real, .unary(.minus, _), .boxed:
      let swift = type(declared)
      let usual = isReal(value) ? "Double" : "Int"
      if case .named(usual, _, _) = swift.kind { return nil }
      return swift
    default:
      if case .cArray = declared.kind { return type(declared) }
      return nil
    }
  }

  /// A sign before it does not change its type.
  private func isReal(_ value: Expression) -> Bool {
    switch value.kind {
    case .real: true
    case .unary(_, let inner): isReal(inner)
    default: false
    }
  }

  /// `NSArray<T *> *`: without arguments the literal tells more than the type.
  private func hasArguments(_ type: TypeReference) -> Bool {
    guard case .pointer(let inner) = type.kind, case .named(_, let arguments, _) = inner.kind
    else { return false }
    return !arguments.isEmpty
  }

  /// C leaves a variable of a body unset; Swift wants a value before it is read.
  private func initialValue(_ binding: VariableDeclaration.Binding) -> Expression? {
    guard let value = binding.value else { return binding.type.flatMap { zero($0) } }
    if case .compound(let type, let elements) = value.kind, let declared = binding.type {
      let isNameless = if case .named("", _, _) = type.kind { true } else { false }
      return compound(isNameless ? declared : type, elements, value.range)
    }
    return self.value(value)
  }

  /// What a variable without a value holds: Swift wants it said, except of what may be nil.
  func zero(_ type: TypeReference) -> Expression? {
    let range = type.range
    if case .cArray = type.kind { return Expression(.array([]), at: range) }
    guard case .named(let word, _, _) = type.kind else { return nil }
    switch defaultValue(of: word) {
    case .boolean: return Expression(.boolean(false), at: range)
    case .number: return Expression(.integer(0), at: range)
    case .structure: return Expression(.implicitMember(Name("zero", at: range)), at: range)
    case nil: return nil
    }
  }

  /// C's `enum`: a type of Swift, or constants where it has no name.
  ///
  /// Cases with computed values are flags, and the type an `OptionSet`; any other is an enumeration
  /// of `Int`.
  func constants(
    _ name: Name?, _ cases: [TypeDeclaration.EnumCase], _ range: SourceRange
  ) -> [Statement] {
    guard let name else { return numbered(cases, range) }
    let isFlags = cases.contains { $0.rawValue.map { !isLiteral($0) } ?? false }
    let members: [TypeDeclaration.Member] =
      isFlags
      ? [.variables(constant(Name("rawValue", at: range), type: "UInt", nil))]
        + flags(cases, of: name.text).map { .variables($0) }
      : cases.map { item in
        let swift = Name(caseName(item.name.text, of: name.text), at: item.name.range)
        return .enumCase(.init(swift, rawValue: item.rawValue.map { expression($0) }))
      }
    let type = TypeDeclaration(
      isFlags ? .structure : .enumeration, dialect: .swift, name: name,
      inherits: [named(isFlags ? "OptionSet" : "Int", at: name.range)], members: members, at: range)
    return [Statement(.type(type), at: range)]
  }

  /// Whether values are numbers written out: what is computed, as `1 << 2`, are flags.
  private func isLiteral(_ value: Expression) -> Bool {
    switch value.kind {
    case .integer: true
    case .unary(.minus, let inner): isLiteral(inner)
    default: false
    }
  }

  /// A case without a value is one more than the case before it, as C counts.
  private func flags(
    _ cases: [TypeDeclaration.EnumCase], of type: String
  ) -> [VariableDeclaration] {
    var before: Expression?
    return cases.map { item in
      let one = Expression(.integer(1), at: item.name.range)
      let value =
        item.rawValue.map { expression($0) }
        ?? before.map { Expression(.binary(.add, $0, one), at: item.name.range) }
        ?? Expression(.integer(0), at: item.name.range)
      before = value
      return flag(item.name, value, of: type)
    }
  }

  /// `static let left = Door(rawValue: 1 << 0)`.
  private func flag(_ name: Name, _ value: Expression, of type: String) -> VariableDeclaration {
    let range = name.range
    let flag = call(
      self.name(type, at: range), [Argument(label: Name("rawValue", at: range), value)], at: range)
    var declaration = constant(Name(caseName(name.text, of: type), at: range), type: nil, flag)
    declaration.modifiers = [Name("static", at: range)]
    return declaration
  }

  /// `let name: Type = value`.
  private func constant(_ name: Name, type: String?, _ value: Expression?) -> VariableDeclaration {
    VariableDeclaration(
      dialect: .swift, isConstant: true,
      bindings: [
        .init(
          .binding(name, isConstant: true), type: type.map { named($0, at: name.range) },
          value: value)
      ], at: name.range)
  }

  /// `enum { a = 12, b }` as `let a = 12` and `let b = a + 1`.
  private func numbered(
    _ cases: [TypeDeclaration.EnumCase], _ range: SourceRange
  ) -> [Statement] {
    var before: Expression?
    return cases.map { item in
      let place = item.name.range
      let next = before.map {
        Expression(.binary(.add, $0, Expression(.integer(1), at: place)), at: place)
      }
      before = name(item.name.text, at: place)
      let value =
        item.rawValue.map { expression($0) } ?? next ?? Expression(.integer(0), at: place)
      return Statement(.variables(constant(item.name, type: nil, value)), at: range)
    }
  }
}
