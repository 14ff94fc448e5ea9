import ObjectModel

extension StaticType {
  /// The types with names of their own that are no classes, in either language.
  package static let scalars: [String: StaticType] = {
    var types: [String: StaticType] = [
      "void": .void, "Void": .void, "id": .id, "Any": .any, "AnyObject": .id, "BOOL": .bool,
      "bool": .bool, "Bool": .bool, "_Bool": .bool, "Boolean": .bool, "ObjCBool": .bool,
      "SEL": .selector,
      "Selector": .selector, "Class": .metatype(nil), "AnyClass": .metatype(nil),
      "CGPoint": .point, "CGSize": .size, "CGRect": .rect, "IBAction": .void,
      "dispatch_block_t": block(), "NSComparator": block(.id, .id, returning: .int),
      "dispatch_group_t": .object("DispatchGroup"),
      "dispatch_semaphore_t": .object("DispatchSemaphore"),
      "dispatch_queue_t": .id, "dispatch_once_t": .int, "dispatch_time_t": .real,
      "__auto_type": .any, "va_list": .any, "String": .string,
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
      "int", "long", "signed", "long long", "long int", "NSInteger", "Int", "size_t", "int32_t",
      "int64_t", "ssize_t", "intptr_t", "ptrdiff_t",
    ] {
      types[name] = .int
    }
    for number in WholeNumber.allCases { types[number.rawValue] = .whole(number) }
    for (name, number) in wholesOfC { types[name] = .whole(number) }
    return types
  }()

  /// C's integers that hold less than `int` does, or have no sign.
  private static let wholesOfC: [String: WholeNumber] = [
    "char": .int8, "signed char": .int8, "int8_t": .int8, "CChar": .int8,
    "unsigned char": .uint8, "uint8_t": .uint8, "CUnsignedChar": .uint8,
    "short": .int16, "int16_t": .int16, "CShort": .int16,
    "unsigned short": .uint16, "uint16_t": .uint16, "unichar": .uint16,
    "unsigned": .uint32, "unsigned int": .uint32, "uint32_t": .uint32, "CInt": .int32,
    "unsigned long": .uint, "unsigned long long": .uint, "uint64_t": .uint64,
    "NSUInteger": .uint, "uintptr_t": .uint,
  ]

  private static func block(_ parameters: StaticType..., returning: StaticType = .void)
    -> StaticType
  {
    var type = StaticType.object("NSBlock")
    type.signature = parameters + [returning]
    type.mayWait = Remark(false)
    return type
  }
}
