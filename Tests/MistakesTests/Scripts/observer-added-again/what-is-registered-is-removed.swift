class ChatController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(
      self, selector: #selector(came), name: Notification.Name("message"), object: nil)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    NotificationCenter.default.removeObserver(self)
  }
  @objc func came() {}
}
class NewsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(came), name: Notification.Name("news"), object: nil)
  }
  @objc func came() {}
}
let tabs = UITabBarController()
tabs.viewControllers = [ChatController(), NewsController()]
window.rootViewController = tabs
tabs.selectedIndex = 1
tabs.selectedIndex = 0
tabs.selectedIndex = 1
