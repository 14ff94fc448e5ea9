class NewsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Task { [weak self] in  // mistake 0 p missing cancel
      guard let self else { return }
      for await _ in NotificationCenter.default.notifications(named: .init("news")) { self.title = "news" }
    }
  }
}
let nav = UINavigationController(rootViewController: UIViewController())
window.rootViewController = nav
nav.pushViewController(NewsController(), animated: false)
nav.popViewController(animated: false)
