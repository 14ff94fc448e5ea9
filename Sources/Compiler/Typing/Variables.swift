import Checks
import Diagnostics
import Lookup
import ObjectModel
import Syntax
import TypedTree

// Variables: their declaration, and storing into them.
extension Typing {
  /// Several bindings are steps of one statement, each seen by those behind it.
  mutating func variables(_ declaration: VariableDeclaration) -> TypedStatement {
    if let parts = wrapped(declaration) { return TypedStatement(.all(parts.map { variables($0) })) }
    let steps = declaration.bindings.map { variable($0, of: declaration) }
    if steps.count == 1, let only = steps.first { return only }
    return TypedStatement(.all(steps))
  }

  /// Declares one variable: at the top level a variable of the app's, in a body a slot, with
  /// `static` of C a hidden variable of the app's. A part is given where a tuple is taken apart.
  /// The name is declared behind its value, which cannot mean it.
  mutating func variable(
    _ binding: VariableDeclaration.Binding, of declaration: VariableDeclaration,
    from part: TypedExpression? = nil
  ) -> TypedStatement {
    guard case .binding(let name, let isLet) = binding.pattern else {
      return destructured(binding, of: declaration, from: part)
    }
    if let accessors = binding.accessors {
      if context.isTopLevel { return declare(accessed: name, binding, of: declaration) }
      return declare(local: name, accessors, binding, of: declaration)
    }
    let declared = binding.type.map { self.type($0) }
    if declaration.isAsync, !context.isTopLevel, let value = binding.value {
      return child(name, value, expecting: declared)
    }
    report(sight.heldByValue(binding.type, .allocating))
    var initial =
      part
      ?? binding.value.map {
        // `static void *Context = &Context;`
        isSwift || !$0.isAddress(of: name.text)
          ? self.initial($0, of: declaration, expecting: $0.kept(as: declared))
          : address(ofNew: name.text, isLocal: !context.isTopLevel)
      }
    if let initial, let value = binding.value { check(initial, fits: declared, .variable, value) }
    if isSwift, declared == nil, let value = binding.value, value.isEmptyLiteral {
      report(.emptyLiteral, at: value.range)
    }
    if isSwift, declared == nil, case .nilLiteral? = binding.value?.kind {
      report(.nilWithoutType, at: binding.value?.range ?? name.range)
    }
    var type = (declared ?? initial?.type.asVariable ?? .any).counted(by: binding.value)
    if let declared, let initial, let value = binding.value {
      checkConversion(of: initial, value, to: declared, .initializing)
    }
    if !isSwift, let declared, let whole = initial { initial = narrowed(whole, to: declared) }
    if !isSwift, initial == nil, type.record?.isArray == true,
      !declaration.modifiers.contains(where: { $0.text == "extern" })
    {
      initial = .constant(.record([]), type)
    }
    if let declared, let written = binding.type, let whole = initial, isUnknown(written, declared) {
      initial = takenForUnknown(whole)
    }
    let isConstant =
      isSwift
      ? (declaration.isConstant || isLet) && binding.value != nil
      : binding.type?.qualifiers.contains { $0.text == "const" } == true
    let strength = strength(of: declaration, binding.type, type)
    if isSwift, strength == .weak { type = type.asOptional }
    checkOwned(binding.value, in: name.text, strength)
    if !isSwift, isARC, strength == .weak, let value = binding.value, initial?.isRetained == true {
      report(.objectiveC(.retainedInWeak(isProperty: false)), at: value.range, .warning)
    }
    if context.isTopLevel {
      let step = global(name, type, strength, isConstant, initial)
      let unset = isSwift ? unset(binding, of: declaration)?.introducer : nil
      declarations.globals[name.text]?.unset = unset
      return step
    }
    if declaration.modifiers.contains(where: { $0.text == "static" }) {
      return statically(name, type, strength, initial)
    }
    if context.scopes.last?.locals[name.text] != nil {
      report(
        isSwift ? .invalidRedeclaration(name.text) : .redeclaration(name.text), at: name.range)
    }
    let words = declaration.modifiers + (binding.type?.qualifiers ?? [])
    let local = declare(
      local: name.text, type, strength: strength, isConstant: isConstant && initial != nil,
      isShared: words.contains { $0.text == "__block" })
    return TypedStatement(.store(.initial(local), initial))
  }

  /// An initial value; whoever reads an `async let` waits, and takes its error.
  private mutating func initial(
    _ value: Expression, of declaration: VariableDeclaration, expecting type: StaticType?
  ) -> TypedExpression {
    guard declaration.isAsync else {
      return resolve(value, expecting: type)
    }
    return marked(.optional) { typing in
      typing.resolve(Expression(.attempt(.awaited, value), at: value.range), expecting: type)
    }
  }

  /// `let (a, b) = …`, `let _ = …`, a tuple inside of another among them.
  ///
  /// Each part is a variable with the declaration's words, so that `let (a, b)` makes two
  /// constants.
  private mutating func destructured(
    _ binding: VariableDeclaration.Binding, of declaration: VariableDeclaration,
    from part: TypedExpression?
  ) -> TypedStatement {
    let declared = binding.type.map { self.type($0) }
    guard let initial = part ?? binding.value.map({ resolve($0, expecting: declared) }) else {
      return .nothing
    }
    guard case .tuple(let parts) = binding.pattern else {
      return TypedStatement(.evaluation(initial))
    }
    let whole = context.slotCount
    context.slotCount += 1
    let steps = parts.enumerated().map { place, part in
      variable(
        VariableDeclaration.Binding(part), of: declaration,
        from: TypedExpression(
          initial.type.part(String(place)) ?? .any, .tuplePart(place, inSlot: whole)))
    }
    return TypedStatement(.destructuring(slot: whole, initial, steps))
  }

  /// How a variable holds an object: what it says of itself, else as the code counts references.
  ///
  /// Ownership in C may stand before the type or behind a star; both are looked at.
  func strength(
    of declaration: VariableDeclaration, _ reference: TypeReference?, _ type: StaticType
  ) -> Strength {
    let words =
      declaration.modifiers.map(\.text) + (reference?.allQualifiers ?? [])
    if words.contains("__weak") || words.contains("weak") { return .weak }
    if words.contains(where: { $0 == "__unsafe_unretained" || $0.hasPrefix("unowned") }) {
      return .unowned
    }
    return isARC && type.mayHoldObject ? .strong : .unowned
  }

  // MARK: - Top-level variables

  /// A top-level variable that is declared anew keeps its place, so that bodies which were typed
  /// before still find it.
  mutating func global(
    _ name: Name, _ type: StaticType, _ strength: Strength, _ isConstant: Bool,
    _ initial: TypedExpression?
  ) -> TypedStatement {
    let variable = Variable(
      name: name.text, type: type.field, strength: strength, value: type.field.zero)
    let isNew = variables.place(of: name.text) == nil
    let index = variables.place(of: name.text) ?? makeVariable(variable)
    declarations.globals[name.text] = Declarations.Global(
      type: type, isConstant: isConstant,
      isChecked: isSwift && strength == .unowned && type.field == .object, isOfSwift: isSwift)
    declarations.macros[name.text] = nil
    declarations.accessed.remove(name.text)
    return TypedStatement(.global(variable, index: index, isNew: isNew, initial))
  }

  /// `static` in a body: a top-level variable with a name nobody can type, set once.
  ///
  /// C initialises it before the program runs; Objective-C's values need not be constant here, so
  /// that it happens where it is reached first.
  private mutating func statically(
    _ name: Name, _ type: StaticType, _ strength: Strength, _ initial: TypedExpression?
  ) -> TypedStatement {
    let hidden = "\(name.text) of \(context.className ?? "") \(name.range.lowerBound)"
    let index = makeVariable(
      Variable(name: hidden, type: type.field, strength: strength, value: type.field.zero))
    let flag = makeVariable(
      Variable(name: hidden + " is set", type: .bool, strength: .unowned, value: .bool(false)))
    let innermost = context.scopes.count - 1
    context.scopes[innermost].locals[name.text] = Local(
      slot: 0, name: hidden, type: type, strength: strength, global: index)
    guard let initial else { return .nothing }
    return TypedStatement(.once(index: index, flag: flag, initial))
  }

  // MARK: - Reading

  /// Reading may be more than that: waiting for a child task, or calling what a computed variable
  /// is.
  mutating func read(_ local: Local, at range: SourceRange) -> TypedExpression {
    if local.awaited != nil { return readChild(local, at: range) }
    if let index = local.global { return readGlobal(index, local.type) }
    if local.isComputed, let returns = local.function?.returns {
      var getter = local
      getter.isComputed = false
      return TypedExpression(returns, .call(read(getter, at: range), [], line: callLine))
    }
    return TypedExpression(local.type, .local(local))
  }

  /// The place is an index into the app's variables, not a slot.
  func readGlobal(_ index: Int, _ type: StaticType) -> TypedExpression {
    TypedExpression(type, .global(index))
  }

  /// Reading what Swift declared `unowned`.
  func readUnowned(_ index: Int, _ type: StaticType) -> TypedExpression {
    TypedExpression(type, .unownedGlobal(index))
  }
}

extension StaticType {
  /// The type of a variable without a written one.
  fileprivate var asVariable: StaticType { isVoid ? .any : self }
}

extension TypeReference {
  /// The qualifiers of the type and of what it points to.
  var allQualifiers: [String] {
    var words = qualifiers.map(\.text)
    if case .pointer(let inner) = kind { words += inner.allQualifiers }
    return words
  }
}

extension Expression {
  /// Whether it is `[]` or `[:]`.
  fileprivate var isEmptyLiteral: Bool {
    switch kind {
    case .array(let elements): elements.isEmpty
    case .dictionary(let pairs): pairs.isEmpty
    default: false
    }
  }
}
