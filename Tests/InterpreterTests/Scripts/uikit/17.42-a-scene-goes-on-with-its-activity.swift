class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    print(scene.activationState == .unattached, session.stateRestorationActivity?.activityType ?? "none")  // prints: true none | true read.page
  }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "read.page") }
}
:launch AppDelegate scene SceneDelegate
:background
:launch AppDelegate scene SceneDelegate
