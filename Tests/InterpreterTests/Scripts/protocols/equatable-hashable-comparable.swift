struct Version: Comparable, Hashable {
  let major: Int, minor: Int
  static func < (a: Version, b: Version) -> Bool {
    (a.major, a.minor) < (b.major, b.minor)
  }
}
let list = [Version(major: 2, minor: 0), Version(major: 1, minor: 9)]
print(list.sorted().map { $0.major }, list[0] > list[1], list[0] == list[0])  // prints: [1, 2] true true
print(Set(list + list).count, list.max()!.major)  // prints: 2 2
