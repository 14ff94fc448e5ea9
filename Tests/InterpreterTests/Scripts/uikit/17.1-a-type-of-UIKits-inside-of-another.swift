let medium = UISheetPresentationController.Detent.medium()
print([medium, UISheetPresentationController.Detent.large()].map { $0.identifier == .medium })  // prints: [true, false]
print(UISheetPresentationController.Detent.self == type(of: medium))  // prints: true
