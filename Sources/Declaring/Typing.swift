package import Diagnostics
package import Lookup
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
  package var sight: Sight
  /// How code is typed, where a declaration asks for it.
  let typer: Typer
  /// How the app's Objective-C code counts references, unless it says otherwise.
  let appMemory: Memory
  /// The class of the controller that bare life-cycle selectors speak to.
  package let currentController: ClassID?
  /// The language of the text; inside a body it is the context's that counts.
  let dialect: Dialect
  /// The text that the tree at hand was read from; its ranges mean nothing in another one.
  package var source: SourceText
  /// In the order in which they are found, which is nearly that of the text. A trial takes back
  /// those behind a count that it has noted.
  package var diagnostics: [Diagnostic<LanguageFact>] = []
  /// The labels of loops, by their numbers.
  package var labels: [String] = []
  /// Macros and default values, which may ask for themselves again.
  package var expansions = Expansions()
  /// What is done to the value that is being stored into.
  package var use = LanguageFact.Use.value
  /// The line of the call whose arguments are being typed.
  package var callLine = 0
  /// What is lent to the calls around the expression that is being typed.
  package var loans: [[TypedExpression.Loan]] = []
  /// Whether the body that is being typed calls its superclass's method of the same name.
  package var hasCalledSuper = false
  /// The locals of the outermost body that is being typed, counted.
  var localCount = 0
  /// The numbers of those that closures capture by reference.
  package var shared: Set<Int> = []
  /// The bodies of methods and functions that were typed, by their numbers.
  package var bodies: [(number: Int, body: TypedBody)] = []

  /// What the declarations so far have changed of the app.
  package var changes: [DeclarationChange] = []
  /// Bodies that are typed when what surrounds them is declared.
  package var pending: [PendingBody] = []
  /// How many types are being declared, one inside the other.
  var declarationDepth = 0
  /// Whether all declarations of a text are made known before any body is typed.
  package var isAnnouncing = false
  /// The place of the statement that is being announced, among those that are; nil while an
  /// instance of a generic type is declared.
  package var announcedPlace: Int? = 0
  /// Instances of generic types whose declaration named what was not known yet.
  var unsureInstances: [String] = []
  /// How deep calls lie in each other's arguments that are looked at for the types which they give
  /// to generic parameters.
  package var inferenceDepth = 0
  /// Whether an expression is tried for the type that it has by itself.
  package var isTrying = false
  /// What was found so far in each of the statements that are announced.
  package var findings: [[Diagnostic<LanguageFact>]] = []
  /// Whether a type was made up of what is not known yet.
  package var hasGuessed = false
  /// How many expressions were typed.
  package var typedCount = 0

  /// For Swift memory is always automatic, however the app counts.
  package init(
    _ declarations: Declarations, _ dialect: Dialect, _ source: SourceText, classes: ClassTable,
    variables: VariableTable, memory: Memory, currentController: ClassID?, target: UIKitVersion,
    span: VersionSpan, by typer: Typer
  ) {
    self.typer = typer
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
  package var context: Surroundings {
    get { sight.context }
    _modify { yield &sight.context }
  }

  /// How the code that is being typed counts references.
  package var memory: Memory { context.memory }

  /// Whether the code at hand is counted by the compiler, which Swift's always is.
  package var isARC: Bool { context.memory == .automatic }

  package var isSwift: Bool { sight.isSwift }

  /// Whether names that nobody declares are noted instead of refused.
  package var standsIn: Bool { sight.standsIn }

  /// Whether what has been typed so far must not run.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

// MARK: - Scopes
extension Typing {
  /// Adds a local variable to the innermost scope.
  @discardableResult
  package mutating func declare(
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
  package mutating func scoped<Result>(
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
  package mutating func countingLocals(_ resolve: (inout Typing) -> TypedBody) -> TypedBody {
    let outer = (localCount, shared)
    defer { (localCount, shared) = outer }
    (localCount, shared) = (0, [])
    var body = resolve(&self)
    body.shared = shared
    return body
  }
}

extension Typing {
  /// `typedCount` alone is kept from a trial that is thrown away, so that tests see what was really
  /// typed.
  package mutating func countExpression() { typedCount += 1 }
}
