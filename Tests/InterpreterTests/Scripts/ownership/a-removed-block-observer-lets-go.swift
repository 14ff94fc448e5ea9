class Listener {
  var token: NSObjectProtocol?
  func listen() {
    token = NotificationCenter.default.addObserver(forName: Notification.Name("news"), object: nil, queue: .main) { [weak self] _ in print("heard", self != nil) }  // prints: heard true
  }
  deinit {
    NotificationCenter.default.removeObserver(token!)
    print("freed")  // prints: freed
  }
}
var listener: Listener? = Listener()
listener?.listen()
NotificationCenter.default.post(name: Notification.Name("news"), object: nil)
listener = nil
NotificationCenter.default.post(name: Notification.Name("news"), object: nil)
