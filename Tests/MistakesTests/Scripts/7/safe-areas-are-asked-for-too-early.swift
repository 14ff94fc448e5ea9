:ios 17.0
class TopController: UIViewController {
  let label = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    label.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: 100, height: 20)  // mistake 7 l
    view.addSubview(label)
    print(view.safeAreaInsets.bottom)
  }
}
class LaterController: UIViewController {
  let label = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    label.frame.origin.y = view.safeAreaInsets.top
    view.addSubview(label)
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.frame.origin.y = view.safeAreaInsets.top
  }
}
window.rootViewController = TopController()
window.rootViewController = LaterController()
