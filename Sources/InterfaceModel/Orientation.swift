/// How the interface stands on the screen.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  case portrait
  case upsideDown = "upside-down"
  /// With the home button to the right, and to the left.
  case landscapeRight = "landscape-right"
  case landscapeLeft = "landscape-left"

  /// UIKit's number of `UIInterfaceOrientation`; a mask of orientations has this bit.
  package var number: Int {
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
