class Listener {
  var token: NSObjectProtocol?
  func listen() {
    token = NotificationCenter.default.addObserver(forName: Notification.Name("news"), object: nil, queue: nil) { _ in print("heard", self.token != nil) }  // prints: heard true
  }
  deinit { print("never") }
}
var listener: Listener? = Listener()
listener?.listen()
listener = nil
NotificationCenter.default.post(name: Notification.Name("news"), object: nil)
