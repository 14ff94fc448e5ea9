package import Syntax

/// `typealias Handler<T> = (T) -> Void`.
package struct GenericAlias: Sendable {
  package var parameters: [String]
  package var type: TypeReference

  package init(parameters: [String], type: TypeReference) {
    self.parameters = parameters
    self.type = type
  }
}
