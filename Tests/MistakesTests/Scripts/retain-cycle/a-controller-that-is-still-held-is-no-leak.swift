class SheetController: UIViewController {
  var onClose: (() -> Void)?
  override func viewDidLoad() {
    super.viewDidLoad()
    onClose = { self.dismiss(animated: true) }
  }
}
let sheet = SheetController()
window.rootViewController = sheet
window.rootViewController = nil
