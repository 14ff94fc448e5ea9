import Declaring
import Desugaring
import ObjectModel
package import Syntax
package import TypedTree

extension TypedExpression {
  /// A key path that says which way it goes.
  package func going(_ way: String?) -> TypedExpression {
    guard case .closure(var closure) = kind else { return self }
    closure.path = way
    var named = self
    named.kind = .closure(closure)
    return named
  }
}

extension Closure {
  /// The names behind the root of a key path; nil where there is more than names.
  package var way: String? {
    guard case .expression(let path)? = body.first?.kind else { return nil }
    return path.namesBehindRoot
  }

  /// What a key path that begins at an expression leads to.
  package func end(from base: Expression) -> Expression? {
    guard case .expression(let path)? = body.first?.kind else { return nil }
    return path.beginning(at: base)
  }
}

extension Expression {
  fileprivate var namesBehindRoot: String? {
    switch kind {
    case .name("$0"): ""
    case .member(let base, let name): base.namesBehindRoot.map { $0 + "." + name.text }
    case .forced(let base): base.namesBehindRoot.map { $0 + "!" }
    case .chain(let base): base.namesBehindRoot
    case .chainLink(let base): base.namesBehindRoot.map { $0 + "?" }
    default: nil
    }
  }

  /// A way that begins at `$0` as one that begins elsewhere; nil where it is none.
  ///
  /// The tree of the path is copied with another root: no closure is called for a path that is
  /// written out.
  fileprivate func beginning(at base: Expression) -> Expression? {
    let kind: Kind
    switch self.kind {
    case .name("$0"): return base
    case .member(let holder, let name):
      guard let holder = holder.beginning(at: base) else { return nil }
      kind = .member(holder, name)
    case .element(let holder, let indices):
      guard let holder = holder.beginning(at: base) else { return nil }
      kind = .element(holder, indices)
    case .forced(let holder):
      guard let holder = holder.beginning(at: base) else { return nil }
      kind = .forced(holder)
    default: return nil
    }
    return Expression(kind, at: range)
  }
}

extension Written {
  /// `if $1 == nil { return second(first($0)) }; return first($0, [second(first($0), $1!)])`.
  package var joined: [Statement] {
    let (first, second) = (name("first"), name("second"))
    let inner = call(first, [name("$0")])
    let isRead = Expression(.binary(.equal, name("$1"), none), at: range)
    let new = Expression(.forced(name("$1")), at: range)
    let changed = Expression(.array([call(second, [inner, new])]), at: range)
    return [
      Statement(
        .conditional(
          [.expression(isRead)],
          then: [Statement(.result(call(second, [inner])), at: range)], otherwise: nil), at: range),
      Statement(.result(call(first, [name("$0"), changed])), at: range),
    ]
  }

  /// `if $1 == nil { return $0.a }; var root = $0; root.a = $1![0]; return root` of `\\.a`.
  ///
  /// A second argument that is nil means reading. The root is copied, changed and answered, so that
  /// values and objects are written in the same way.
  package func writing(_ path: Closure) -> [Statement]? {
    let root = name(" root")
    guard case .expression(let way)? = path.body.first?.kind, let end = path.end(from: root) else {
      return nil
    }
    func statement(_ kind: Statement.Kind) -> Statement { Statement(kind, at: range) }
    func expression(_ kind: Expression.Kind) -> Expression { Expression(kind, at: range) }
    let isRead = expression(.binary(.equal, name("$1"), expression(.nilLiteral)))
    let new = expression(
      .element(expression(.forced(name("$1"))), [Argument(expression(.integer(0)))]))
    let copy = VariableDeclaration.Binding(
      .binding(Name(" root", at: range), isConstant: false), value: name("$0"))
    return [
      statement(
        .conditional([.expression(isRead)], then: [statement(.result(way))], otherwise: nil)),
      statement(
        .variables(VariableDeclaration(dialect: .swift, bindings: [copy], at: range))),
      statement(.expression(expression(.assignment(nil, target: end, value: new)))),
      statement(.result(root)),
    ]
  }
}
