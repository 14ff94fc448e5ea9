package import Diagnostics
package import Lookup
package import ObjectModel
package import Syntax
package import TypedTree

/// A body, or a check, that waits until all declarations around it are known.
package struct PendingBody {
  package var kind: Kind
  /// The text in which it is written, which may be a library's or another file's.
  package var source: SourceText
  /// Whether it was typed before, and all was said of it that there is to say.
  package var isSilent: Bool
  /// The place of the announced statement that it belongs to; nil for an instance of a generic
  /// type, of which nothing is said.
  package var place: Int?

  /// Each body with the number under which it is known already.
  package enum Kind {
    case method(Int, Selector, isStatic: Bool, of: String)
    case function(Int, [Statement], [(name: String, type: StaticType)], Surroundings)
    /// The value of a parameter or property that is not given.
    case value(Int, Expression, StaticType, Surroundings)
    case checks(TypeDeclaration, of: String)
    /// Whether a body returns what it should.
    case returns([Statement], LanguageFact.Body, TypeReference?, SourceRange)
  }
}

extension Typing {
  /// What is declared outside any announced statement, as an instance is, waits silently: all that
  /// can be said of it was said of its origin.
  mutating func wait(_ kind: PendingBody.Kind, isSilent: Bool = false) {
    pending.append(
      PendingBody(
        kind: kind, source: source, isSilent: isSilent || announcedPlace == nil,
        place: announcedPlace))
  }

  /// Types what waits, where no declaration around it is still going on.
  package mutating func typeUnlessDeclaring() {
    if declarationDepth == 0, !isAnnouncing { typePending() }
  }

  /// Types what waits; what is found in the body of an announced statement is noted with that.
  ///
  /// Typing a body may declare instances, whose bodies wait in turn: what waits is taken before it
  /// is gone through.
  package mutating func typePending() {
    let waiting = pending
    pending = []
    let outer = (context, source, loans, callLine, hasCalledSuper, announcedPlace)
    defer { (context, source, loans, callLine, hasCalledSuper, announcedPlace) = outer }
    loans = []
    for item in waiting {
      (source, announcedPlace) = (item.source, item.place)
      guard let place = item.place, !findings.isEmpty else {
        typer.waiting(&self, item)
        continue
      }
      diagnostics = findings[place]
      typer.waiting(&self, item)
      findings[place] = diagnostics
    }
  }

  /// What the parameters of a function are where nothing is given for them.
  mutating func defaultValues(
    of function: Function, _ types: [StaticType], in type: String? = nil
  ) -> [DefaultValue?] {
    zip(function.parameters, types).map { parameter, expected in
      parameter.defaultValue.map {
        DefaultValue(expression: $0, body: keepDefault($0, expected, in: type))
      }
    }
  }

  /// The number of the function that computes a value; nil for one that is cheaper typed in each
  /// call.
  ///
  /// Swift evaluates a default value for each call, in the scope of the declaration: a function
  /// does both.
  mutating func keepDefault(
    _ value: Expression, _ type: StaticType, in name: String?, isInitialValue: Bool = false
  ) -> Int? {
    if value.isWrittenOut { return nil }
    var inner = Surroundings(memory: .automatic, dialect: .swift)
    inner.className = name
    inner.owner = name.flatMap { classes.id(named: $0) }
    inner.parameters = context.parameters
    inner.isStatic = name != nil
    inner.isInitialValue = isInitialValue
    inner.selector = "the value that is not given"
    inner.returns = type
    let number = declarations.bodyCount
    declarations.bodyCount += 1
    wait(.value(number, value, type, inner))
    return number
  }
}

extension Parameter {
  /// The value of a parameter of a local function, which may name what surrounds it.
  package var writtenDefault: DefaultValue? { defaultValue.map { DefaultValue(expression: $0) } }
}

extension Expression {
  /// Whether nothing is computed: a literal, or a constant of the type that is expected.
  fileprivate var isWrittenOut: Bool {
    switch kind {
    case .nilLiteral, .boolean, .integer, .real, .implicitMember, .name: true
    case .string(let parts): parts.allSatisfy { if case .text = $0 { true } else { false } }
    case .unary(.minus, let inner): inner.isWrittenOut
    case .array(let elements): elements.allSatisfy(\.isWrittenOut)
    case .dictionary(let pairs): pairs.isEmpty
    default: false
    }
  }
}
