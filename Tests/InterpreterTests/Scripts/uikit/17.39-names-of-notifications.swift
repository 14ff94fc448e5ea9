extension Notification.Name {
  static let added = Notification.Name("added")
  static let moved = Self("moved")
  static let gone: Self = .init("gone")
}
print(Notification.Name.added)  // prints: NSNotificationName(_rawValue: added)
print(NSNotification.Name.moved.rawValue, Notification.Name.gone == Notification.Name("gone"))  // prints: moved true
print(UIApplication.didEnterBackgroundNotification.rawValue)  // prints: UIApplicationDidEnterBackgroundNotification
print([Notification.Name.added], Notification.Name.added as Any)  // prints: [__C.NSNotificationName(_rawValue: added)] NSNotificationName(_rawValue: added)
class Delegate: NSObject, UIApplicationDelegate {
  func applicationDidEnterBackground(_ application: UIApplication) { print("delegate") }  // prints: delegate
}
let delegate = Delegate()
UIApplication.shared.delegate = delegate
NotificationCenter.default.addObserver(forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil) { _ in
  print("observer")  // prints: observer
}
:background
NotificationCenter.default.addObserver(forName: .added, object: nil, queue: nil) { note in
  print(note.name == .added, note.userInfo as Any)  // prints: true Optional([AnyHashable("k"): 1]) | true nil
}
NotificationCenter.default.post(name: .added, object: nil, userInfo: ["k": 1])
NotificationCenter.default.post(name: Notification.Name.added, object: nil)
