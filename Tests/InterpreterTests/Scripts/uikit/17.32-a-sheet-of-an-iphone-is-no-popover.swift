let sheet = UIAlertController(title: "S", message: nil, preferredStyle: .actionSheet)
print(sheet.popoverPresentationController == nil)  // prints: true
