public import Diagnostics

/// Something that has a value, in either dialect.
public struct Expression: Sendable {
  public var kind: Kind
  public var range: SourceRange

  public init(_ kind: Kind, at range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  /// What an expression is, in whichever language has it; comments show the spelling.
  public indirect enum Kind: Sendable {
    // MARK: Literals
    /// `nil`, `Nil`, `NULL`.
    case nilLiteral
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    /// `@"…"` and Swift's strings; only Swift's have interpolations.
    case string([StringPart])
    /// `"…"` and `'c'` of C.
    case cString(String)
    case character(Unicode.Scalar)
    /// `@[…]`, `[…]`.
    case array([Expression])
    /// `@{…}`, `[k: v]`.
    case dictionary([Pair])
    /// `@1`, `@YES`, `@(…)`.
    case boxed(Expression)
    /// `@selector(a:b:)` as `a:b:`; `#selector(Type.method(_:label:))` as its Swift name,
    /// `method(_:label:)`; `getter: Type.name` as that.
    case selector(String)
    /// `@protocol(P)`.
    case protocolLiteral(Name)
    /// `(CGRect){1, 2, 3, 4}`.
    case compound(TypeReference, [Expression])
    /// `({ …; x; })` of Objective-C, whose value is the last statement's.
    case statements([Statement])

    // MARK: Names
    /// A variable, class, function, constant: what it is, is decided when it is typed.
    case name(String)
    case selfReference
    case superReference
    /// `_cmd`.
    case currentSelector
    /// The receiver of a bare life-cycle selector typed at the prompt: `viewWillAppear:YES`.
    case currentController
    /// Swift's `.black`.
    case implicitMember(Name)

    // MARK: Access
    /// `a.b` of either dialect.
    case member(Expression, Name)
    /// `a->b`.
    case arrow(Expression, Name)
    /// `a[i]`.
    case element(Expression, [Argument])
    /// `a?` inside a chain; the chain's value is nil when `a` is.
    case chainLink(Expression)
    /// The whole of an optional chain, which ends where nil stops it.
    case chain(Expression)
    /// `a!`.
    case forced(Expression)

    // MARK: Calls
    /// `[receiver a:x b:y]`; a message without arguments has one piece without one.
    case message(receiver: Expression, pieces: [MessagePiece])
    /// `f(x)`, `a.f(label: x) { … }`, `Type(x)`.
    case call(Expression, [Argument])

    // MARK: Operators
    case unary(UnaryOperator, Expression)
    /// `i++`, `--i`.
    case step(by: Int, isPrefix: Bool, Expression)
    case binary(BinaryOperator, Expression, Expression)
    /// `c ? a : b`; in `c ?: b` the second is nil.
    case conditional(Expression, Expression?, Expression)
    /// `a = b`, `a += b` (with the operator).
    case assignment(BinaryOperator?, target: Expression, value: Expression)
    case cast(CastForm, TypeReference, Expression)
    /// `a is T`.
    case isType(Expression, TypeReference)
    /// `x...`, `...x`, `..<x`: a missing bound is nil.
    case partialRange(lower: Expression?, upper: Expression?, isClosed: Bool)
    case tuple([Argument])
    /// A block or a closure.
    case closure(Closure)
    case attempt(AttemptForm, Expression)
    /// `#available(iOS 13.4, *)`, `@available(…)`: the version; nil where iOS is not named.
    case availability(String?)
    /// A type where a value is meant: `[Int]()`, `[String: UIView]()`.
    case type(TypeReference)
  }

  /// One `key: value` of a dictionary literal.
  public struct Pair: Sendable {
    public var key: Expression
    public var value: Expression

    public init(key: Expression, value: Expression) {
      self.key = key
      self.value = value
    }
  }

  /// `(T)x`, `x as T`, `x as? T`, `x as! T`.
  public enum CastForm: Sendable { case c, coercion, conditional, forced }

  /// `try`, `try?`, `try!`, `await`.
  public enum AttemptForm: Sendable { case plain, optional, forced, awaited }
}

/// A piece of a string literal.
public enum StringPart: Sendable {
  /// Characters, escapes already resolved.
  case text(String)
  /// `\(…)`.
  case interpolation(Expression)

  /// What is called of an interpolation in parentheses: `\(x, hex: true)`.
  public static let appending = "appendInterpolation"
}

extension Expression {
  /// `UIControl.Event` as written; nil for what is not names and dots.
  package var path: String? {
    switch kind {
    case .name(let name): name
    case .member(let base, let name): base.path.map { $0 + "." + name.text }
    default: nil
    }
  }

  package var isSelf: Bool {
    if case .selfReference = kind { true } else { false }
  }
}

// MARK: - `for await`
extension Expression {
  /// The elements of a sequence, each of which is waited for: a call under a name that nobody can
  /// write.
  public static func awaitedElements(of sequence: Expression, isTried: Bool) -> Expression {
    let name = Expression(.name(isTried ? "for try await" : "for await"), at: sequence.range)
    return Expression(.call(name, [Argument(sequence)]), at: sequence.range)
  }

  /// The sequence whose elements are waited for; nil for what is gone through at once.
  public var awaitedElements: (sequence: Expression, isTried: Bool)? {
    guard case .call(let callee, let arguments) = kind, case .name(let name) = callee.kind,
      name == "for await" || name == "for try await", let sequence = arguments.first?.value
    else { return nil }
    return (sequence, name == "for try await")
  }
}
