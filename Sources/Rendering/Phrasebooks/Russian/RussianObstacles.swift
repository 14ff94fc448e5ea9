import Simulator

extension Russian {
  /// Why a person cannot do what was asked for.
  func words(_ obstacle: Obstacle) -> String {
    switch obstacle {
    case .unavailable(let version): "до iOS \(version) ничего подобного нет"
    case .noGestureUnderWay: "никакой жест не начат"
    case .gestureUnderWay: "жест уже начат: сначала завершите или отмените его"
    case .noNavigationController: "на экране нет UINavigationController"
    case .rootStays: "корневой контроллер из стека не уходит"
    case .gestureDisabled: "приложение отключило этот жест"
    case .noSheet: "на экране нет карточки (sheet)"
    case .noTabBar: "на экране нет панели вкладок"
    case .noSuchTab(let index, let count):
      "вкладки \(index) нет: счёт идёт с 0, всего вкладок: \(count)"
    case .noPages: "на экране нет UIPageViewController"
    case .inBackground: "приложение в фоне"
    case .notInBackground: "приложение и так на экране"
    case .sameOrientation: "экран уже повёрнут так"
    }
  }
}
