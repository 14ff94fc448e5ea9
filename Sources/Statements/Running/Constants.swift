import Simulator
import UIKitAPI

/// The constants of C, Foundation and UIKit that scripts name, with the values that the header gives them.
enum Constants {
  static func value(of name: String) -> Value? {
    if let structure = structures[name] { return structure }
    return switch Framework.constant(name)?.value {
    case .integer(let number): .int(number)
    case .real(let number): .real(number)
    case .text(let text): .string(text)
    case nil: nil
    }
  }

  private static let structures: [String: Value] = [
    "CGRectZero": .rect(Rect()), "CGPointZero": .point(Point()), "CGSizeZero": .size(Size()),
    "CGRectNull": .rect(Rect(x: .infinity, y: .infinity, width: 0, height: 0)),
  ]
}
