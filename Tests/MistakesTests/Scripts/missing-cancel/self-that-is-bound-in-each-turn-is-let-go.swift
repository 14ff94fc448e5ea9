class NewsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Task { [weak self] in
      for await _ in NotificationCenter.default.notifications(named: .init("news")) {
        guard let self else { return }
        self.title = "news"
      }
    }
  }
}
let nav = UINavigationController(rootViewController: UIViewController())
window.rootViewController = nav
nav.pushViewController(NewsController(), animated: false)
nav.popViewController(animated: false)
:wait 3
