// What is said of recordings.
extension Phrasebook {
  /// Why a file is no recording.
  public func message(_ fact: CastFault.Fact) -> String {
    switch fact {
    case .noHeader: say("cast.no-header")
    case .otherVersion(let version): say("cast.other-version", ["version": .number(version)])
    case .noEvent: say("cast.no-event")
    case .timeGoesBack: say("cast.time-goes-back")
    }
  }

  /// A recording that breaks off is played up to there.
  public var castIsCut: String { say("cast.is-cut") }

  /// So many control sequences and characters are left out of what is shown.
  public func refusedSequences(_ count: Int) -> String {
    say("cast.refused", ["count": .number(count)])
  }

  /// Why the rest of a class is not recorded.
  public var recordingEnds: String { say("cast.recording-ends") }

  /// Where a player stands, and its keys.
  ///
  /// - Parameter pages: 0 where a recording has none.
  public func player(
    page: Int, of pages: Int, speed: Double, isPlaying: Bool, isOver: Bool
  ) -> String {
    let place = say("cast.page", ["page": .number(page), "count": .number(pages)])
    let keys =
      isOver
      ? say("cast.over")
      : say(isPlaying ? "cast.playing" : "cast.standing", ["speed": .seconds(speed)])
    return beside(pages == 0 ? [keys] : [place, keys])
  }
}
