class Host: UIViewController, UISheetPresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheet: UISheetPresentationController
  ) {
    print(sheet.selectedDetentIdentifier == .medium)  // prints: true
  }
  func presentationControllerDidDismiss(_ sheet: UIPresentationController) { print("gone") }  // prints: gone
}
let host = Host()
window.rootViewController = host
let sheet = UIViewController()
sheet.sheetPresentationController?.detents = [.medium(), .large()]
sheet.sheetPresentationController?.selectedDetentIdentifier = .large
sheet.sheetPresentationController?.delegate = host
host.present(sheet, animated: true)
:swipe-down
print(host.presentedViewController == sheet)  // prints: true
:swipe-down
print(host.presentedViewController == nil)  // prints: true
