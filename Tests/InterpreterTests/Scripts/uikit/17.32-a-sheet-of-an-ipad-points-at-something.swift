:device ipad
let sheet = UIAlertController(title: "t", message: nil, preferredStyle: .actionSheet)
let root = UIViewController()
window.rootViewController = root
root.present(sheet, animated: true)  // fails: NSGenericException: Your application has presented a UIAlertController (<UIAlertController: 0x600000000100>) of style UIAlertControllerStyleActionSheet. The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must provide location information for this popover through the alert controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a barButtonItem.  If this information is not known when you present the alert controller, you may provide it in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.
