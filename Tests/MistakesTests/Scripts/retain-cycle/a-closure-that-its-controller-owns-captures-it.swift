class SheetController: UIViewController {
  var onClose: (() -> Void)?
  override func viewDidLoad() {
    super.viewDidLoad()
    onClose = { self.dismiss(animated: true) }  // mistake 0 p retain cycle
  }
}
var sheet: SheetController? = SheetController()
window.rootViewController = sheet
window.rootViewController = nil
sheet = nil
