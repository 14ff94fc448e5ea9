class Listener {
  init() { NotificationCenter.default.addObserver(self, selector: #selector(heard), name: UIApplication.didReceiveMemoryWarningNotification, object: nil) }
  @objc func heard() { print("heard") }  // prints: heard
  deinit { print("freed") }  // prints: freed
}
var listener: Listener? = Listener()
:owners listener  // owners: you
NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
listener = nil
NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
