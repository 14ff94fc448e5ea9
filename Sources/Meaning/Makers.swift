package import Declaring
package import ObjectModel
package import TypedTree
import UIKitAPI

// Constants of the library's types.
extension Typing {
  // MARK: - Members of types

  /// `Int.max`, `Double.pi`: numbers that Swift's own types have.
  package static let libraryConstants: [String: Value] = {
    let reals: [(name: String, value: Double)] = [
      ("pi", .pi), ("infinity", .infinity), ("nan", .nan), ("zero", 0), ("ulpOfOne", .ulpOfOne),
      ("greatestFiniteMagnitude", .greatestFiniteMagnitude),
      ("leastNormalMagnitude", .leastNormalMagnitude),
      ("leastNonzeroMagnitude", .leastNonzeroMagnitude),
    ]
    var known: [String: Value] = ["Int.zero": .int(0)]
    for (name, value) in reals {
      for type in ["Double", "CGFloat", "Float"] { known[type + "." + name] = .real(value) }
    }
    known["Float.greatestFiniteMagnitude"] = .real(Double(Float.greatestFiniteMagnitude))
    known["Float.leastNormalMagnitude"] = .real(Double(Float.leastNormalMagnitude))
    known["Float.leastNonzeroMagnitude"] = .real(Double(Float.leastNonzeroMagnitude))
    known["Float.ulpOfOne"] = .real(Double(Float.ulpOfOne))
    return known
  }()

  /// `UInt8.max`.
  package static func bound(_ name: String, of type: StaticType?) -> TypedExpression? {
    guard let type, let whole = type.whole else { return nil }
    switch name {
    case "max": return .constant(.int(whole.greatest), type)
    case "min": return .constant(.int(whole.least), type)
    case "zero": return .constant(.int(0), type)
    case "bitWidth": return .constant(.int(whole.bits), .int)
    default: return nil
    }
  }
}
