:ios 17.0
final class App: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let count = UserDefaults.standard.integer(forKey: "launches") + 1
    UserDefaults.standard.set(count, forKey: "launches")
    print("launch", count)  // prints: launch 1 | launch 2
    return true
  }
}
:launch App
:relaunch
print(UIApplication.shared.delegate is App)  // prints: true
