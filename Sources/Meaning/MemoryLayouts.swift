package import Declaring
import ObjectModel
package import Syntax
package import TypedTree

// `MemoryLayout<Int>.size`: how many bytes values of a type take on a device of 64 bits.
extension Typing {
  /// Nil for what is no layout, or of a type whose is not known.
  package mutating func memoryLayout(_ reference: TypeReference, _ name: Name) -> TypedExpression? {
    guard case .named("MemoryLayout", let arguments, _) = reference.kind, arguments.count == 1,
      let layout = layout(of: type(arguments[0]))
    else { return nil }
    switch name.text {
    case "size": return .constant(.int(layout.size), .int)
    case "stride": return .constant(.int(max(1, layout.alignedSize(layout.alignment))), .int)
    case "alignment": return .constant(.int(layout.alignment), .int)
    default: return nil
    }
  }

  /// Sizes in bytes, as in Swift's stable ABI on 64-bit devices: fields at multiples of their
  /// alignment, no padding at the end.
  private struct Layout {
    var size: Int
    var alignment: Int
    /// Whether some of its bits mean nothing, which can say that an optional is nil.
    var hasSpareBits = false

    static let pointer = Layout(size: 8, alignment: 8, hasSpareBits: true)

    func alignedSize(_ alignment: Int) -> Int { (size + alignment - 1) / alignment * alignment }
  }

  /// An optional takes a byte more, unless its payload has a bit pattern that means nothing.
  /// Closures are two pointers, a function and its context.
  private func layout(of type: StaticType) -> Layout? {
    if type.optionality != .none {
      guard var layout = layout(of: type.unwrapped) else { return nil }
      if !layout.hasSpareBits { layout.size += 1 }
      return layout
    }
    if type.signature != nil { return Layout(size: 16, alignment: 8, hasSpareBits: true) }
    switch type.field {
    case .bool: return Layout(size: 1, alignment: 1, hasSpareBits: true)
    case .int:
      guard type.enumeration == nil else { return nil }
      let size = (type.whole?.bits ?? 64) / 8
      return Layout(size: size, alignment: size)
    case .real:
      guard type.enumeration == nil else { return nil }
      let size = type.number == .float ? 4 : 8
      return Layout(size: size, alignment: size)
    case .point, .size: return Layout(size: 16, alignment: 8)
    case .rect: return Layout(size: 32, alignment: 8)
    case .object: return layout(ofObject: type)
    case .any, .selector, .type: return nil
    }
  }

  /// A string is two words, a collection a pointer to its storage. Enumerations are nil: how swiftc
  /// packs their payloads is not modelled.
  private func layout(ofObject type: StaticType) -> Layout? {
    guard let name = type.className else { return nil }
    if name == "NSString", type.number == nil, !type.isFoundations {
      return Layout(size: 16, alignment: 8, hasSpareBits: true)
    }
    if ["NSArray", "NSDictionary", "NSSet"].contains(name) { return .pointer }
    guard let draft = declarations.drafts[name], draft.isSwift else {
      return name.hasPrefix("UI") && classes.id(named: name) != nil ? .pointer : nil
    }
    if !draft.isValueType { return .pointer }
    if declarations.enumerations[name] != nil { return nil }
    return draft.properties.filter(\.isStored).reduce(Layout(size: 0, alignment: 1)) {
      guard let whole = $0, let part = layout(of: $1.type) else { return nil }
      return Layout(
        size: whole.alignedSize(part.alignment) + part.size,
        alignment: max(whole.alignment, part.alignment),
        hasSpareBits: whole.hasSpareBits || part.hasSpareBits)
    }
  }
}
