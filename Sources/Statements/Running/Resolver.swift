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
  var loans: [[Loan]] = []
  /// Whether the body that is being resolved calls its superclass's method of the same name.
  var hasCalledSuper = false
  /// The locals of the body that is being resolved, counted: closures know them by their numbers.
  var localCount = 0
  /// Locals that closures capture by reference, as far as they were found; see `resolvingSharing`.
  var sharedLocals: Set<Int> = []
  var foundShared: Set<Int> = []

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
    /// Whether all statements so far only compute with numbers in variables and fields.
    var isPlain = true
    /// In a closure, the one context around it; a context cannot hold another but in an array.
    var enclosing: [Context] = []
    /// What the closure captures, in the order of first use.
    var captures: [CapturedLocal] = []
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
    /// The slots ARC releases at its end, in the order of declaration.
    var owned: [(slot: Int, name: String)] = []
  }

  struct Local {
    var slot: Int
    var name: String
    var type: StaticType
    var strength: Strength
    var isConstant = false
    /// The top-level variable that a `static` local really is.
    var global: Int?
    /// Its number among the locals of the outermost body.
    var number = 0
    /// Whether its slot holds a shared variable, as closures refer to it.
    var isShared = false
    /// Whether it is the copy of a variable that a closure captured by value.
    var isCapture = false
    /// The labels and defaults of a local function.
    var function: FunctionSignature?
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
  /// Adds a local variable to the innermost scope; one that `isShared` says so of, or that a closure
  /// was found to refer to, becomes a shared variable.
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
    local.isShared = isShared || sharedLocals.contains(localCount)
    let innermost = context.scopes.count - 1
    context.scopes[innermost].locals[name] = local
    if local.isShared || isARC && strength == .strong && type.mayHoldObject {
      context.scopes[innermost].owned.append((local.slot, name))
    }
    return local
  }

  /// Resolves statements in a scope of their own.
  mutating func scoped(_ body: (inout Resolver) -> Step) -> Step {
    context.scopes.append(Scope())
    let step = body(&self)
    let owned = context.scopes.removeLast().owned
    return owned.isEmpty ? step : releasing(owned, after: step)
  }

  /// Releases what a scope owns when it ends, last declared first.
  func releasing(_ owned: [(slot: Int, name: String)], after step: @escaping Step) -> Step {
    let owned = Array(owned.reversed())
    return { frame, turn throws(Fault) in
      do throws(Fault) {
        let flow = try step(&frame, &turn)
        try Resolver.release(owned, &frame, &turn)
        return flow
      } catch {
        // A Swift error leaves nothing behind; an exception of Objective-C leaks what ARC held.
        if error.thrown != nil { try Resolver.release(owned, &frame, &turn) }
        throw error
      }
    }
  }

  private static func release(
    _ owned: [(slot: Int, name: String)], _ frame: inout Frame, _ turn: inout Turn
  ) throws(Fault) {
    for (slot, name) in owned {
      guard let id = frame.slots[slot].object else { continue }
      frame.slots[slot] = .none
      try turn.release(id, from: .variable(name))
    }
  }
}

// MARK: - Entry
extension Resolver {
  struct Entry {
    var code: Step
    var slotCount: Int
    var memory: Memory
  }

  /// Resolves a statement typed at the prompt.
  mutating func resolve(topLevel statement: Statement) -> Entry {
    let step = resolvingSharing { $0.step(statement) }
    return Entry(
      code: endingStackBlocks(after: step), slotCount: context.slotCount, memory: memory)
  }
}
