import Desugaring
import Diagnostics
import Lookup
import ObjectModel
import Syntax
import TypedTree

// Key paths: closures that read what lies behind the path and, where that can be changed, write it.
//
// One that writes may be given a list of the new value as well: then it answers the root with the
// value in its place.
extension Typing {
  /// A key path as a value.
  ///
  /// SE-0161, and SE-0249 where a function is expected. One that writes is made only where it may
  /// be asked to, as it costs a second closure.
  mutating func keyPath(
    _ path: Closure, expecting type: StaticType?, at range: SourceRange
  ) -> TypedExpression {
    let wanted = type?.unwrapped
    let isAny = wanted?.signature == nil
    var signature = wanted?.signature ?? [.any, .any]
    if let root = path.keyPath?.root, signature[0] == .any { signature[0] = self.type(root) }
    var expected = StaticType.closure(
      Array(signature.dropLast()), returning: signature[signature.count - 1])
    expected.mayWait = wanted?.mayWait ?? expected.mayWait
    let way = path.way.map { "\\" + signature[0].swiftName + $0 }
    let reading = closure(path, expecting: expected, at: range).going(way)
    guard isAny || wanted?.isWritablePath.content == true, sight.isCertain(signature[0]) else {
      return reading
    }
    return (writing(path, as: reading, from: signature[0], at: range) ?? reading).going(way)
  }

  /// The same as a closure that writes too; nil where what lies at its end cannot be changed.
  private mutating func writing(
    _ path: Closure, as reading: TypedExpression, from root: StaticType, at range: SourceRange
  ) -> TypedExpression? {
    guard let body = Written(range: range).writing(path) else { return nil }
    let new = StaticType.array(of: .any).asOptional
    var trial = self
    var made = trial.closure(
      Closure(body: body), expecting: .closure([root, new], returning: .any), at: range)
    guard trial.diagnostics.count == diagnostics.count else { return nil }
    self = trial
    made.type = reading.type
    made.type.isWritablePath = Remark(true)
    return made
  }

  /// `path.appending(path: other)`, which writes where both do; nil of all else.
  ///
  /// Joined by a closure that is handed both, so that each is evaluated once.
  mutating func appended(
    _ name: Name, _ arguments: [Argument], to path: TypedExpression, _ range: SourceRange
  ) -> TypedExpression? {
    guard isSwift, name.text == "appending", arguments.map({ $0.label?.text }) == ["path"],
      let first = path.type.signature, first.count == 2
    else { return nil }
    var wanted = StaticType.closure([first[1]], returning: .any)
    wanted.isWritablePath = path.type.isWritablePath
    let other = resolve(arguments[0].value, expecting: wanted)
    let code = Written(range: range)
    func parameter(_ name: String) -> Parameter {
      Parameter(name: Name(name, at: range), type: nil)
    }
    let both = Closure(body: code.joined)
    let joining = resolve(
      Expression(
        .closure(
          Closure(
            parameters: [parameter("first"), parameter("second")],
            body: [Statement(.result(Expression(.closure(both), at: range)), at: range)])),
        at: range))
    let answer = other.type.signature?.last ?? .any
    var type = StaticType.closure([first[0]], returning: answer)
    type.isWritablePath = Remark(
      path.type.isWritablePath.content && other.type.isWritablePath.content)
    return calling(joining, [path, other], answering: type, range)
  }

  /// `x[keyPath: path] = y`: of a path that is written out, what it leads to is stored into; of a
  /// value, what a variable holds is changed and stored again.
  mutating func store(
    keyPath path: Expression, of base: Expression, _ range: SourceRange
  ) -> TypedStore {
    if case .closure(let closure) = path.kind, closure.keyPath != nil,
      let target = closure.end(from: base)
    {
      return store(to: target)
    }
    let holder = receiver(base)
    var wanted = StaticType.closure([holder.type], returning: .any)
    wanted.isWritablePath = Remark(true)
    let value = resolve(path, expecting: wanted)
    if value.type.signature != nil, !value.type.isWritablePath.content {
      report(.readOnlyKeyPath(text(of: path)), at: path.range)
      return .nowhere
    }
    let slot = context.slotCount
    context.slotCount += 1
    let new = TypedExpression(.array(of: .any), .array([TypedExpression(.any, .slot(slot))]))
    let changed = calling(value, [holder, new], answering: holder.type, range)
    // Lists are values too, though their class is Foundation's.
    guard sight.mayBeValue(holder.type) || !holder.type.parts.isEmpty else {
      return .call(changed, slot: slot)
    }
    let write =
      holder.type.extendedName == nil
      ? writingBack(to: base) ?? .nowhere : store(to: base)
    let stored = TypedExpression(
      .void, isEchoed: false, .assignment(write, place: holder, value: changed))
    return .call(stored, slot: slot)
  }
}

extension TypedExpression {
  /// A key path that says which way it goes.
  fileprivate func going(_ way: String?) -> TypedExpression {
    guard case .closure(var closure) = kind else { return self }
    closure.path = way
    var named = self
    named.kind = .closure(closure)
    return named
  }
}

extension Closure {
  /// The names behind the root of a key path; nil where there is more than names.
  fileprivate var way: String? {
    guard case .expression(let path)? = body.first?.kind else { return nil }
    return path.namesBehindRoot
  }

  /// What a key path that begins at an expression leads to.
  fileprivate func end(from base: Expression) -> Expression? {
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
  fileprivate var joined: [Statement] {
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
  fileprivate func writing(_ path: Closure) -> [Statement]? {
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
