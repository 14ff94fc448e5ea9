import ObjectModel

extension StaticType {
  /// The types with names of their own that are no classes, in either language.
  package static let scalars: [String: StaticType] = {
    var types: [String: StaticType] = [
      "void": .void, "Void": .void, "id": .id, "Any": .any, "AnyObject": .id, "BOOL": .bool,
      "bool": .bool, "Bool": .bool, "_Bool": .bool, "Boolean": .bool, "SEL": .selector,
      "Selector": .selector, "Class": .metatype(nil), "AnyClass": .metatype(nil),
      "CGPoint": .point, "CGSize": .size, "CGRect": .rect, "IBAction": .void,
      "dispatch_block_t": block(), "NSComparator": block(.id, .id, returning: .int),
      "dispatch_queue_t": .id, "dispatch_once_t": .int, "dispatch_time_t": .real,
      "__auto_type": .any, "String": .string,
      "Character": .string, "Substring": .string,
    ]
    for name in [
      "float", "double", "NSTimeInterval", "CFTimeInterval", "Double", "long double",
      "TimeInterval",
    ] {
      types[name] = .real
    }
    (types["CGFloat"], types["Float"]) = (.cgFloat, .float)
    for name in [
      "int", "long", "short", "char", "unsigned", "signed", "unsigned int", "unsigned long",
      "unsigned short", "unsigned char", "long long", "unsigned long long", "long int", "NSInteger",
      "NSUInteger", "Int", "UInt", "size_t", "unichar", "int32_t", "uint32_t", "int64_t",
      "uint64_t", "uint8_t", "Int32", "UInt8", "Int64", "Int8", "Int16", "UInt16", "UInt32",
      "UInt64",
    ] {
      types[name] = .int
    }
    return types
  }()

  private static func block(_ parameters: StaticType..., returning: StaticType = .void)
    -> StaticType
  {
    var type = StaticType.object("NSBlock")
    type.signature = parameters + [returning]
    return type
  }
}
