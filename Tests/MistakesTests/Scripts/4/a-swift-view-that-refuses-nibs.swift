class DialView: UIView {
  var mark = 0
  override init(frame: CGRect) {
    super.init(frame: frame)
    mark = 12
  }
  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }
}
class SafeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(DialView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
  }
}
window.rootViewController = SafeController()
