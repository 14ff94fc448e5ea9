struct Plain { let value: Int }
struct Equal: Equatable { let value: Int }
struct Ranked: Comparable {
  let value: Int
  static func < (one: Ranked, other: Ranked) -> Bool { one.value < other.value }
}
enum Load { case idle, failed(String) }
enum Level { case low, high }
class Thing {}
let (a, b) = (Plain(value: 1), Plain(value: 1))
[a].contains(b)  // error: unmet
[a].firstIndex(of: b)  // error: unmet
[a, b].sorted()  // error: unmet
[a].max()  // error: unmet
[Equal(value: 1)].contains(Equal(value: 1))
[Equal(value: 1)].sorted()  // error: unmet
[Ranked(value: 2), Ranked(value: 1)].sorted()
Ranked(value: 1) == Ranked(value: 2)
Level.low == .high
[Level.low].contains(.high)
[a].contains { $0.value == 1 }
Load.idle == .idle  // error: operandsOfOneType
