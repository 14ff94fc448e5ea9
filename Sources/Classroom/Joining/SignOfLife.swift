/// What a learner's terminal knows of the presenter's: whether it still says that it is there.
public struct SignOfLife: Sendable {
  private var heard = 0
  /// When the terminal was heard of last, by the learner's own clock.
  private var since: Int?
  private var isLost = false

  /// A presenter's terminal that says nothing for so long is lost, in milliseconds.
  public static let patience = 12_000

  public init() {}

  /// The room could not be heard: that the presenter was not heard of says nothing of the presenter.
  public mutating func miss() {
    if !isLost { since = nil }
  }

  /// Takes the room's latest word; answers what is to be told, once.
  ///
  /// - Parameters:
  ///   - heard: when the presenter was heard of last, by the presenter's clock; 0 where they have
  ///     left.
  ///   - now: by a clock of the learner's that never goes back, in milliseconds.
  public mutating func take(_ heard: Int, at now: Int) -> SeatReply? {
    guard heard != 0, heard == self.heard, let since else {
      defer { (self.heard, since, isLost) = (heard, now, false) }
      return isLost && heard != 0 ? .presenterBack : nil
    }
    guard !isLost, now - since >= SignOfLife.patience else { return nil }
    isLost = true
    return .presenterLost
  }
}
