class SheetController: UIViewController {
  var onClose: (() -> Void)?
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onClose = { self.dismiss(animated: true) }
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onClose = nil
  }
}
var sheet: SheetController? = SheetController()
window.rootViewController = sheet
window.rootViewController = nil
sheet = nil
