import Diagnostics
import Simulator
import Syntax

// Variables: their declaration, and storing into them.
extension Resolver {
  mutating func variables(_ declaration: VariableDeclaration) -> Step {
    let steps = declaration.bindings.map { variable($0, of: declaration) }
    if steps.count == 1, let only = steps.first { return only }
    return { frame, turn throws(Fault) in
      for step in steps { _ = try step(&frame, &turn) }
      return .next
    }
  }

  private mutating func variable(
    _ binding: VariableDeclaration.Binding, of declaration: VariableDeclaration,
    from part: Resolved? = nil
  ) -> Step {
    guard case .binding(let name, let isLet) = binding.pattern else {
      return destructured(binding, of: declaration)
    }
    if binding.accessors != nil { refuse(.expression, at: declaration.range) }
    let declared = binding.type.map { self.type($0) }
    checkPointer(binding.type, .allocating)
    let initial =
      part ?? binding.value.map { resolve($0, expecting: declared) }
    if let initial, let value = binding.value { check(initial, fits: declared, .variable, value) }
    let type = (declared ?? initial?.type.asVariable ?? .any).counted(by: binding.value)
    if let declared, let initial, let value = binding.value {
      checkConversion(of: initial, value, to: declared, .initializing)
    }
    let isConstant = (declaration.isConstant || isLet) && isSwift && binding.value != nil
    let strength = strength(of: declaration, binding.type, type)
    if context.isTopLevel {
      return global(name, type, strength, isConstant, initial)
    }
    if declaration.modifiers.contains(where: { $0.text == "static" }) {
      return statically(name, type, strength, initial)
    }
    if context.scopes.last?.locals[name.text] != nil {
      report(.redeclaration(name.text), at: name.range)
    }
    let words = declaration.modifiers + (binding.type?.qualifiers ?? [])
    let local = declare(
      local: name.text, type, strength: strength, isConstant: isConstant && initial != nil,
      isShared: words.contains { $0.text == "__block" })
    let store = initialStore(to: local)
    let code = initial?.code ?? Resolver.noValue
    return { frame, turn throws(Fault) in
      try store(try code(&frame, &turn), &frame, &turn)
      return .next
    }
  }

  /// `let (a, b) = …`, `let _ = …`.
  private mutating func destructured(
    _ binding: VariableDeclaration.Binding, of declaration: VariableDeclaration
  ) -> Step {
    guard let initial = binding.value.map({ resolve($0) }) else { return Resolver.nothing }
    let code = initial.code
    guard case .tuple(let parts) = binding.pattern else {
      return { frame, turn throws(Fault) in
        _ = try code(&frame, &turn)
        return .next
      }
    }
    let whole = context.slotCount
    context.slotCount += 1
    let steps = parts.enumerated().map { place, part in
      variable(
        VariableDeclaration.Binding(part), of: declaration,
        from: Resolved(initial.type.part(String(place)) ?? .any) { frame, turn throws(Fault) in
          let values = turn.simulation.compound(frame.slots[whole])?.values ?? []
          return values.indices.contains(place) ? values[place] : .none
        })
    }
    return { frame, turn throws(Fault) in
      frame.slots[whole] = try code(&frame, &turn)
      for step in steps { _ = try step(&frame, &turn) }
      return .next
    }
  }

  /// How a variable holds an object: what it says of itself, else as the code counts references.
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

  mutating func global(
    _ name: Name, _ type: StaticType, _ strength: Strength, _ isConstant: Bool,
    _ initial: Resolved?
  ) -> Step {
    let variable = Variable(
      name: name.text, type: type.field, strength: strength, value: type.field.zero)
    let isNew = simulation.variable(named: name.text) == nil
    let index = simulation.variable(named: name.text) ?? simulation.declare(variable)
    program.globals[name.text] = Program.Global(
      type: type, isConstant: isConstant,
      isChecked: isSwift && strength == .unowned && type.field == .object)
    program.macros[name.text] = nil
    let code = initial?.code ?? Resolver.noValue
    return { frame, turn throws(Fault) in
      let value = try code(&frame, &turn)
      let old = turn.simulation.variables[index]
      if !isNew, old.strength != strength || old.type != type.field {
        try turn.assign(.none, to: index)
        _ = turn.simulation.declare(variable)
      }
      try turn.assign(value, to: index)
      return .next
    }
  }

  /// `static` in a body: a top-level variable with a name nobody can type, set once.
  private mutating func statically(
    _ name: Name, _ type: StaticType, _ strength: Strength, _ initial: Resolved?
  ) -> Step {
    let hidden = "\(name.text) of \(context.className ?? "") \(name.range.lowerBound)"
    let index = simulation.declare(
      Variable(name: hidden, type: type.field, strength: strength, value: type.field.zero))
    let flag = simulation.declare(
      Variable(name: hidden + " is set", type: .bool, strength: .unowned, value: .bool(false)))
    let innermost = context.scopes.count - 1
    context.scopes[innermost].locals[name.text] = Local(
      slot: 0, name: hidden, type: type, strength: strength, global: index)
    guard let code = initial?.code else { return Resolver.nothing }
    return { frame, turn throws(Fault) in
      guard !turn.simulation.variables[flag].value.isTrue else { return .next }
      try turn.assign(.bool(true), to: flag)
      try turn.assign(try code(&frame, &turn), to: index)
      return .next
    }
  }

  // MARK: - Storing

  /// Storing the first value of a local: a shared one is made anew by that.
  func initialStore(to local: Local) -> Store {
    guard local.isShared else { return store(to: local) }
    let (slot, name, type, strength) = (local.slot, local.name, local.type.field, local.strength)
    return { value, frame, turn throws(Fault) in
      if let old = frame.slots[slot].object { try turn.release(old, from: .variable(name)) }
      frame.slots[slot] = .object(
        try turn.makeSharedVariable(name, strength, type.converted(value)))
    }
  }

  /// Storing into a local, as its strength has it.
  func store(to local: Local) -> Store {
    let (slot, name, type) = (local.slot, local.name, local.type.field)
    if let index = local.global {
      return { value, _, turn throws(Fault) in try turn.assign(value, to: index) }
    }
    if local.isShared {
      return { value, frame, turn throws(Fault) in
        guard let id = frame.slots[slot].object else { return }
        try turn.assign(type.converted(value), toShared: id)
      }
    }
    guard isARC, local.strength == .strong, local.type.mayHoldObject else {
      guard local.type.mayHoldObject, local.strength == .unowned, !isSwift else {
        return { value, frame, _ throws(Fault) in frame.slots[slot] = type.converted(value) }
      }
      return { value, frame, turn throws(Fault) in
        if let old = frame.slots[slot].object { turn.forget(old, .variable(name), .overwritten) }
        frame.slots[slot] = value
        if let new = value.object { turn.point(name, at: new) }
      }
    }
    return { value, frame, turn throws(Fault) in
      let old = frame.slots[slot]
      if let new = value.object { try turn.retain(new, as: .variable(name)) }
      frame.slots[slot] = value
      if let old = old.object { try turn.release(old, from: .variable(name)) }
    }
  }

  /// Reading a local: a weak one is nil once its object has died.
  func read(_ local: Local) -> Resolved {
    let slot = local.slot
    if let index = local.global { return readGlobal(index, local.type) }
    if local.isShared { return readShared(local) }
    if isSwift, local.strength == .unowned, local.type.field == .object {
      return Resolved(local.type) { frame, turn throws(Fault) in
        try turn.checkUnowned(frame.slots[slot])
      }
    }
    if local.strength == .weak {
      return Resolved(local.type) { frame, turn throws(Fault) in
        let value = frame.slots[slot]
        guard let id = value.object else { return value }
        return turn.simulation.isAlive(id) ? value : .none
      }
    }
    return Resolved(local.type, .local(slot))
  }

  private func readShared(_ local: Local) -> Resolved {
    let (slot, isWeak) = (local.slot, local.strength == .weak)
    return Resolved(local.type, isBorrowed: true) { frame, turn throws(Fault) in
      guard let id = frame.slots[slot].object else { return .none }
      return turn.read(shared: id, isWeak: isWeak)
    }
  }

  /// Reading what Swift declared `unowned`.
  func readUnowned(_ index: Int, _ type: StaticType) -> Resolved {
    Resolved(type, isBorrowed: true) { _, turn throws(Fault) in
      try turn.checkUnowned(turn.simulation.variables[index].value)
    }
  }

  func readGlobal(_ index: Int, _ type: StaticType) -> Resolved {
    Resolved(type, isBorrowed: true, .global(index))
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
