:nib SplitController {size: [375, 667]}
class SplitController: UIViewController {
  var half = 0.0
  override func viewDidLoad() {
    super.viewDidLoad()
    half = view.bounds.width / 2  // mistake 7 l
  }
}
window.rootViewController = SplitController()
