import Diagnostics
import Parsing
import Syntax
import UIKitAPI

// What types of Objective-C are called in Swift.
extension SwiftTranslation {
  /// What a variable of a type of C begins with.
  enum Initial: Sendable { case boolean, number, structure }

  /// The type without a sign for nil, which the place decides.
  func type(_ type: TypeReference) -> TypeReference {
    TypeReference(kind(type), at: type.range)
  }

  /// The type of what may be nil: objects have a question mark.
  func optional(_ type: TypeReference) -> TypeReference {
    isObject(type) ? TypeReference(.optional(self.type(type)), at: type.range) : self.type(type)
  }

  /// The type of a parameter or result: `id` and blocks may be nil there.
  func passed(_ type: TypeReference, named name: String = "") -> TypeReference {
    switch type.kind {
    case .named("id", _, let protocols) where protocols.isEmpty: return optional(type)
    case .function: return optional(type)
    default: return name.hasSuffix("OrNil") ? optional(type) : self.type(type)
    }
  }

  func named(_ name: String, at range: SourceRange) -> TypeReference {
    TypeReference(.named(name, arguments: [], protocols: []), at: range)
  }

  /// `void` itself, not a pointer to it.
  func isVoid(_ type: TypeReference) -> Bool {
    if case .named("void", _, _) = type.kind { return true }
    return false
  }

  /// Whether values are objects or blocks, which may be nil.
  func isObject(_ type: TypeReference) -> Bool {
    switch type.kind {
    case .named("id", _, _), .named("Class", _, _), .named("instancetype", _, _),
      .named("dispatch_block_t", _, _), .function:
      return true
    case .pointer(let inner):
      guard case .named(let word, _, _) = inner.kind else { return false }
      return !ObjectiveCWords.valueTypes.contains(word) && Self.arithmetic(word) == nil
        && word != "void"
    default: return false
    }
  }

  /// What an optional sign would be added to; C's own types by Swift's names.
  private func kind(_ type: TypeReference) -> TypeReference.Kind {
    switch type.kind {
    case .pointer(let inner):
      if case .function = inner.kind { return kind(inner) }
      return isObject(type) ? object(inner) : pointer(inner)
    case .named(let word, _, let protocols):
      if word == "id", !protocols.isEmpty { return composition(nil, protocols, type.range) }
      if word == "dispatch_block_t" { return .function([], named("Void", at: type.range)) }
      return simple(Self.arithmetic(word) ?? SwiftNames.swiftType(word))
    case .function(let parameters, let result):
      return .function(
        parameters.map { passed($0) },
        isVoid(result) ? named("Void", at: result.range) : passed(result))
    case .cArray(let element, _): return .array(self.type(element))
    default: return type.kind
    }
  }

  private func simple(_ name: String) -> TypeReference.Kind {
    .named(name, arguments: [], protocols: [])
  }

  /// `NSArray<UIView *>` is `[UIView]`, `UIViewController<P>` is `UIViewController & P`.
  ///
  /// As Swift bridges collections; without arguments elements are `Any` and keys `AnyHashable`
  /// (SE-0131).
  private func object(_ type: TypeReference) -> TypeReference.Kind {
    guard case .named(let word, let arguments, let protocols) = type.kind else { return type.kind }
    let first = arguments.first.map { self.type($0) }
    switch word {
    case "NSArray": return .array(first ?? named("Any", at: type.range))
    case "NSDictionary":
      return .dictionary(
        first ?? named("AnyHashable", at: type.range),
        arguments.last.map { self.type($0) } ?? named("Any", at: type.range))
    case "NSSet":
      return .named(
        "Set", arguments: [first ?? named("AnyHashable", at: type.range)], protocols: [])
    default: break
    }
    let name = SwiftNames.swiftType(word)
    if !protocols.isEmpty { return composition(named(name, at: type.range), protocols, type.range) }
    // Foundation's mutable collections have no type parameters in Swift.
    let isGeneric = !word.hasPrefix("NSMutable")
    return .named(name, arguments: isGeneric ? arguments.map { self.type($0) } : [], protocols: [])
  }

  /// One protocol alone is no composition.
  private func composition(
    _ first: TypeReference?, _ protocols: [Name], _ range: SourceRange
  ) -> TypeReference.Kind {
    let all =
      (first.map { [$0] } ?? []) + protocols.map { named(protocolName($0.text), at: $0.range) }
    return all.count == 1 ? all[0].kind : .composition(all)
  }

  /// `NSObject` the protocol, which Swift calls otherwise, as it has the class under that name.
  func protocolName(_ name: String) -> String { name == "NSObject" ? "NSObjectProtocol" : name }

  /// As Swift imports C's pointers (Swift's “Using Imported Pointers”): by what they point to, and
  /// whether that may change.
  private func pointer(_ inner: TypeReference) -> TypeReference.Kind {
    let isConstant = inner.qualifiers.contains { $0.text == "const" }
    if isVoid(inner) {
      return simple(isConstant ? "UnsafeRawPointer" : "UnsafeMutableRawPointer")
    }
    if case .pointer(let object) = inner.kind, case .named("NSError", _, _) = object.kind {
      return simple("NSErrorPointer")
    }
    var pointee = type(inner)
    if case .named("Bool", _, _) = pointee.kind { pointee = named("ObjCBool", at: inner.range) }
    if case .named("Int8", _, _) = pointee.kind { pointee = named("CChar", at: inner.range) }
    return .named(
      isConstant ? "UnsafePointer" : "UnsafeMutablePointer", arguments: [pointee], protocols: [])
  }

  // MARK: - Types of C

  /// What C's numbers are called in Swift.
  static func arithmetic(_ word: String) -> String? { numbersOfC[word] }

  /// By the sizes of a 64-bit device: `long` is `Int`, `int` is `Int32`.
  private static let numbersOfC: [String: String] = [
    "void": "Void", "bool": "Bool", "_Bool": "Bool", "char": "Int8", "signed char": "Int8",
    "unsigned char": "UInt8", "short": "Int16", "unsigned short": "UInt16", "int": "Int32",
    "signed": "Int32", "unsigned": "UInt32", "unsigned int": "UInt32", "long": "Int",
    "long int": "Int", "unsigned long": "UInt", "unsigned long int": "UInt", "long long": "Int64",
    "unsigned long long": "UInt64", "float": "Float", "double": "Double", "size_t": "Int",
    "int8_t": "Int8", "int16_t": "Int16", "int32_t": "Int32", "int64_t": "Int64",
    "uint8_t": "UInt8", "uint16_t": "UInt16", "uint32_t": "UInt32", "uint64_t": "UInt64",
    "unichar": "unichar",
  ]

  /// Nil of an object, which begins as nil, and of what is not known.
  func defaultValue(of word: String) -> Initial? {
    switch word {
    case "BOOL", "bool", "_Bool": return .boolean
    case "NSInteger", "NSUInteger", "CGFloat", "NSTimeInterval": return .number
    case "CGRect", "CGPoint", "CGSize", "UIEdgeInsets": return .structure
    default: return Self.arithmetic(word) == nil || word == "void" ? nil : .number
    }
  }

  /// Whether it says `typeof(x)`, which Swift infers.
  func isInferred(_ type: TypeReference) -> Bool {
    switch type.kind {
    case .named(let word, _, _):
      return word.hasPrefix("typeof") || word.hasPrefix("__typeof") || word == "__auto_type"
    case .pointer(let inner): return isInferred(inner)
    default: return false
    }
  }
}
