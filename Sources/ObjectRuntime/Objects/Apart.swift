/// A part of a value that is large and seldom looked at: it lies by itself, so that the value is
/// small and is handed on cheaply.
@propertyWrapper
package struct Apart<Part> {
  /// Always one; an array is copied only when it is changed and somebody else has it too.
  private var parts: [Part]

  package init(wrappedValue: Part) { parts = [wrappedValue] }

  package var wrappedValue: Part {
    _read { yield parts[0] }
    _modify { yield &parts[0] }
  }
}

extension Apart: Equatable where Part: Equatable {}
extension Apart: Hashable where Part: Hashable {}
extension Apart: Sendable where Part: Sendable {}
