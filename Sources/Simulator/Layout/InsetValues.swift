package import AutoLayout
package import ObjectModel

extension Insets {
  /// Insets from a structure of four numbers: top, left, bottom, right. What is none is zero.
  package init(_ value: Value) {
    self.init()
    guard case .record(let parts) = value else { return }
    let sides = parts.map(\.real) + [0, 0, 0, 0]
    (top, left, bottom, right) = (sides[0], sides[1], sides[2], sides[3])
  }

  /// The structure that programs get.
  package var value: Value { .record([top, left, bottom, right].map(Value.real)) }
}
