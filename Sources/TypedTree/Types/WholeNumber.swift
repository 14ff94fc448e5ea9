/// An integer that holds less than `Int` does, or has no sign, by its name in Swift.
package enum WholeNumber: String, CaseIterable, Sendable {
  case int8 = "Int8"
  case int16 = "Int16"
  case int32 = "Int32"
  case int64 = "Int64"
  case uint8 = "UInt8"
  case uint16 = "UInt16"
  case uint32 = "UInt32"
  case uint64 = "UInt64"
  case uint = "UInt"

  package var bits: Int {
    switch self {
    case .int8, .uint8: 8
    case .int16, .uint16: 16
    case .int32, .uint32: 32
    case .int64, .uint64, .uint: 64
    }
  }

  package var isSigned: Bool {
    switch self {
    case .int8, .int16, .int32, .int64: true
    case .uint8, .uint16, .uint32, .uint64, .uint: false
    }
  }

  /// Whether it holds numbers beyond those of `Int`, in which they lie as the same bits.
  package var isUnsignedWord: Bool { bits == 64 && !isSigned }

  /// The least number and the greatest, as their bits lie in `Int`.
  package var least: Int { isSigned ? .min >> (64 - bits) : 0 }
  package var greatest: Int { isUnsignedWord ? -1 : .max >> (64 - bits - (isSigned ? 0 : 1)) }

  package func holds(_ value: Int) -> Bool {
    isUnsignedWord ? value >= 0 : value >= least && value <= greatest
  }

  /// As many bits of a number as there is room for.
  package func wrapping(_ value: Int) -> Int {
    let rest = 64 - bits
    let bits = UInt(bitPattern: value) << rest
    return isSigned ? Int(bitPattern: bits) >> rest : Int(bitPattern: bits >> rest)
  }

  package var nameInC: String {
    switch self {
    case .int8: "char"
    case .int16: "short"
    case .int32: "int"
    case .int64: "long"
    case .uint8: "unsigned char"
    case .uint16: "unsigned short"
    case .uint32: "unsigned int"
    case .uint64, .uint: "unsigned long"
    }
  }
}

extension StaticType {
  package static func whole(_ number: WholeNumber) -> StaticType {
    var type = StaticType.int
    type.number = .whole(number)
    return type
  }

  /// Which integer it is, where it is not as wide as `Int`, or has no sign.
  package var whole: WholeNumber? {
    guard optionality == .none, case .whole(let number)? = number else { return nil }
    return number
  }
}
