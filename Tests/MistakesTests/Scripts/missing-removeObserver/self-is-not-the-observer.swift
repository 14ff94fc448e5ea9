class FeedController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(forName: Notification.Name("news"), object: nil, queue: nil) { _ in  // mistake 0 p missing removeObserver
      self.title = "news"
    }
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    NotificationCenter.default.removeObserver(self)
  }
}
var feed: FeedController? = FeedController()
window.rootViewController = feed
window.rootViewController = nil
feed = nil
