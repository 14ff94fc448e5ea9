import Compiler
import Declaring
public import Diagnostics
import ObjectModel
import ObjectRuntime
public import Parsing
import Simulator
public import Syntax
public import TypedTree

// Statements on their way from the text to what runs.
extension World {
  /// A statement in executable form.
  package struct Compiled: Sendable {
    /// Empty where the declaration was settled before.
    var entry: Body
    /// They are made anew in each world in which it runs.
    package var changes: [DeclarationChange] = []
    package var diagnostics: [Diagnostic<LanguageFact>]
    var dialect: Dialect
    /// Of the statement in its text, from 1.
    var lines: ClosedRange<Int>

    /// With one, nothing runs.
    var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// Whether it is wrong whatever runs before it.
    package var isWrong: Bool {
      diagnostics.contains { $0.severity == .error && $0.fact != .noCurrentController }
    }

    /// What is wrong with it where there is no controller when it runs.
    var missingController: Diagnostic<LanguageFact>? {
      diagnostics.first { $0.fact == .noCurrentController }
    }
  }

  /// Types a statement and makes it runnable; it is taken as declared, also where it has an error.
  ///
  /// Lines of the statement are kept, so that events can be told by them. A declaration that was
  /// settled when its text was announced has nothing to run.
  package mutating func compile(
    _ statement: Statement, _ dialect: Dialect, in source: SourceText
  ) -> Compiled {
    let range = statement.range
    let first = source.number(at: range.lowerBound)
    let lines = first...max(first, source.number(at: range.upperBound))
    if let found = settled(statement, dialect, in: source) {
      return Compiled(entry: .empty, diagnostics: found, dialect: dialect, lines: lines)
    }
    var changes = load(statement)
    let typed = compiling(dialect, in: source) { compiler in
      let entry = compiler.resolve(topLevel: statement)
      changes += compiler.changes
      return (entry: entry, bodies: compiler.bodies, diagnostics: compiler.diagnostics.inOrder)
    }
    let entry = program.emit(typed.bodies, entry: typed.entry)
    let isWhole = !standsIn || standIns.isEmpty
    return Compiled(
      entry: entry, changes: changes,
      diagnostics: isWhole ? typed.diagnostics : typed.diagnostics.passedOver, dialect: dialect,
      lines: lines)
  }

  /// What there is to say of a declaration that was made known before its turn; nil where it is to
  /// be typed now.
  private func settled(
    _ statement: Statement, _ dialect: Dialect, in source: SourceText
  ) -> [Diagnostic<LanguageFact>]? {
    dialect == .swift ? program.declarations.settled[StatementKey(statement, in: source)] : nil
  }

  /// Lets a compiler work on the program's classes and variables, which nobody else holds meanwhile.
  private mutating func compiling<Result>(
    _ dialect: Dialect, in source: SourceText, _ work: (inout Typing) -> Result
  ) -> Result {
    var compiler = Typing(
      program.declarations, dialect, source, classes: simulation.classes,
      variables: simulation.variables, memory: simulation.memory,
      currentController: simulation.currentController.map { simulation[$0].type },
      target: simulation.version, span: program.span)
    program.declarations = Declarations()
    (simulation.classes, simulation.variables) = (World.lent.classes, VariableTable())
    let result = work(&compiler)
    (program.declarations, program.span) = (compiler.declarations, compiler.span)
    (simulation.classes, simulation.variables) = (compiler.classes, compiler.variables)
    if !compiler.changes.isEmpty { program.generation = CallSite.newGeneration() }
    return result
  }

  /// Whether a statement takes the place of what was declared before it.
  package func replaces(_ statement: Statement, _ dialect: Dialect, in source: SourceText) -> Bool {
    if settled(statement, dialect, in: source) != nil { return false }
    return switch statement.kind {
    case .type(let type):
      switch type.form {
      case .extending, .category, .implementation: false
      default: program.declarations.drafts[type.name.text] != nil
      }
    case .function(let function): program.declarations.functions[function.name.text] != nil
    default: false
    }
  }

  /// A statement as the other dialect has it, where its own finds errors in it and the other none.
  /// One whose types alone are wrong is meant as Swift: Objective-C has fewer rules to break.
  ///
  /// Tried on a copy of the world, which is cheap as values share their storage.
  public func reread(
    _ statement: Statement, _ dialect: Dialect, with errors: [Diagnostic<LanguageFact>],
    in source: SourceText, _ context: Script.Context
  ) -> (statement: Statement, dialect: Dialect)? {
    if errors.contains(where: \.fact.isOfSwiftsTypes) { return nil }
    let other = dialect.other
    guard let reread = Script.reread(statement, as: other, in: source, context) else { return nil }
    var tried = self
    return tried.compile(reread, other, in: source).isWrong ? nil : (reread, other)
  }

  /// A text that was read, or the rest of one.
  public struct Part {
    public var items: [Script.Item]
    public var source: SourceText

    public init(_ items: [Script.Item], of source: SourceText) {
      self.items = items
      self.source = source
    }
  }

  /// Makes known what the Swift statements of some texts declare, so that their order does not
  /// matter.
  ///
  /// What is wrong with a declaration is said when its turn comes.
  public mutating func announce(_ parts: [Part]) { _ = announcing(parts) }

  /// The same, with the changes that it makes.
  ///
  /// Modules that the texts name are loaded first, as what they declare may be inherited from.
  package mutating func announcing(_ parts: [Part]) -> [DeclarationChange] {
    var changes: [DeclarationChange] = []
    program.declarations.unit = Set(parts.map(\.source.name))
    var declarations: [Announcement] = []
    let own = Set(parts.flatMap(\.items).compactMap(\.declaredType))
    for part in parts {
      for module in Module.named(in: part.source)
      where !program.declarations.modules.contains(module) {
        changes += load(module: module, hiddenBy: own)
      }
      for case .statement(let statement, .swift) in part.items where statement.isDeclaration {
        changes += load(statement, hiddenBy: own)
        declarations.append(Announcement(statement, in: part.source))
      }
    }
    guard let first = declarations.first else { return changes }
    let bodies = compiling(.swift, in: first.source) { compiler in
      compiler.announce(declarations)
      changes += compiler.changes
      return compiler.bodies
    }
    program.emit(bodies)
    return changes
  }

  /// A script alone, as most texts are.
  public mutating func announce(_ script: Script, in source: SourceText) {
    announce([Part(script.items, of: source)])
  }
}

extension [Diagnostic<LanguageFact>] {
  /// In the order of the text.
  fileprivate var inOrder: Self {
    enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
  }
}
