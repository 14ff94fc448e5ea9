public import InterfaceModel
public import ObjectModel
public import ObjectRuntime

extension Simulation {
  /// How the interface stands.
  public var orientation: Orientation { interface.orientation }

  /// Why the device cannot be turned.
  public func obstacle(toTurn orientation: Orientation) -> Obstacle? {
    if isInBackground { return .inBackground }
    return orientation == interface.deviceOrientation ? .sameOrientation : nil
  }

  /// The screen as it stands: before iOS 8 it kept its size however it was held.
  public var screenSize: Size {
    let size = version.screen(of: device)
    return interface.orientation.isLandscape && version.turnsScreen
      ? Size(width: size.height, height: size.width) : size
  }

  /// The size of what fills a window.
  func stage(of window: Size) -> Size {
    interface.orientation.isLandscape && !version.turnsScreen
      ? Size(width: window.height, height: window.width) : window
  }
}
