/// Work that is owed to a later moment of the turn, or to a later turn.
struct RunLoop: Hashable, Sendable {
  /// Whether the turn is held open over several lines.
  var isHeld = false
  /// Controllers that were put on screen and are told so once the turn's code has run.
  var appearing: [PendingAppearance] = []
  /// Controllers whose properties or layout must be updated in the next pass.
  var needsProperties: [ObjectID] = []
  var needsLayout: [ObjectID] = []
  /// What waits for its time, in the order in which it was asked for.
  var later: [LaterWork] = []
  /// Seconds that work has waited for since the app was launched.
  var time = 0.0
}

/// The second half of an appearance transition, which comes a little later than the first.
struct PendingAppearance: Hashable, Sendable {
  var controller: ObjectID
  var animated: Bool
}
