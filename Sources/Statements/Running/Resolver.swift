import Diagnostics
import Simulator
import Syntax

/// Turns the tree into executable form: names become slots, calls become selectors, and what a compiler
/// would refuse becomes a diagnostic.
///
/// It works on copies of the program and the simulation, which count only when there was no error.
struct Resolver {
  var program: Program
  var simulation: Simulation
  let dialect: Dialect
  var source: SourceText
  var diagnostics: [Diagnostic<LanguageFact>] = []
  var context: Context
  /// The labels of loops, by their numbers.
  var labels: [String] = []
  /// Macros and default values, which may ask for themselves again.
  var expansions = Expansions()
  /// The line of the call whose arguments are being resolved.
  var callLine = 0
  /// What is lent to the calls around the expression that is being resolved.
  var loans: [[TypedExpression.Loan]] = []
  /// Whether the body that is being resolved calls its superclass's method of the same name.
  var hasCalledSuper = false
  /// The locals of the outermost body that is being resolved, counted.
  var localCount = 0
  /// The numbers of those that closures capture by reference.
  var shared: Set<Int> = []
  /// The bodies of methods and functions that were typed, by their numbers.
  var bodies: [(number: Int, body: TypedBody)] = []

  /// What the declarations so far have changed of the simulation.
  var changes: [Change] = []
  /// Bodies that are typed when what surrounds them is declared.
  var pending: [PendingBody] = []
  /// How many types are being declared, one inside the other.
  var declarationDepth = 0
  /// Whether all declarations of a text are made known before any body is typed.
  var isAnnouncing = false
  /// The place of the statement that is being announced, among those that are.
  var announcedPlace = 0
  /// What was found so far in each of the statements that are announced.
  var findings: [[Diagnostic<LanguageFact>]] = []
  /// Whether a type was made up of what is not known yet.
  var hasGuessed = false
  /// How many expressions were typed.
  private(set) var typedCount = 0

  init(_ program: Program, _ simulation: Simulation, _ dialect: Dialect, _ source: SourceText) {
    self.program = program
    self.simulation = simulation
    self.dialect = dialect
    self.source = source
    context = Context(
      memory: dialect == .swift ? .automatic : simulation.memory, dialect: dialect)
  }

  /// How the code that is being resolved counts references.
  var memory: Memory { context.memory }
  var isARC: Bool { context.memory == .automatic }
  var isSwift: Bool { context.dialect == .swift }
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// What surrounds the code that is being resolved.
  struct Context {
    var memory: Memory
    var dialect: Dialect
    /// The class whose method it is.
    var className: String?
    var owner: ClassID?
    var selector: Selector = ""
    var isStatic = false
    var isInitializer = false
    /// The method or function, as clang names it.
    var functionName: String?
    var returns = StaticType.any
    var scopes: [Scope] = []
    var slotCount = 0
    /// In a closure, the one context around it; a context cannot hold another but in an array.
    var enclosing: [Context] = []
    /// What the closure captures, in the order of first use.
    var captures: [TypedClosure.Capture] = []
    /// How many of `$0`, `$1`, … the closure names.
    var shorthands = 0
    /// The type of what the closure returns, as its `return` statements have it.
    var answered: StaticType?
    /// The slots of blocks that live and die with the frame.
    var stackBlocks: [Int] = []
    /// The slot in which a local function finds itself, and its name.
    var ownPlace: (name: String, slot: Int)?
    /// What `break` and `continue` may leave.
    var loops = 0
    var selections = 0
    /// The label that stands before the statement that is being resolved.
    var label: String?
    /// Whether statements stand at the top level of the script.
    var isTopLevel: Bool { scopes.isEmpty && className == nil }
    var isClosure: Bool { !enclosing.isEmpty }
  }

  /// The locals of a pair of braces.
  struct Scope {
    var locals: [String: Local] = [:]
    /// Those that may have to be let go at its end, in the order of declaration.
    var owned: [Local] = []
  }
}

// MARK: - Reporting
extension Resolver {
  mutating func report(
    _ fact: LanguageFact, at range: SourceRange, _ severity: Severity = .error,
    suggestion: String? = nil
  ) {
    if isLentByModule { return }
    let fact = isSwift ? fact.inSwift.naming(String(source[range])) : fact
    let diagnostic = Diagnostic(severity, fact, at: range, suggestion: suggestion)
    // A signature is looked at for its callers and for its body.
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// Whether the body is a library's, given to a type of the script: what is wrong in it is what that
  /// type lacks, which is reported where the type stands.
  private var isLentByModule: Bool {
    guard source.isModule, let name = context.className else { return false }
    return program.drafts[name]?.isOfLibrary == false
  }

  mutating func refuse(_ construct: LanguageFact.Construct, at range: SourceRange) {
    report(.unsupported(construct), at: range)
  }

  func line(of range: SourceRange) -> Int { source.number(at: range.lowerBound) }

  /// The source of an expression, as it was written.
  func text(of expression: Expression) -> String { String(source[expression.range]) }
}

// MARK: - Scopes
extension Resolver {
  /// Adds a local variable to the innermost scope.
  @discardableResult
  mutating func declare(
    local name: String, _ type: StaticType, strength: Strength, isConstant: Bool = false,
    isShared: Bool = false
  ) -> Local {
    var local = Local(
      slot: context.slotCount, name: name, type: type, strength: strength, isConstant: isConstant)
    context.slotCount += 1
    localCount += 1
    local.number = localCount
    guard !context.scopes.isEmpty else { return local }
    local.isShared = isShared
    let innermost = context.scopes.count - 1
    context.scopes[innermost].locals[name] = local
    context.scopes[innermost].owned.append(local)
    return local
  }

  /// Resolves something in a scope of its own; answers what is to be let go at its end as well.
  mutating func scoped<Result>(
    _ body: (inout Resolver) -> Result
  ) -> (result: Result, owned: [Local]) {
    context.scopes.append(Scope())
    let result = body(&self)
    return (result, context.scopes.removeLast().owned)
  }

  /// Resolves an outermost body: its locals are counted from the first, and those that closures capture
  /// by reference are collected.
  mutating func countingLocals(_ resolve: (inout Resolver) -> TypedBody) -> TypedBody {
    let outer = (localCount, shared)
    defer { (localCount, shared) = outer }
    (localCount, shared) = (0, [])
    var body = resolve(&self)
    body.shared = shared
    return body
  }
}

// MARK: - Entry
extension Resolver {
  mutating func countExpression() { typedCount += 1 }

  /// Resolves a statement typed at the prompt.
  mutating func resolve(topLevel statement: Statement) -> TypedBody {
    countingLocals { resolver in
      let main = resolver.step(statement)
      let context = resolver.context
      return TypedBody(
        name: "", home: resolver.source.name, memory: context.memory, dialect: context.dialect,
        main: main, slotCount: context.slotCount, stackBlocks: context.stackBlocks)
    }
  }
}
