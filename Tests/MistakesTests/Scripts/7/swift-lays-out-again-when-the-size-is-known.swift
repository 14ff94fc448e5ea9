:nib SplitController {size: [375, 667]}
class SplitController: UIViewController {
  var half = 0.0
  func split() {
    half = view.bounds.width / 2
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    split()
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    split()
  }
}
window.rootViewController = SplitController()
