import Checks
package import Declaring
package import Diagnostics
import Flow
import Lookup
package import Syntax
package import TypedTree

// Swift's variables that are declared without a value.
extension Typing {
  /// Reports what uses a variable of these statements before every way there has given it a value.
  ///
  /// Definite initialisation, which swiftc does on its intermediate code; here the statements tell
  /// enough.
  package mutating func checkInitialization(in statements: [Statement]) {
    guard isSwift else { return }
    for (index, statement) in statements.enumerated() {
      guard case .variables(let declaration) = statement.kind, declaration.modifiers.isEmpty,
        declaration.attributes.isEmpty
      else { continue }
      for binding in declaration.bindings {
        guard let (name, introducer) = unset(binding, of: declaration) else { continue }
        checkInitialization(of: name, introducer, in: Array(statements[(index + 1)...]))
      }
    }
  }

  /// Nothing is said where the name is declared again in the rest: which of the two is meant, the
  /// statements alone do not tell.
  private mutating func checkInitialization(
    of name: String, _ introducer: Introducer, in rest: [Statement]
  ) {
    guard !DeclaredNames(in: rest).names.contains(name),
      let use = UseOfUnset(name, sight.flow, in: rest).found
    else { return }
    report(.usedUnset(name, introducer, isCaptured: use.isCaptured), at: use.range)
  }

  /// Reports what the script itself reads before anything gives it a value.
  ///
  /// A function may be called before the variable is set, so that one which sets it says nothing of
  /// the order: then nothing is reported.
  package mutating func checkInitialization(ofGlobal name: String, at range: SourceRange) {
    guard context.isTopLevel, !context.isClosure,
      let introducer = declarations.globals[name]?.unset, !declarations.setInBodies.contains(name)
    else { return }
    report(.usedUnset(name, introducer, isCaptured: false), at: range)
  }

  /// A variable that has no value of its own; a `var` that may be nil is nil.
  package mutating func unset(
    _ binding: VariableDeclaration.Binding, of declaration: VariableDeclaration
  ) -> (name: String, introducer: Introducer)? {
    guard binding.value == nil, binding.accessors == nil, let written = binding.type,
      case .binding(let name, let isLet) = binding.pattern
    else { return nil }
    if declaration.isConstant || isLet { return (name.text, .constant) }
    return type(written).optionality == .none ? (name.text, .variable) : nil
  }
}
