import Simulator

extension Japanese {
  /// Why a person cannot do what was asked for.
  func words(_ obstacle: Obstacle) -> String {
    switch obstacle {
    case .unavailable(let version): "iOS \(version) より前にはありません。:ios \(version) で起動し直してください"
    case .noGestureUnderWay: "進行中のジェスチャはありません。先に begin で始めてください"
    case .gestureUnderWay: "ジェスチャの途中です。先に finish か cancel をしてください"
    case .noNavigationController: "表示中のナビゲーションコントローラがありません。先に表示してください"
    case .rootStays: "スタックのルートはポップできません。先に何かをプッシュしてください"
    case .gestureDisabled: "アプリがこのジェスチャを無効にしています。コードで有効にするか、コードで戻ってください"
    case .noSheet: "表示中のシートがありません。先にモーダルで表示してください"
    case .noTabBar: "表示中のタブバーがありません。先に表示してください"
    case .noSuchTab(let index, let count): "タブ\(index)はありません。0から数えて全部で\(count)個です"
    case .noPages: "表示中の UIPageViewController がありません。先に表示してください"
    case .inBackground: "アプリはバックグラウンドにあります。先に :foreground で戻してください"
    case .notInBackground: "アプリはもうフォアグラウンドにあります。移すには :background を使います"
    case .sameOrientation: "画面はもうその向きです。別の向きを指定してください"
    }
  }
}
