package import Declaring
package import Diagnostics
import Lookup
package import ObjectModel
package import Syntax
package import TypedTree

// Variables of the app, as they are declared and read.
extension Typing {
  // MARK: - Top-level variables

  /// A top-level variable that is declared anew keeps its place, so that bodies which were typed
  /// before still find it.
  package mutating func global(
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
  package mutating func statically(
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
  package mutating func read(_ local: Local, at range: SourceRange) -> TypedExpression {
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
  package func readGlobal(_ index: Int, _ type: StaticType) -> TypedExpression {
    TypedExpression(type, .global(index))
  }

  /// Reading what Swift declared `unowned`.
  package func readUnowned(_ index: Int, _ type: StaticType) -> TypedExpression {
    TypedExpression(type, .unownedGlobal(index))
  }
}

extension StaticType {
  /// The type of a variable without a written one.
  package var asVariable: StaticType { isVoid ? .any : self }
}

extension Expression {
  /// Whether it is `[]` or `[:]`.
  package var isEmptyLiteral: Bool {
    switch kind {
    case .array(let elements): elements.isEmpty
    case .dictionary(let pairs): pairs.isEmpty
    default: false
    }
  }
}
