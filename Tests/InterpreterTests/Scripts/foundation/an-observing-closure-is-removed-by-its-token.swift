extension Notification.Name {
  static let ring = Notification.Name("Ring")
}
let token = NotificationCenter.default.addObserver(forName: .ring, object: nil, queue: .main) { note in
  print("rung")  // prints: rung
}
NotificationCenter.default.post(name: .ring, object: nil)
NotificationCenter.default.removeObserver(token)
NotificationCenter.default.post(name: .ring, object: nil)
