class FeedController: UIViewController {
  var token: NSObjectProtocol?
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    token = NotificationCenter.default.addObserver(forName: Notification.Name("news"), object: nil, queue: nil) { _ in
      self.title = "news"
    }
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
var feed: FeedController? = FeedController()
window.rootViewController = feed
window.rootViewController = nil
feed = nil
