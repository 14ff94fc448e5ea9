/// What has become of a room's answers between two rounds.
public struct Shift: Equatable, Sendable {
  /// Of those who answered both times, and whose answers are right or wrong.
  public var stayedRight = 0
  public var becameRight = 0
  public var becameWrong = 0
  public var stayedWrong = 0
  /// Those who answered one time only.
  public var onlyBefore = 0
  public var onlyNow = 0
  /// Hake's normalised gain (Am. J. Phys. 66, 64, 1998): of what the room had to gain, how much it
  /// gained; below 0 where it lost. Of those who answered both times; nil where there are none, or
  /// nothing was to gain.
  public var gain: Double?

  /// - Parameters:
  ///   - before: whether each learner's answer was right, by the learner.
  public init(from before: [String: Bool], to now: [String: Bool]) {
    for (learner, wasRight) in before {
      switch (wasRight, now[learner]) {
      case (true, true): stayedRight += 1
      case (true, false): becameWrong += 1
      case (false, true): becameRight += 1
      case (false, false): stayedWrong += 1
      case (_, nil): onlyBefore += 1
      }
    }
    onlyNow = now.keys.count { before[$0] == nil }
    let wereWrong = becameRight + stayedWrong
    gain = wereWrong == 0 ? nil : Double(becameRight - becameWrong) / Double(wereWrong)
  }
}
