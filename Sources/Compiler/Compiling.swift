package import Declaring
package import Diagnostics
import Lookup
package import ObjectModel
package import Syntax
package import TypedTree

extension Typing {
  /// What types a text's code. For Swift memory is always automatic, however the app counts.
  package init(
    _ declarations: Declarations, _ dialect: Dialect, _ source: SourceText, classes: ClassTable,
    variables: VariableTable = VariableTable(), memory: Memory = .automatic,
    currentController: ClassID? = nil, target: UIKitVersion = .newest,
    span: VersionSpan = VersionSpan()
  ) {
    self.init(
      declarations, dialect, source, classes: classes, variables: variables, memory: memory,
      currentController: currentController, target: target, span: span,
      by: Typer(
        expression: { $0.resolve($1) }, variables: { $0.variables($1) },
        waiting: { $0.type($1) }))
  }
}

// MARK: - Entry
extension Typing {
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
