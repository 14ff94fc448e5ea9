public import ObjectModel

/// How the interface stands on the screen.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  case portrait
  case upsideDown = "upside-down"
  /// With the home button to the right, and to the left.
  case landscapeRight = "landscape-right"
  case landscapeLeft = "landscape-left"

  /// UIKit's number of `UIInterfaceOrientation`; a mask of orientations has this bit.
  var number: Int {
    switch self {
    case .portrait: 1
    case .upsideDown: 2
    case .landscapeRight: 3
    case .landscapeLeft: 4
    }
  }

  public var isLandscape: Bool { self == .landscapeRight || self == .landscapeLeft }

  /// Where a person turns the device who only says that it is turned.
  public var turned: Orientation { isLandscape ? .portrait : .landscapeRight }
}

extension Simulation {
  /// Why the device cannot be turned.
  public func obstacle(toTurn orientation: Orientation) -> Obstacle? {
    if isInBackground { return .inBackground }
    return orientation == deviceOrientation ? .sameOrientation : nil
  }

  /// The screen as it stands: before iOS 8 it kept its size however it was held.
  public var screenSize: Size {
    let size = version.screen(of: device)
    return orientation.isLandscape && version.turnsScreen
      ? Size(width: size.height, height: size.width) : size
  }

  /// The size of what fills a window.
  func stage(of window: Size) -> Size {
    orientation.isLandscape && !version.turnsScreen
      ? Size(width: window.height, height: window.width) : window
  }
}
