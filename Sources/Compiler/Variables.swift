import Checks
import Declaring
import Diagnostics
import Lookup
import Meaning
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
}
