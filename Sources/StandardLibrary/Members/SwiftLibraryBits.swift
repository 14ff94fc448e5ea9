import ObjectModel
import ObjectRuntime

// The bits of whole numbers. A value knows not how many its type has; the name of the property says
// it of those with fewer than 64.
extension SwiftLibrary {
  /// Of narrower numbers, by names that say how narrow.
  package static let ofNarrowNumbers: [String: Property] = {
    var all: [String: Property] = [:]
    for width in [8, 16, 32] {
      for (name, property) in bits(of: width) { all[name + " of \(width)"] = property }
    }
    return all
  }()

  static func bits(of width: Int) -> [String: Property] {
    let unused = 64 - width
    return [
      "bitWidth": .bits { _ in width },
      "nonzeroBitCount": .bits { ($0 << unused).nonzeroBitCount },
      "leadingZeroBitCount": .bits { min(width, ($0 << unused).leadingZeroBitCount) },
      "trailingZeroBitCount": .bits { min(width, $0.trailingZeroBitCount) },
      "byteSwapped": .bits { Int(bitPattern: $0.byteSwapped >> unused) },
    ]
  }
}

extension SwiftLibrary.Property {
  /// Nil for what is no whole number.
  fileprivate static func bits(_ answer: @escaping @Sendable (UInt) -> Int) -> Self {
    Self { _, value throws(Fault) in
      if case .int(let number) = value { .int(answer(UInt(bitPattern: number))) } else { nil }
    }
  }
}
