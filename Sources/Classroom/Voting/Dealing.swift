/// The group that a learner was dealt for a part of a class.
public struct DealtGroup: Equatable, Sendable {
  public var `class`: String
  /// The part of the plan, from 0.
  public var part: Int
  /// From 1.
  public var group: Int

  public init(class: String, part: Int, group: Int) {
    (self.class, self.part, self.group) = (`class`, part, group)
  }

  /// As a learner's seat says it.
  public var text: String { "\(self.class)/\(part)/\(group)" }

  /// nil for what no presenter of ours wrote.
  public init?(_ text: String) {
    let parts = text.split(separator: "/").map { String($0) }
    guard parts.count == 3, let part = Int(parts[1]), let group = Int(parts[2]), group > 0 else {
      return nil
    }
    self.init(class: parts[0], part: part, group: group)
  }
}

/// Somebody who is in the room.
public struct Seated: Equatable, Sendable {
  /// By a name that tells nothing of them.
  public var learner: String
  /// nil where no group was dealt to them so far.
  public var dealt: DealtGroup?

  public init(learner: String, dealt: DealtGroup? = nil) {
    (self.learner, self.dealt) = (learner, dealt)
  }
}

extension Presentation {
  /// Whether the part that stands before the room is one for groups.
  public var isForGroups: Bool { groupCount != nil }

  /// How many groups the slide's part has; nil where it has none.
  private var groupCount: Int? {
    for other in slides.slides where other.part == slide.part {
      if case .groups(let items) = other.content { return items.count }
    }
    return nil
  }

  /// Deals groups to those who are here and have none in this part: each comes into the smallest, of
  /// those who are here, so that no group has two more than another, and whoever comes late helps the
  /// one that needs it most. What was dealt stays to the part's end.
  ///
  /// - Parameter name: tells this class from others that were held in the same room.
  /// - Returns: what is to be told, by the learner.
  public func deal(among seated: [Seated], in name: String) -> [(learner: String, DealtGroup)] {
    guard let groupCount else { return [] }
    func group(of seat: Seated) -> Int? {
      guard let dealt = seat.dealt, dealt.class == name, dealt.part == slide.part,
        (1...groupCount).contains(dealt.group)
      else { return nil }
      return dealt.group
    }
    var sizes = Array(repeating: 0, count: groupCount)
    for group in seated.compactMap(group) { sizes[group - 1] += 1 }
    // By their names, which are drawn: whoever comes in together is parted.
    return seated.filter { group(of: $0) == nil }.map(\.learner).sorted().map { learner in
      let least = sizes.indices.min { sizes[$0] < sizes[$1] } ?? 0
      sizes[least] += 1
      return (learner, DealtGroup(class: name, part: slide.part, group: least + 1))
    }
  }
}
