func bounds<T: FixedWidthInteger>(_ type: T.Type) -> String { "\(T.min) \(T.max)" }
func sum<T: Numeric>(_ list: [T]) -> T { list.reduce(T.zero, +) }
print(bounds(Int8.self), bounds(UInt16.self))  // prints: -128 127 0 65535
print(sum([1, 2]), sum([1.5, 2]))  // prints: 3 3.5
