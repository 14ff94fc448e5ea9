package import ObjectModel
package import UIKitAPI

/// The constants of C, Foundation and UIKit that scripts name, with the values that the header
/// gives them.
package enum Constants {
  package static func value(of name: String) -> Value? {
    structures[name] ?? Framework.constant(name)?.value.map(Value.init)
  }

  private static let structures: [String: Value] = [
    "CGRectZero": .rect(Rect()), "CGPointZero": .point(Point()), "CGSizeZero": .size(Size()),
    "CGRectNull": .rect(.null), "CGRectInfinite": .rect(.infinite),
    "UIEdgeInsetsZero": .record([]), "NSDirectionalEdgeInsetsZero": .record([]),
    "UIOffsetZero": .record([]),
    "CGAffineTransformIdentity": .record([1, 0, 0, 1, 0, 0].map { .real($0) }),
  ]
}

extension Value {
  package init(_ constant: DeclaredConstant.Value) {
    switch constant {
    case .integer(let number): self = .int(number)
    case .real(let number): self = .real(number)
    case .text(let text): self = .string(text)
    }
  }
}
