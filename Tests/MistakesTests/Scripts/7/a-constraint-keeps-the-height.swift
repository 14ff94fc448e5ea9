:ios 7.0
class HalfController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let half = UIView()
    half.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(half)
    let metrics = ["height": view.bounds.height / 2]  // mistake 7 l
    for format in ["H:|[half]|", "V:|[half(height)]"] {
      view.addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: metrics, views: ["half": half]))
    }
  }
}
let halves = HalfController()
window.rootViewController = halves
