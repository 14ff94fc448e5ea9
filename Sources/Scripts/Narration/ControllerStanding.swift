/// Where a controller stands, and who owns it.
public struct ControllerStanding: Equatable, Sendable {
  public var controller: String
  public var place: ControllerPlace
  /// nil where they are not told.
  public var owners: [OwnerName]?
}

/// How near a controller is to being seen.
public enum ControllerPlace: Equatable, Sendable {
  case noView, offScreen, onScreen, inTransition
}
