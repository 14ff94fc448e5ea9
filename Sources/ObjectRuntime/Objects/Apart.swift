/// A part of a value that is large and seldom looked at: it lies by itself, so that the value is
/// small and is handed on cheaply.
@propertyWrapper
struct Apart<Part: Hashable & Sendable>: Hashable, Sendable {
  /// Always one; an array is copied only when it is changed and somebody else has it too.
  private var parts: [Part]

  init(wrappedValue: Part) { parts = [wrappedValue] }

  var wrappedValue: Part {
    _read { yield parts[0] }
    _modify { yield &parts[0] }
  }
}
