class Root: UIViewController, UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); print("gone") }
}
let root = Root()
window.rootViewController = root
let menu = UIViewController()
menu.preferredContentSize = CGSize(width: 200, height: 300)
menu.modalPresentationStyle = .popover
menu.popoverPresentationController?.sourceView = root.view
menu.popoverPresentationController?.delegate = root
root.present(menu, animated: true)
print(menu.view.frame.size)  // prints: (200.0, 300.0)
