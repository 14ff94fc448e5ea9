class HintController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in self.title = "hint" }
  }
}
var hint: HintController? = HintController()
window.rootViewController = hint
window.rootViewController = nil
hint = nil
