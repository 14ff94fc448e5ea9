import UIKitAPI

extension LanguageFact {
  /// The fact as a Swift compiler sees it.
  package var inSwift: LanguageFact {
    switch self {
    case .undeclaredIdentifier(let name): .notInScope(name)
    case .unknownType(let name), .unknownSuperclass(let name, _): .typeNotInScope(name)
    case .propertyNotFound(let name, let type):
      .noMember(name, of: SwiftNames.swiftType(type), isType: false)
    case .noVisibleMethod(let selector, let type, let isType):
      selector.hasPrefix("init")
        ? .noExactMatches(nil)
        : .noMember(
          SwiftNames.fullName(selector: selector).base, of: SwiftNames.swiftType(type),
          isType: isType)
    default: self
    }
  }

  /// The fact with the name of a member as it was written: a selector is read back in one way only.
  package func naming(_ written: String) -> LanguageFact {
    guard case .noMember(_, let type, let isType) = self, !written.isEmpty,
      written.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return self }
    return .noMember(written, of: type, isType: isType)
  }
}
