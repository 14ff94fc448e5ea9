package import Diagnostics
import Lookup
package import ObjectModel
package import Syntax
package import TypedTree

/// Finds out what the tree means: names become variables and members, calls become messages, every
/// expression gets its type, and what a compiler would refuse becomes a diagnostic.
///
/// It works on copies of what is declared, of the app's classes and of its variables, which count
/// only when there was no error.
package struct Typing {
  /// What the code at hand sees, of which it may declare more.
  var sight: Sight
  /// How the app's Objective-C code counts references, unless it says otherwise.
  let appMemory: Memory
  /// The class of the controller that bare life-cycle selectors speak to.
  let currentController: ClassID?
  /// The language of the text; inside a body it is the context's that counts.
  let dialect: Dialect
  /// The text that the tree at hand was read from; its ranges mean nothing in another one.
  var source: SourceText
  /// In the order in which they are found, which is nearly that of the text. A trial takes back
  /// those behind a count that it has noted.
  package var diagnostics: [Diagnostic<LanguageFact>] = []
  /// The labels of loops, by their numbers.
  var labels: [String] = []
  /// Macros and default values, which may ask for themselves again.
  var expansions = Expansions()
  /// What is done to the value that is being stored into.
  var use = LanguageFact.Use.value
  /// The line of the call whose arguments are being typed.
  var callLine = 0
  /// What is lent to the calls around the expression that is being typed.
  var loans: [[TypedExpression.Loan]] = []
  /// Whether the body that is being typed calls its superclass's method of the same name.
  var hasCalledSuper = false
  /// The locals of the outermost body that is being typed, counted.
  var localCount = 0
  /// The numbers of those that closures capture by reference.
  var shared: Set<Int> = []
  /// The bodies of methods and functions that were typed, by their numbers.
  package var bodies: [(number: Int, body: TypedBody)] = []

  /// What the declarations so far have changed of the app.
  package var changes: [DeclarationChange] = []
  /// Bodies that are typed when what surrounds them is declared.
  var pending: [PendingBody] = []
  /// How many types are being declared, one inside the other.
  var declarationDepth = 0
  /// Whether all declarations of a text are made known before any body is typed.
  var isAnnouncing = false
  /// The place of the statement that is being announced, among those that are; nil while an
  /// instance of a generic type is declared.
  var announcedPlace: Int? = 0
  /// Instances of generic types whose declaration named what was not known yet.
  var unsureInstances: [String] = []
  /// How deep calls lie in each other's arguments that are looked at for the types which they give
  /// to generic parameters.
  var inferenceDepth = 0
  /// Whether an expression is tried for the type that it has by itself.
  var isTrying = false
  /// What was found so far in each of the statements that are announced.
  var findings: [[Diagnostic<LanguageFact>]] = []
  /// Whether a type was made up of what is not known yet.
  var hasGuessed = false
  /// How many expressions were typed.
  private(set) var typedCount = 0

  /// For Swift memory is always automatic, however the app counts.
  package init(
    _ declarations: Declarations, _ dialect: Dialect, _ source: SourceText, classes: ClassTable,
    variables: VariableTable = VariableTable(), memory: Memory = .automatic,
    currentController: ClassID? = nil, target: UIKitVersion = .newest,
    span: VersionSpan = VersionSpan()
  ) {
    appMemory = memory
    self.currentController = currentController
    self.dialect = dialect
    self.source = source
    var context = Surroundings(
      memory: dialect == .swift ? .automatic : memory, dialect: dialect)
    context.available = target
    sight = Sight(declarations, classes, variables, from: context, target: target, span: span)
  }
}

// MARK: - What is seen
// Got and not lent by `_read`: Swift 6.3 optimises a file alone so that the loan may end before what
// was lent is copied.
extension Typing {
  /// The targets for which the same would have been found out.
  package var span: VersionSpan { sight.asked.span }
  package var declarations: Declarations {
    get { sight.declarations }
    _modify { yield &sight.declarations }
  }
  /// The app's classes, on a copy, as declarations change them.
  package var classes: ClassTable {
    get { sight.classes }
    _modify { yield &sight.classes }
  }
  package var variables: VariableTable {
    get { sight.variables }
    _modify { yield &sight.variables }
  }
  /// Changed in place, as its scopes would be copied for each name otherwise.
  var context: Surroundings {
    get { sight.context }
    _modify { yield &sight.context }
  }

  /// How the code that is being typed counts references.
  var memory: Memory { context.memory }
  /// Whether the code at hand is counted by the compiler, which Swift's always is.
  var isARC: Bool { context.memory == .automatic }
  var isSwift: Bool { sight.isSwift }
  /// Whether names that nobody declares are noted instead of refused.
  var standsIn: Bool { sight.standsIn }
  /// Whether what has been typed so far must not run.
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

// MARK: - Scopes
extension Typing {
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
    context.declare(local)
    return local
  }

  /// Resolves something in a scope of its own; answers what is to be let go at its end as well.
  mutating func scoped<Result>(
    _ body: (inout Typing) -> Result
  ) -> (result: Result, owned: [Local]) {
    let available = context.available
    context.scopes.append(Surroundings.Scope())
    defer { context.available = available }
    let result = body(&self)
    return (result, context.scopes.removeLast().owned)
  }

  /// Resolves an outermost body: its locals are counted from the first, and those that closures
  /// capture by reference are collected.
  mutating func countingLocals(_ resolve: (inout Typing) -> TypedBody) -> TypedBody {
    let outer = (localCount, shared)
    defer { (localCount, shared) = outer }
    (localCount, shared) = (0, [])
    var body = resolve(&self)
    body.shared = shared
    return body
  }
}

// MARK: - Entry
extension Typing {
  /// `typedCount` alone is kept from a trial that is thrown away, so that tests see what was really
  /// typed.
  mutating func countExpression() { typedCount += 1 }

  /// The type that an expression has by itself; it is tried, and typed for good by whoever asks.
  ///
  /// Nil while another is tried: what is tried on each level of a nest would double with every level.
  mutating func typeAlone(
    of expression: Expression, expecting expected: StaticType? = nil
  ) -> StaticType? {
    if isTrying { return nil }
    var trial = self
    (trial.isTrying, trial.inferenceDepth) = (true, 0)
    let type = trial.resolve(expression, expecting: expected).type
    typedCount = trial.typedCount
    return type
  }

  /// Resolves a statement typed at the prompt.
  package mutating func resolve(topLevel statement: Statement) -> TypedBody {
    countingLocals { typing in
      let main = typing.step(statement)
      let context = typing.context
      var body = TypedBody(
        name: "", home: typing.source.name, memory: context.memory, dialect: context.dialect,
        main: main, slotCount: context.slotCount, stackBlocks: context.stackBlocks)
      body.suspends = context.suspends
      return body
    }
  }
}
