import CPrintf
public import ObjectModel
public import ObjectRuntime

// Formats of `NSLog` and `stringWithFormat:`. What C knows of, C prints; objects are Foundation's.
extension Turn {
  /// A format and what it formats, as `[format, value, value…]`; a missing value prints as nothing
  /// was pushed: `(null)` or 0.
  public mutating func format(_ arguments: [Value]) throws(Fault) -> String {
    guard let format = arguments.first.flatMap({ simulation.text(of: $0) }) else { return "(null)" }
    var values = FormatArguments(values: arguments, next: 1)
    var result = ""
    for piece in pieces(of: format) {
      switch piece {
      case .text(let text): result += text
      case .integer(let length): result += String(length.signed(values.take(nil).integer))
      case .value(var directive):
        directive.take(&values)
        result += try text(of: values.take(directive.position), as: directive)
      }
    }
    return try made(result)
  }

  /// One value by its directive. An integer is cut to the directive's length first, so that it
  /// prints as the C type would: `%u` of -1 is 4294967295.
  private mutating func text(
    of value: Value, as directive: FormatDirective
  ) throws(Fault) -> String {
    switch directive.conversion {
    case "d", "i", "D":
      return try print(directive.length.signed(value.integer), "lld", directive)
    case "u", "U": return try print(directive.length.unsigned(value.integer), "llu", directive)
    case "o", "O": return try print(directive.length.unsigned(value.integer), "llo", directive)
    case "x": return try print(directive.length.unsigned(value.integer), "llx", directive)
    case "X": return try print(directive.length.unsigned(value.integer), "llX", directive)
    case "@": return try padded(description(of: value), directive)
    case "s", "S":
      let text = value.charactersOfC ?? simulation.plainDescription(of: value)
      return try padded(directive.precision.map { String(text.prefix($0)) } ?? text, directive)
    case "c", "C":
      let scalar = UnicodeScalar(UInt32(truncatingIfNeeded: value.integer))
      return try padded(String(scalar.map(Character.init) ?? "?"), directive)
    case "p":
      let address =
        value.object.map { simulation.address(of: $0) }
        ?? "0x" + String(UInt(bitPattern: value.integer), radix: 16)
      return try padded(address, directive)
    default: return try print(value.real, directive)
    }
  }

  /// The quick way is that of nearly every format: `%d` and `%ld` without a width or flags.
  private mutating func print(
    _ number: Int, _ conversion: String, _ directive: FormatDirective
  ) throws(Fault) -> String {
    if directive.isPlain, conversion == "lld" { return String(number) }
    return try printed(directive, conversion) { buffer, size, format in
      viewdidlearn_print_integer(buffer, size, format, Int64(number))
    }
  }

  /// A real by `%f`, `%e`, `%g`, `%a`: C knows the rounding.
  private mutating func print(
    _ number: Double, _ directive: FormatDirective
  ) throws(Fault) -> String {
    // Darwin does not tell the sign of what is no number.
    let number = number.isNaN ? Double.nan : number
    return try printed(directive, String(Character(directive.conversion))) { buffer, size, format in
      viewdidlearn_print_real(buffer, size, format, number)
    }
  }

  /// What C prints, asked with the length that it had to tell first where it is long.
  private mutating func printed(
    _ directive: FormatDirective, _ conversion: String,
    _ write: (UnsafeMutablePointer<CChar>, UInt, String) -> CInt
  ) throws(Fault) -> String {
    let format = directive.format(conversion)
    func text(_ size: Int) -> (String?, needs: Int) {
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: size) { buffer in
        guard let start = buffer.baseAddress else { return (nil, 0) }
        let length = Int(write(start, UInt(size), format))
        guard (0..<size).contains(length) else { return (nil, length) }
        return (String(cString: start), length)
      }
    }
    // C counts what it would print by printing it, however much that is.
    let asked = max(directive.width ?? 0, directive.precision ?? 0)
    if asked > 128 { try willMake(bytes: asked) }
    let (short, length) = text(128)
    if let short { return short }
    // C refuses what is longer than its own numbers can say.
    guard length >= 0 else { throw .stopped(.memory) }
    try willMake(bytes: length - min(asked, length))
    return text(length + 1).0 ?? ""
  }

  /// `%@`, `%s`, `%c` and `%p` in a width, which counts characters and not columns. The room is
  /// asked for before it is filled: a width may be two thousand million.
  private mutating func padded(
    _ text: String, _ directive: FormatDirective
  ) throws(Fault) -> String {
    let missing = (directive.width ?? 0) - text.count
    if missing <= 0 { return text }
    try willMake(bytes: missing)
    let spaces = String(repeating: " ", count: missing)
    return directive.isLeft ? text + spaces : spaces + text
  }
}

extension Value {
  /// What an array of characters says up to its zero; nil of all else.
  fileprivate var charactersOfC: String? {
    guard case .record(let characters) = self else { return nil }
    let bytes = characters.map { UInt8(truncatingIfNeeded: $0.integer) }.prefix { $0 != 0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What a `va_list` has left.
  public var variadicArguments: [Value] {
    if case .record(let values) = self { values } else { [] }
  }
}
