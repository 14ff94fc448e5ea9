import Foundation
let orders: [ComparisonResult] = [
  "1.10".compare("1.9", options: .numeric), "1.10".compare("1.9", options: []),
  "a".compare("B", options: .caseInsensitive), "a".compare("B"),
  "File 007".compare("file 7", options: [.numeric, .caseInsensitive]),
  "2".compare("2.0", options: .numeric),
]
print(orders.map(\.rawValue))  // prints: [1, -1, -1, 1, 0, -1]
