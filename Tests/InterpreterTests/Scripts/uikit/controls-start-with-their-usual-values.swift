print(UISwitch().isOn, UIView().alpha, UILabel().numberOfLines)  // prints: false 1.0 1
print(UIStepper().maximumValue, UISegmentedControl(items: ["a", "b"]).selectedSegmentIndex)  // prints: 100.0 -1
print(UITextView().isEditable, UIButton(type: .system).isEnabled, UIView().isOpaque)  // prints: true true true
