import ObjectModel
import Syntax
package import TypedTree
import UIKitAPI

extension Sight {
  /// A constant of C, Foundation or UIKit as the header declares it; nil where nothing is called
  /// so.
  package func constantOfHeader(_ name: String) -> TypedExpression? {
    Constants.value(of: name).map { value in
      let declared = Framework.constant(name).flatMap { type(ofConstant: $0.type) }
      return .constant(value, declared ?? value.staticType)
    }
  }

  /// What Swift knows of a constant beyond its value: which type with names it is of, which
  /// structure.
  private func type(ofConstant type: DeclaredType) -> StaticType? {
    switch type.kind {
    case .enumeration(let name): isSwift && !isErrorCode(name) ? .enumeration(name) : nil
    case .structure(let name): RecordType.library[name]
    case .real(.float): isSwift ? .float : nil
    case .real(.cgFloat): isSwift ? .cgFloat : nil
    case .integer: type.isUnsigned && !isSwift ? .whole(.uint) : nil
    case .void, .bool, .selector, .anyClass, .real(.double), .object, .receiver,
      .parameter, .block, .pointer:
      nil
    }
  }

  /// Whether an enumeration is that of an error's codes (`NS_ERROR_ENUM`): the names that C has for
  /// them are plain numbers to Swift.
  private func isErrorCode(_ enumeration: String) -> Bool {
    Framework.enumeration(enumeration)?.swiftName.hasSuffix("Error.Code") == true
  }
}
