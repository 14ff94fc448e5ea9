import Simulator

extension Chinese {
  /// Why a person cannot do what was asked for.
  func words(_ obstacle: Obstacle) -> String {
    switch obstacle {
    case .unavailable(let version): "iOS \(version) 之前没有这个功能"
    case .noGestureUnderWay: "没有进行中的手势"
    case .gestureUnderWay: "已有手势在进行：请先 finish 或 cancel"
    case .noNavigationController: "屏幕上没有导航控制器"
    case .rootStays: "栈底的根控制器不能 pop"
    case .gestureDisabled: "App 关闭了这个手势"
    case .noSheet: "屏幕上没有 sheet"
    case .noTabBar: "屏幕上没有标签栏"
    case .noSuchTab(let index, let count): "没有标签页 \(index)：从 0 数起，共 \(count) 个"
    case .noPages: "屏幕上没有 UIPageViewController"
    case .inBackground: "App 在后台"
    case .notInBackground: "App 已经在前台"
    case .sameOrientation: "屏幕已经是这个方向"
    }
  }
}
