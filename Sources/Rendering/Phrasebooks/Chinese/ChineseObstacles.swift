import Simulator

extension Chinese {
  /// Why a person cannot do what was asked for.
  func words(_ obstacle: Obstacle) -> String {
    switch obstacle {
    case .unavailable(let version): "iOS \(version) 之前没有这个功能：先输入 :ios \(version)（App 会重新启动）"
    case .noGestureUnderWay: "没有进行中的手势：先输入 :swipe-back begin 或 :swipe-down begin"
    case .gestureUnderWay: "已有手势在进行：请先 finish 或 cancel"
    case .noNavigationController: "屏幕上没有导航控制器：先显示一个，输入 :tree 看屏幕上有什么"
    case .rootStays: "栈底的根控制器不能 pop：先 push 一个控制器"
    case .gestureDisabled: "App 关闭了这个手势：在代码里打开，或者用代码返回"
    case .noSheet: "屏幕上没有 sheet：先模态呈现一个，输入 :tree 看屏幕上有什么"
    case .noTabBar: "屏幕上没有标签栏：先显示一个，输入 :tree 看屏幕上有什么"
    case .noSuchTab(let index, let count): "没有标签页 \(index)：从 0 数起，共 \(count) 个"
    case .noPages: "屏幕上没有 UIPageViewController：先显示一个，输入 :tree 看屏幕上有什么"
    case .inBackground: "App 在后台：先输入 :foreground"
    case .notInBackground: "App 已经在前台：先输入 :background"
    case .sameOrientation: "屏幕已经是这个方向：换另一个方向"
    }
  }
}
