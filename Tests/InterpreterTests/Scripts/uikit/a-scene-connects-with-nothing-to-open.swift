:ios 17.0
import UIKit
final class App: UIResponder, UIApplicationDelegate {}
final class Scene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    if let context = options.urlContexts.first { print("opens", context.url) }
    print(options.urlContexts.isEmpty, options.userActivities.count)  // prints: true 0
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
}
:launch App scene Scene
print(Bundle.main.url(forResource: "data", withExtension: "json")?.lastPathComponent ?? "none")  // prints: data.json
