import ObjectModel
import UIKitAPI

extension StaticType {
  /// `[String]`, `[String : Int]`, where what is inside is known.
  private var collectionName: String? {
    let inner = parts.map { $0.unwrapped.swiftName + ($0.optionality == .none ? "" : "?") }
    switch (className, inner.count) {
    case ("NSArray", 1): return "[" + inner[0] + "]"
    case ("NSDictionary", 2): return "[" + inner[0] + " : " + inner[1] + "]"
    case ("NSSet", 1): return "Set<" + inner[0] + ">"
    default: return nil
    }
  }

  /// `(Int, text: String)`.
  package var tupleName: String {
    let written = parts.enumerated().map { place, part in
      let label = labels.indices.contains(place) ? labels[place] : ""
      return (label.isEmpty ? "" : label + ": ") + part.unwrapped.swiftName
        + (part.optionality == .none ? "" : "?")
    }
    return "(" + written.joined(separator: ", ") + ")"
  }

  /// A function's type with `async`, where it is.
  package var nameWithEffects: String {
    guard let arrow = swiftName.firstRange(of: " -> ") else { return swiftName }
    let answer = swiftName[arrow.upperBound...]
    return swiftName[..<arrow.lowerBound] + (mayWait.content == true ? " async" : "") + " -> "
      + (answer == "Void" ? "()" : answer)
  }

  /// The type as Swift writes it, without its question mark.
  package var swiftName: String {
    if let signature, let answer = signature.last {
      func written(_ type: StaticType) -> String {
        type.isVoid ? "Void" : type.unwrapped.swiftName + (type.optionality == .none ? "" : "?")
      }
      let parameters = signature.dropLast().map(written).joined(separator: ", ")
      return "(" + parameters + ") -> " + written(answer)
    }
    switch number {
    case .cgFloat: return "CGFloat"
    case .float: return "Float"
    case .whole(let number): return number.rawValue
    case .enumeration(let name): return Framework.enumeration(name)?.swiftName ?? name
    case nil: break
    }
    return switch field {
    case .bool: "Bool"
    case .int: "Int"
    case .real: "Double"
    case .point: "CGPoint"
    case .size: "CGSize"
    case .rect: "CGRect"
    case .selector: "Selector"
    case .object, .any, .type: collectionName ?? className.map(SwiftNames.swiftType) ?? "Any"
    }
  }
}
