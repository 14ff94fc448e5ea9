/// A mistake that is none of the twelve; its name is the same in every language.
public enum Oddity: String, CaseIterable, Sendable {
  case viewLoadedInUnload = "viewDidUnload loads the view"
  case superSkipped = "missing super"
  case outletDangles = "dangling outlet"
  case retainCycle = "retain cycle"
  case childNotMoved = "missing didMove"
  case childNotAdded = "missing addChild"
  case childNotWarned = "missing willMove"
  case viewNotSet = "loadView without a view"
  case timerRunsOn = "missing invalidate"
  case observerStays = "missing removeObserver"
  case taskRunsOn = "missing cancel"
  case presentedOffScreen = "present off screen"
  case observedEachTime = "observer added again"
  case strongDelegate = "strong delegate"
  case observerDangles = "dangling observer"
  case neverReleased = "missing release"
  case addedEachTime = "added again"
  case changedOffMain = "off the main thread"
  case strongCapture = "strong capture"

  /// For the ids of phrases: `view-loaded-in-unload`.
  public var id: String {
    "\(self)".reduce("") { $0 + ($1.isUppercase ? "-" + $1.lowercased() : String($1)) }
  }

  public var kind: Mistake.Kind {
    switch self {
    case .viewLoadedInUnload, .retainCycle, .timerRunsOn, .observerStays, .taskRunsOn,
      .strongDelegate, .strongCapture,
      .addedEachTime, .neverReleased:
      .performance
    case .superSkipped, .outletDangles, .childNotMoved, .childNotAdded, .childNotWarned,
      .viewNotSet, .presentedOffScreen, .observedEachTime, .observerDangles, .changedOffMain:
      .logic
    }
  }
}
