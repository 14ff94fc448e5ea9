import Desugaring
package import Diagnostics
package import Syntax
import TypedTree

/// A declaration that is made known before its turn.
package struct Announcement {
  /// The declaration as it was parsed, members and all.
  package var statement: Statement
  /// Each of several texts that are announced together has its own.
  package var source: SourceText

  /// A statement is typed against the text it stands in, whose offsets its ranges are.
  package init(_ statement: Statement, in source: SourceText) {
    self.statement = statement
    self.source = source
  }
}

// Declarations of Swift's, which stand in any order: names first, then types with those they stand
// on before them, functions and variables, and then all bodies.
extension Typing {
  /// Declarations that nothing is wrong with need no second look when their turn comes, but for
  /// those that another of the same name takes the place of.
  ///
  /// When the turn of a settled statement comes, its diagnostics are looked up and nothing is
  /// typed.
  package mutating func settle(_ announcements: [Announcement]) {
    var seen: Set<String> = []
    var repeated: Set<String> = []
    for declaration in announcements {
      if let name = declaration.statement.declaredName, !seen.insert(name).inserted {
        repeated.insert(name)
      }
    }
    for (declaration, found) in zip(announcements, findings) {
      guard let name = declaration.statement.declaredName, !repeated.contains(name),
        !found.contains(where: { $0.severity == .error })
      else { continue }
      declarations.settled[StatementKey(declaration.statement, in: declaration.source)] = found
    }
  }

  // MARK: - Names

  /// Only types have names that another declaration can need before it is typed.
  package mutating func announceNames(_ statement: Statement) {
    if case .type(let type) = statement.kind { announceNames(type) }
  }

  /// Types inside are announced under their whole names, `Outer.Inner`, of which `NestedTypes`
  /// finds the short ones.
  private mutating func announceNames(_ type: TypeDeclaration) {
    let name = type.name.text
    declarations.noteWrapper(type)
    declarations.noteBuilder(type)
    noteGeneric(type)
    switch type.form {
    case .protocolType: declarations.protocols.insert(name)
    case .classType, .structure, .enumeration: declarations.announced.insert(name)
    case .extending, .interface, .implementation, .category: break
    }
    for case .type(let inner) in type.members {
      let inner = inner.nested(in: name)
      declarations.nested.insert(inner.name.text)
      announceNames(inner)
    }
  }

  // MARK: - Order

  /// The places of announcements in the order in which they are declared.
  package mutating func inOrder(_ announcements: [Announcement]) -> [Int] {
    var order = DeclarationOrder(announcements.map(\.statement))
    let places = order.places(protocols: declarations.protocols)
    declarations.circular = order.circular
    return places
  }
}

extension Statement {
  /// By what a declaration is known whose place another may take; nil for one that is typed again
  /// when its turn comes.
  fileprivate var declaredName: String? {
    switch kind {
    case .type(let type):
      if case .extending = type.form { return "extension \(range.lowerBound)" }
      return type.name.text
    case .variables(let variables)
    where variables.bindings.allSatisfy { $0.accessors?.getter != nil }:
      return "var \(range.lowerBound)"
    case .function(let function):
      return function.name.text + function.parameters.map { $0.callLabel + ":" }.joined()
    default: return nil
    }
  }
}
