let root = UIViewController()
window.rootViewController = root
let sheet = UIViewController()
if let controller = sheet.sheetPresentationController {
  controller.detents = [.medium(), .large()]
  controller.prefersGrabberVisible = true
  print(controller.selectedDetentIdentifier == nil, controller.detents.count)  // prints: true 2
}
root.present(sheet, animated: true)
print(sheet.view.frame)  // prints: (0.0, 437.0, 402.0, 437.0)
sheet.sheetPresentationController?.animateChanges {
  sheet.sheetPresentationController?.selectedDetentIdentifier = .large
}
print(sheet.view.frame)  // prints: (0.0, 72.0, 402.0, 802.0)
let medium: UISheetPresentationController.Detent = .medium()
print(medium.identifier == .medium)  // prints: true
sheet.modalPresentationStyle = .fullScreen
print(sheet.sheetPresentationController == nil)  // prints: true
