import UIKit
struct Row {
  var isOn: Bool
  var number: Int32
  var title: String?
}
struct Pair { var one: Int, other: Bool }
class Card {}
print(MemoryLayout<Int>.size, MemoryLayout<Int?>.size, MemoryLayout<Int?>.stride)  // prints: 8 9 16
print(MemoryLayout<Row>.size, MemoryLayout<Row?>.size, MemoryLayout<Row>.alignment)  // prints: 24 24 8
print(MemoryLayout<Pair>.size, MemoryLayout<Pair>.stride, MemoryLayout<Pair?>.size)  // prints: 9 16 9
print(MemoryLayout<Card>.size, MemoryLayout<Card?>.size, MemoryLayout<[Int]>.size)  // prints: 8 8 8
print(MemoryLayout<Bool?>.size, MemoryLayout<UInt8>.stride, MemoryLayout<CGRect>.size)  // prints: 1 1 32
let pooled = autoreleasepool { Card() }
print(autoreleasepool { 1 } + 1, type(of: pooled))  // prints: 2 Card
