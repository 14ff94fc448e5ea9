:ios 26.0
:device ipad
let page = UIViewController()
window.rootViewController = page
let share = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
share.popoverPresentationController?.sourceView = page.view
page.present(share, animated: false)
print(page.presentedViewController === share)  // prints: true
page.dismiss(animated: false)
let lost = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
page.present(lost, animated: true)  // fails: NSGenericException: UIPopoverPresentationController (<UIPopoverPresentationController: 0x600000000200>) should have a non-nil sourceView or barButtonItem set before the presentation occurs.
