let button = UIButton(type: .system)
print(button.buttonType == .system, UIButton().buttonType == .custom, button.state == .normal)  // prints: true true true
button.isSelected = true
button.isEnabled = false
print(button.state == [.selected, .disabled], button.state.contains(.selected), button.state == .selected)  // prints: true true false
let field = UITextField()
window.addSubview(field)
print(field.isEditing, field.becomeFirstResponder(), field.isEditing)  // prints: false true true
print(UILabel().textColor == .label)  // prints: true
let view = UIView()
view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
print(view.directionalLayoutMargins.leading, view.layoutMargins.left)  // prints: 2.0 2.0
