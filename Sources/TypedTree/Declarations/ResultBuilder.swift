package import Syntax

/// A type that makes a value of the statements of a body, `@resultBuilder`: which of its methods
/// there are.
package struct ResultBuilder: Sendable {
  package var name: String
  /// With labels: `buildEither(first:)`.
  package private(set) var methods: Set<String> = []

  package init(_ name: String) { self.name = name }

  package mutating func add(_ members: [TypeDeclaration.Member]) {
    for case .function(let function) in members where function.isStatic {
      methods.insert(function.fullName)
    }
  }
}
