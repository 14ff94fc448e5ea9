class SheetController: UIViewController {
  var onClose: (() -> Void)?
  override func viewDidLoad() {
    super.viewDidLoad()
    onClose = { [weak self] in self?.dismiss(animated: true) }
  }
}
var sheet: SheetController? = SheetController()
window.rootViewController = sheet
window.rootViewController = nil
sheet = nil
