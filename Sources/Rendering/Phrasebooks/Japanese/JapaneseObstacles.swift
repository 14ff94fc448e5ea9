import Simulator

extension Japanese {
  /// Why a person cannot do what was asked for.
  func words(_ obstacle: Obstacle) -> String {
    switch obstacle {
    case .unavailable(let version): "iOS \(version) より前にはありません"
    case .noGestureUnderWay: "進行中のジェスチャはありません"
    case .gestureUnderWay: "ジェスチャの途中です。先に finish か cancel をしてください"
    case .noNavigationController: "表示中のナビゲーションコントローラがありません"
    case .rootStays: "スタックのルートはポップできません"
    case .gestureDisabled: "アプリがこのジェスチャを無効にしています"
    case .noSheet: "表示中のシートがありません"
    case .noTabBar: "表示中のタブバーがありません"
    case .noSuchTab(let index, let count): "タブ\(index)はありません。0から数えて全部で\(count)個です"
    case .noPages: "表示中の UIPageViewController がありません"
    case .inBackground: "アプリはバックグラウンドにあります"
    case .notInBackground: "アプリはもうフォアグラウンドにあります"
    case .sameOrientation: "画面はもうその向きです"
    }
  }
}
