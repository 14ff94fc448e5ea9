/// What a stand-in was asked for: members in the order of their first time, and how often each.
public struct AskedMembers: Hashable, Sendable {
  public private(set) var members: [Member] = []

  /// A member that was asked of a stand-in, and how often.
  public struct Member: Hashable, Sendable {
    public var name: String
    public var count: Int
  }

  mutating func count(_ name: String) {
    if let place = members.firstIndex(where: { $0.name == name }) {
      members[place].count += 1
    } else {
      members.append(Member(name: name, count: 1))
    }
  }
}
