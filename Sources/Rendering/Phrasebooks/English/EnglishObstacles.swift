import Simulator

extension English {
  /// Why a person cannot do what was asked for.
  func words(_ obstacle: Obstacle) -> String {
    switch obstacle {
    case .unavailable(let version): "there is nothing of the kind before iOS \(version)"
    case .noGestureUnderWay: "no gesture is under way"
    case .gestureUnderWay: "a gesture is under way: finish or cancel it first"
    case .noNavigationController: "no navigation controller is on screen"
    case .rootStays: "the root of a stack cannot be popped"
    case .gestureDisabled: "the app has turned the gesture off"
    case .noSheet: "nothing on screen is a sheet"
    case .noTabBar: "no tab bar is on screen"
    case .noSuchTab(let index, let count):
      "there is no tab \(index): they are counted from 0, and there are \(count)"
    case .noPages: "no page view controller is on screen"
    case .inBackground: "the app is in the background"
    case .notInBackground: "the app is on screen already"
    case .sameOrientation: "the screen stands so already"
    }
  }
}
