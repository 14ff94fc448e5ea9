:ios 17.0
:device ipad
let page = UIViewController()
window.rootViewController = page
print(page.traitCollection.horizontalSizeClass == .regular)  // prints: true
let form = UINavigationController(rootViewController: UIViewController())
form.modalPresentationStyle = .formSheet
page.present(form, animated: false)
print(form.traitCollection.horizontalSizeClass == .compact)  // prints: true
print(form.topViewController!.view.traitCollection.horizontalSizeClass == .compact)  // prints: true
form.dismiss(animated: false)
let sheet = UIViewController()
sheet.modalPresentationStyle = .pageSheet
page.present(sheet, animated: false)
print(sheet.traitCollection.horizontalSizeClass == .regular)  // prints: true
