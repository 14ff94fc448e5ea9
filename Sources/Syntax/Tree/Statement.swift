public import Diagnostics

/// Something to be done, or declared.
public struct Statement: Sendable {
  public var kind: Kind
  public var range: SourceRange
  /// What the annotations of a header say of a function, a variable or an enumeration.
  public var attributes: [Attribute]

  public init(_ kind: Kind, at range: SourceRange, attributes: [Attribute] = []) {
    self.attributes = attributes
    self.kind = kind
    self.range = range
  }

  /// What a statement is, in whichever language has it; comments show the spelling.
  public indirect enum Kind: Sendable {
    case expression(Expression)
    case variables(VariableDeclaration)
    /// `{ … }` of C, `do { … }` of Swift.
    case block([Statement])
    case conditional([Condition], then: [Statement], otherwise: Statement?)
    case guarding([Condition], otherwise: [Statement])
    case whileLoop([Condition], body: [Statement])
    /// `do … while (c)`, `repeat … while c`.
    case doLoop(body: [Statement], while: Expression)
    /// C's `for (a; b; c)`.
    case forLoop(initial: Statement?, condition: Expression?, step: Expression?, body: [Statement])
    /// `for (T x in y)`, `for x in y where c`.
    case forIn(Pattern, in: Expression, where: Expression?, body: [Statement])
    case selection(Expression, [SwitchCase])
    case leave(label: Name?)
    case next(label: Name?)
    case fallThrough
    case result(Expression?)
    /// `@throw x`, `throw x`; `@throw` alone throws again what was caught.
    case raise(Expression?)
    /// `@try … @catch … @finally`, `do { … } catch`.
    case attempt(body: [Statement], catches: [CatchClause], finally: [Statement]?)
    case autoreleasePool([Statement])
    case synchronized(Expression, [Statement])
    case deferred([Statement])
    case labelled(Name, Statement)
    case type(TypeDeclaration)
    case function(Function)
    /// `typedef`, `typealias`.
    case alias(Name, TypeReference)
    /// `typealias Handler<T> = (T) -> Void`.
    case genericAlias(Name, [GenericParameter], TypeReference)
    /// C's `enum { a, b = 2 }`, `typedef NS_ENUM(…)`.
    case constants(Name?, [TypeDeclaration.EnumCase])
    /// `@class A, B;`, `@protocol P;`.
    case forward([Name])
    /// `import Module` of Swift.
    case imported(Name)
    /// `#import`, `@import`, `#pragma`: nothing happens.
    case ignored
    /// `#define NAME value`.
    case macro(Name, Expression?)
  }

  /// A condition of `if`, `guard`, `while`.
  public enum Condition: Sendable {
    case expression(Expression)
    /// `let x = y`, `var x = y`; the value is nil in `let x`.
    case binding(isConstant: Bool, Name, type: TypeReference?, value: Expression?)
    /// `case p = y`.
    case pattern(Pattern, Expression)
  }

  /// A `case` with its body; C's may fall into the next.
  public struct SwitchCase: Sendable {
    /// Empty for `default`.
    public var patterns: [Pattern]
    public var isDefault: Bool
    public var guardCondition: Expression?
    public var body: [Statement]
    public var range: SourceRange

    public init(
      patterns: [Pattern], isDefault: Bool, guardCondition: Expression? = nil, body: [Statement],
      at range: SourceRange
    ) {
      self.patterns = patterns
      self.isDefault = isDefault
      self.guardCondition = guardCondition
      self.body = body
      self.range = range
    }
  }

  /// A handler of either language.
  public struct CatchClause: Sendable {
    /// Objective-C's variable and its type; both nil in `@catch (...)`.
    public var variable: Name?
    public var type: TypeReference?
    /// Swift's; a `where` stands for one pattern alone.
    public var patterns: [Pattern]
    public var guardCondition: Expression?
    public var body: [Statement]

    public init(
      variable: Name? = nil, type: TypeReference? = nil, patterns: [Pattern] = [],
      guardCondition: Expression? = nil, body: [Statement]
    ) {
      self.variable = variable
      self.type = type
      self.patterns = patterns
      self.guardCondition = guardCondition
      self.body = body
    }
  }
}

/// What a value may look like, with names for its parts.
public indirect enum Pattern: Sendable {
  case wildcard
  /// A name that is bound: `x`, `let x`, `var x`.
  case binding(Name, isConstant: Bool)
  /// A value to compare with, a range to lie in.
  case expression(Expression)
  /// `.some(let x)`, `Type.case(a, b)`.
  case enumCase(TypeReference?, Name, [Pattern])
  case tuple([Pattern])
  /// `x?`.
  case optional(Pattern)
  /// `is T`.
  case isType(TypeReference)
  /// `p as T`.
  case cast(Pattern, TypeReference)
}

extension Pattern {
  /// The name of a pattern that is only a name.
  package var boundName: String? {
    if case .binding(let name, _) = self { name.text } else { nil }
  }
}

extension Statement {
  /// Whether it says what something is, and does nothing else.
  public var isDeclaration: Bool {
    switch kind {
    case .type, .function, .alias, .genericAlias, .variables, .constants, .forward, .macro,
      .imported:
      true
    default: false
    }
  }
}
