class App: UIResponder, UIApplicationDelegate {}
class Scene: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }
:launch App scene Scene
for name in [UIScene.didEnterBackgroundNotification, UIScene.willEnterForegroundNotification] {
  NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
    print(note.name.rawValue)  // prints: UISceneDidEnterBackgroundNotification | UISceneWillEnterForegroundNotification
  }
}
:background
:foreground
print(UIApplication.willTerminateNotification.rawValue)  // prints: UIApplicationWillTerminateNotification
print(Notification(name: Notification.Name("saved"), object: nil))  // prints: name = saved, object = nil, userInfo = nil
